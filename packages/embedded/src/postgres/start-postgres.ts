import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild, untilServing, type Child, type ChildOptions } from '../processes/child.ts';
import { lastLogLine } from '../processes/log-file.ts';
import { postgresAccount, type PostgresAccount } from './account.ts';
import { postgresPrograms } from './programs.ts';
import { clearLeftovers } from './clear-leftovers.ts';
import { StartupError } from '../startup-error.ts';

export interface PostgresOptions {
  /** Folder of the cluster, absolute; made on the first start. */
  dataDir: string;
  port: number;
  /** Of the superuser `postgres`; used when the cluster is made. */
  superuserPassword: string;
  /** Where the server's own log goes. */
  logFile: string;
  /** Further server settings, such as `fsync: 'off'` for tests. */
  settings?: Record<string, string>;
  onSpawn?: ChildOptions['onSpawn'];
}

/**
 * The major version of the programs that package.json pins; a cluster of another one cannot be
 * opened.
 */
const majorVersion = '18';

/**
 * After a SIGKILL the server's process number lasts until it is reaped, and its sessions until they
 * notice.
 */
const releaseLimitMs = 15_000;
const stillHeld = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/;

/**
 * Starts PostgreSQL on 127.0.0.1, after making the cluster if there is none and ending what a
 * killed run left on it.
 * @throws {StartupError} the folder is damaged, of another version, or the server does not come up
 */
export async function startPostgres(options: PostgresOptions): Promise<Child> {
  const { initdb, postgres } = postgresPrograms();
  await mkdir(dirname(options.dataDir), { recursive: true });
  const account = postgresAccount(options.dataDir, [initdb, options.dataDir]);
  if (!existsSync(join(options.dataDir, 'PG_VERSION'))) {
    await makeCluster(options, initdb, account);
  }
  await checkVersion(options.dataDir);
  await clearLeftovers(options.dataDir);
  const stopAtMs = performance.now() + releaseLimitMs;
  for (;;) {
    try {
      return await startServer(options, postgres, account);
    } catch (error) {
      if (!(error instanceof StartupError) || !stillHeld.test(error.message)) throw error;
      if (performance.now() > stopAtMs) throw error;
      await pause(200);
    }
  }
}

/**
 * Made beside its place and moved there whole, so that a kill in between leaves nothing half made.
 */
async function makeCluster(
  { dataDir, superuserPassword, logFile, settings }: PostgresOptions,
  initdb: string,
  account: PostgresAccount,
): Promise<void> {
  const entries = await readdir(dataDir).catch(() => []);
  if (entries.length > 0) {
    throw new StartupError(
      `${dataDir} holds files but no PostgreSQL data (PG_VERSION is missing): ` +
        'restore the folder from a copy, or move DATA_DIR away to start afresh.',
    );
  }
  const fresh = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    await Promise.all(
      [fresh, passwordFile].map((p) => chown(p, account.uid ?? 0, account.gid ?? 0)),
    );
  }
  try {
    const args = [
      ...['-D', fresh, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      // The built-in locale sorts alike on every system, whatever locales it has installed.
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(settings?.['fsync'] === 'off' ? ['--no-sync'] : []),
      '--no-instructions',
    ];
    const child = await startChild({
      ...account.wrap(initdb, args),
      logFile,
      stopSignal: 'SIGINT',
    });
    const ended = await child.exited;
    if (ended !== 'exit code 0') {
      throw new StartupError(
        `PostgreSQL could not make its data folder ${dataDir} (${ended}): ${await lastLogLine(logFile)}`,
      );
    }
    await rm(dataDir, { recursive: true, force: true });
    await rename(fresh, dataDir);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function checkVersion(dataDir: string): Promise<void> {
  const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim();
  const control = await stat(join(dataDir, 'global', 'pg_control')).catch(() => undefined);
  if (version === majorVersion && control !== undefined) return;
  const reason =
    version === majorVersion ? 'is damaged' : `is of PostgreSQL "${version.slice(0, 8)}"`;
  throw new StartupError(
    `The data folder ${dataDir} ${reason}, and this version needs an intact one of PostgreSQL ${majorVersion}: ` +
      'restore it from a copy, or move DATA_DIR away to start afresh.',
  );
}

async function startServer(
  options: PostgresOptions,
  postgres: string,
  account: PostgresAccount,
): Promise<Child> {
  const { dataDir, port, logFile } = options;
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '200',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = account.wrap(postgres, ['-D', dataDir, '-p', String(port), ...flags]);
  // SIGINT is PostgreSQL's fast shutdown: open sessions are cut, nothing committed is lost.
  const child = await startChild({
    ...command,
    logFile,
    stopSignal: 'SIGINT',
    onSpawn: options.onSpawn,
  });
  const ended = await untilServing(child, () => isReady(dataDir, child.pid), { everyMs: 10 });
  if (ended === undefined) return child;
  throw new StartupError(
    `PostgreSQL on ${dataDir} did not start (${ended}): ${await lastLogLine(logFile)} ` +
      `See ${logFile}; restore the folder from a copy, or move DATA_DIR away to start afresh.`,
  );
}

/**
 * PostgreSQL writes "ready" into the eighth line of its lock file once it takes connections, as
 * pg_ctl knows.
 */
function isReady(dataDir: string, pid: number): boolean {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}
