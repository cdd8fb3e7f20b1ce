import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openParts, type Parts } from '../src/processes/open-parts.ts';
import { requireConnected } from '../src/processes/config/checks.ts';
import { childEnvironment, embeddedVariable, loadConfig } from '../src/processes/config/config.ts';
import { scopes } from '../src/domain/access/scopes.ts';
import { startChild, type Child } from '@countersign/embedded/processes/child';
import { startGuardian } from '@countersign/embedded/processes/guardian';
import { freePort } from '@countersign/embedded/processes/ports';
import { startPostgres } from '@countersign/embedded/postgres/start-postgres';
import {
  appRole,
  ensureOwnerAndDatabase,
  ownerRole,
  postgresUrl,
} from '@countersign/embedded/postgres/roles';
import { createApiKey } from '../src/operations/api-keys/create.ts';
import { createOrganization } from '../src/operations/organizations/create.ts';
import { migrate } from '../src/persistence/migrate.ts';
import { makeBenchClient, type BenchClient } from './http-client.ts';
import { startBenchTemporal, type BenchTemporal, type TemporalKind } from './temporal.ts';

const root = join(import.meta.dirname, '..');
const password = 'only-for-benches';
const database = 'countersign';

/** A workspace with its owner's key. UUIDs. */
export interface Workspace {
  organizationId: string;
  memberId: string;
  token: string;
}

/** What rows run on: servers of this run's own, which end with it. */
export interface Bench {
  api: BenchClient & { pid: number };
  /** The same SQL behind Express and nothing else. */
  bare: BenchClient & { pid: number };
  /** Where the baseline also receives webhooks: `/hook` answers, `/hang` never does. */
  bareUrl: string;
  /** As the superuser, for rows by the million. */
  sql: pg.Client;
  parts: Parts;
  addWorkspace(): Promise<Workspace>;
  folder: string;
  /** Started when a row first asks. */
  temporal(): Promise<BenchTemporal>;
  /** Another process of the service, which ends with the bench. @returns its pid */
  startService(name: 'api' | 'worker', changes: NodeJS.ProcessEnv): Promise<number>;
}

export interface BenchOptions {
  /** Where the API leaves a processor profile when it ends. */
  profileDir?: string;
  /** Which server `temporal()` is. */
  temporal: TemporalKind;
}

/**
 * Starts PostgreSQL with the settings of an embedded instance, the API and the baseline, each a
 * process of its own. Temporal is away from them: most rows measure requests, which never wait for it.
 */
export async function openBench(
  options: BenchOptions,
): Promise<{ bench: Bench; close: () => Promise<void> }> {
  const { profileDir } = options;
  const folder = await mkdtemp(join(tmpdir(), 'countersign-bench-'));
  const guardian = startGuardian(folder);
  // The account that PostgreSQL runs as when we are root must be able to pass.
  await chmod(folder, 0o711);
  await mkdir(join(folder, 'log'));
  const started: Child[] = [];
  const watch = (child: Child, signal: NodeJS.Signals): Child => {
    guardian.watch(child, signal);
    started.unshift(child);
    return child;
  };
  const port = await freePort();
  watch(
    await startPostgres({
      dataDir: join(folder, 'postgres'),
      port,
      superuserPassword: password,
      logFile: join(folder, 'log', 'postgres.log'),
    }),
    'SIGINT',
  );
  const passwords = { superuser: password, owner: password, app: password };
  await ensureOwnerAndDatabase(port, passwords, database);
  const adminUrl = postgresUrl(ownerRole, password, port, database);
  await migrate({ adminUrl, appRole, appPassword: password });
  const sql = new pg.Client(postgresUrl('postgres', password, port, database));
  await sql.connect();

  const ports = { api: await freePort(), bare: await freePort() };
  const env = serviceEnvironment(folder, postgresUrl(appRole, password, port, database), ports.api);
  const start = async (name: string, args: string[], changes: NodeJS.ProcessEnv = {}) => {
    const logFile = join(folder, 'log', `${name}.log`);
    const child = await startChild({
      command: process.execPath,
      args,
      logFile,
      cwd: root,
      stopSignal: 'SIGTERM',
      reportsReady: true,
      env: { ...env, ...changes },
    });
    watch(child, 'SIGKILL');
    const ended = child.exited.then((how) => Promise.reject(new Error(`${name}: ${how}`)));
    await Promise.race([child.ready, ended]);
    ended.catch(() => undefined);
    return child.pid;
  };
  const profiled = profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`];
  const parts = await openParts(requireConnected(loadConfig(env)));
  const apiPid = await start('api', [...profiled, 'bin/countersign.js', 'api']);
  const barePid = await start('bare', ['bench/baseline.ts'], { PORT: String(ports.bare) });
  const api = makeBenchClient(`http://127.0.0.1:${ports.api}/api/v1`);
  const bareUrl = `http://127.0.0.1:${ports.bare}`;
  const bare = makeBenchClient(bareUrl);
  let temporal: Promise<BenchTemporal> | undefined;
  return {
    bench: {
      api: { ...api, pid: apiPid },
      bare: { ...bare, pid: barePid },
      bareUrl,
      sql,
      parts,
      folder,
      addWorkspace: () => addWorkspace(parts),
      temporal: () =>
        (temporal ??= startBenchTemporal(options.temporal, folder, (child) => {
          guardian.watch(child, 'SIGTERM');
        })),
      startService: (name, changes) => start(name, ['bin/countersign.js', name], changes),
    },
    async close() {
      await Promise.all([api.close(), bare.close(), parts.close(), sql.end()]);
      for (const child of started) await child.stop();
      await (await temporal)?.stop();
      await guardian.finish();
    },
  };
}

function serviceEnvironment(folder: string, databaseUrl: string, port: number) {
  return childEnvironment({
    [embeddedVariable]: 'true',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    DATABASE_ADMIN_URL: undefined,
    // Nobody listens there.
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    MASTER_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'warn',
    PORT: String(port),
  });
}

async function addWorkspace({ operations }: Parts): Promise<Workspace> {
  const ownerEmail = `${operations.ids.next()}@example.com`;
  const made = await createOrganization(operations, {
    name: 'Bench',
    ownerEmail,
    ownerName: 'Owner',
  });
  const { key } = await createApiKey(operations, { ...made, label: 'Bench', scopes });
  return { ...made, token: key };
}
