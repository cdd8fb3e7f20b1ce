import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, chmod, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { freePort } from '@countersign/embedded/processes/ports';
import { identify } from '@countersign/embedded/processes/process-identity';
import type { RuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { eventually } from '../support/eventually.ts';

const script = join(import.meta.dirname, '..', 'support', 'embedded', 'supervise.ts');
const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

interface Run {
  process: ChildProcess;
  /** "up", or what it said instead; resolves when either is known. */
  up: Promise<string>;
  /** What it said when it refused; resolves at its end. */
  ended: Promise<{ code: number | null; message: string }>;
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-supervisor-'));
  await chmod(folder, 0o711);
  cleanUps.push(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
  return folder;
}

async function run(dataDir: string, port: number, args: string[] = []): Promise<Run> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    NODE_OPTIONS: '',
    // Not the usual one: while Temporal is dead another test's instance might take it.
    TEMPORAL_UI_PORT: String(await freePort()),
  };
  const child = fork(script, args, {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let message = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (message += text));
  const ended = new Promise<{ code: number | null; message: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, message }));
  });
  const up = new Promise<string>((resolve) => {
    child.once('message', () => resolve('up'));
    void ended.then(({ message: said }) => resolve(`not up: ${said}`));
  });
  cleanUps.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { process: child, up, ended };
}

async function readRuntime(dataDir: string): Promise<RuntimeFile> {
  return JSON.parse(await readFile(join(dataDir, 'runtime.json'), 'utf8')) as RuntimeFile;
}

test('one command brings everything up, a second one is refused, and a stop leaves nothing running', async () => {
  const dataDir = join(await makeFolder(), 'data');
  const port = await freePort();
  const first = await run(dataDir, port);
  expect(await first.up).toBe('up');

  const runtime = await readRuntime(dataDir);
  expect(runtime).toMatchObject({
    api_url: `http://localhost:${port}/api/v1`,
    mailbox_url: `http://localhost:${port}/mailbox`,
    api_key: `key_${first.process.pid}`,
    test_api_key: `test_${first.process.pid}`,
  });
  expect(Object.keys(runtime.pids)).toEqual(['api', 'worker', 'temporal', 'postgres']);
  expect((await stat(join(dataDir, 'runtime.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600);
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
  expect((await fetch(runtime.temporal_ui_url ?? '')).status).toBe(200);

  const second = await (await run(dataDir, await freePort())).ended;
  expect(second.code).toBe(1);
  expect(second.message).toContain(`already running on ${dataDir}`);

  const samePort = await (await run(join(await makeFolder(), 'data'), port)).ended;
  expect(samePort.code).toBe(1);
  expect(samePort.message).toContain(`PORT ${port} on 127.0.0.1 cannot be listened on`);

  first.process.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
  expect(Object.values(runtime.pids).filter((pid) => identify(pid) !== undefined)).toEqual([]);
  expect((await readRuntime(dataDir)).pids).toEqual({});
});

test('a process that is killed is started again on the same address', async () => {
  const dataDir = join(await makeFolder(), 'data');
  const instance = await run(dataDir, await freePort());
  expect(await instance.up).toBe('up');
  const before = await readRuntime(dataDir);

  for (const name of ['postgres', 'temporal', 'api', 'worker'] as const) {
    process.kill(before.pids[name] ?? 0, 'SIGKILL');
  }
  const after = await eventually(async () => {
    const now = await readRuntime(dataDir);
    const names = ['postgres', 'temporal', 'api', 'worker'] as const;
    const isNew = names.every((name) => now.pids[name] && now.pids[name] !== before.pids[name]);
    return isNew ? now : undefined;
  });
  expect(after.database_url).toBe(before.database_url);
  expect(after.temporal_address).toBe(before.temporal_address);
  await eventually(() => countOrganizations(after.database_url).catch(() => undefined));
});

test('an API or a worker that hangs is started again, as if it had died', async () => {
  const dataDir = join(await makeFolder(), 'data');
  const instance = await run(dataDir, await freePort(), ['1000']);
  expect(await instance.up).toBe('up');
  for (const name of ['api', 'worker'] as const) {
    const pid = await eventually(async () => (await readRuntime(dataDir)).pids[name]);
    // As when its event loop is blocked: the system still takes what it is asked.
    process.kill(pid, 'SIGSTOP');
    await eventually(async () => {
      const now = (await readRuntime(dataDir)).pids[name];
      return now !== undefined && now !== pid;
    });
    expect(identify(pid)).toBeUndefined();
  }
});

test.each([
  ['alone', () => undefined],
  ['with its guardian', killGuardianOf],
])('killed %s, it recovers at the next start with data and key intact', async (_how, prepare) => {
  const dataDir = join(await makeFolder(), 'data');
  const port = await freePort();
  const killed = await run(dataDir, port);
  expect(await killed.up).toBe('up');
  const before = await readRuntime(dataDir);
  await insertOrganization(before.database_url);
  prepare(killed.process);
  killed.process.kill('SIGKILL');
  await killed.ended;

  expect(await (await run(dataDir, port)).up).toBe('up');
  const after = await readRuntime(dataDir);
  expect(after.api_key).toBe(before.api_key);
  expect(await countOrganizations(after.database_url)).toBe(1);
  // Nothing of the killed run may still be there, or two would work on the same data.
  for (const pid of Object.values(before.pids)) expect(identify(pid)).toBeUndefined();
});

/** Then nobody but the next start clears up (where the system tells who the guardian is). */
function killGuardianOf({ pid = 0 }: ChildProcess): void {
  const children = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(children)) return;
  for (const child of readFileSync(children, 'utf8').trim().split(' ')) {
    const command = readFileSync(`/proc/${child}/cmdline`, 'utf8');
    if (command.includes('guardian.sh')) process.kill(Number(child), 'SIGKILL');
  }
}

async function insertOrganization(url: string): Promise<void> {
  const statement = `insert into organizations (id, name, created_at) values (uuidv7(), 'a', now())`;
  await query(url, statement);
}

async function countOrganizations(url: string): Promise<number> {
  const [row] = await query(url, 'select count(*)::int as count from organizations');
  return Number(row?.['count']);
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  // Its server may be killed under it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
