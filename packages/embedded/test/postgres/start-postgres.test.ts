import { execFileSync, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import type { Child } from '@countersign/embedded/processes/child';
import { freePort } from '@countersign/embedded/processes/ports';
import { identify } from '@countersign/embedded/processes/process-identity';
import { postgresUrl } from '@countersign/embedded/postgres/roles';
import { startPostgres, type PostgresOptions } from '@countersign/embedded/postgres/start-postgres';

let folder: string;
let options: PostgresOptions;
let running: Child[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-postgres-'));
  await chmod(folder, 0o711);
  options = {
    dataDir: join(folder, 'postgres'),
    port: await freePort(),
    superuserPassword: 'only-for-tests',
    logFile: join(folder, 'postgres.log'),
    settings: { fsync: 'off' },
  };
});

afterEach(async () => {
  for (const child of running) await child.stop();
  running = [];
  await rm(folder, { recursive: true, force: true });
});

async function start(changes: Partial<PostgresOptions> = {}): Promise<Child> {
  const child = await startPostgres({ ...options, ...changes });
  running.push(child);
  return child;
}

async function query(statement: string): Promise<unknown[]> {
  const client = new pg.Client(postgresUrl('postgres', 'only-for-tests', options.port, 'postgres'));
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('a server that a killed run left behind is stopped, and what it had committed is there', async () => {
  const orphan = await start();
  await query('create table kept as select 1 as one');
  const next = await start();
  expect(identify(orphan.pid)).toBeUndefined();
  expect(next.pid).not.toBe(orphan.pid);
  expect(await query('select one from kept')).toEqual([{ one: 1 }]);
});

test('a server that was killed itself recovers at the next start', async () => {
  const killed = await start();
  await query('create table kept as select 1 as one');
  process.kill(killed.pid, 'SIGKILL');
  await killed.exited;
  await start();
  expect(await query('select one from kept')).toEqual([{ one: 1 }]);
});

test('a lock file whose process number belongs to another program now does no harm', async () => {
  const first = await start();
  const lockFile = join(options.dataDir, 'postmaster.pid');
  const lock = await readFile(lockFile, 'utf8');
  await first.stop();
  // Of the same account, or PostgreSQL could tell by itself that this is no server of its own.
  const { uid, gid } = await stat(options.dataDir);
  const stranger = spawn('sleep', ['60'], { uid, gid });
  try {
    await writeFile(lockFile, lock.replace(String(first.pid), String(stranger.pid)));
    await start();
    expect(stranger.exitCode).toBeNull();
    expect(stranger.killed).toBe(false);
  } finally {
    stranger.kill();
  }
});

test('a folder with foreign files is refused and left alone', async () => {
  await mkdir(options.dataDir);
  await writeFile(join(options.dataDir, 'diary.txt'), 'mine');
  await expect(start()).rejects.toThrow(/holds files but no PostgreSQL data.*move DATA_DIR away/);
  expect(await readFile(join(options.dataDir, 'diary.txt'), 'utf8')).toBe('mine');
});

test('a damaged folder is named, with what PostgreSQL says and the way out', async () => {
  await (await start()).stop();
  const whole = join(folder, 'whole');
  await cp(options.dataDir, whole, { recursive: true });

  await rm(join(options.dataDir, 'global', 'pg_control'));
  await expect(start()).rejects.toThrow(/is damaged.*restore it from a copy/);

  await writeFile(join(options.dataDir, 'PG_VERSION'), '15\n');
  await expect(start()).rejects.toThrow(/is of PostgreSQL "15".*move DATA_DIR away/);

  const damaged = { dataDir: join(folder, 'damaged') };
  await cp(whole, damaged.dataDir, { recursive: true });
  await chmod(damaged.dataDir, 0o700);
  await writeFile(join(damaged.dataDir, 'global', 'pg_control'), 'rubbish');
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', damaged.dataDir]);
  await expect(start(damaged)).rejects.toThrow(/did not start.*pg_control.*move DATA_DIR away/);
});
