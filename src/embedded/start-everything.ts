import { childEnvironment, embeddedVariable, type Config } from '../config.ts';
import type { ConnectedConfig } from '../config-checks.ts';
import { parseMasterKeys } from '../config-variables.ts';
import { dataDirPaths } from './data-dir/take-data-dir.ts';
import { startDatabase } from './start-database.ts';
import { openInstance, type Instance } from './instance.ts';
import { rotateLog } from './processes/log-file.ts';
import { portIsFree } from './processes/ports.ts';
import { startProgram } from './processes/program.ts';
import type { Progress } from './progress.ts';
import type { Links } from './data-dir/registry.ts';
import { readRuntimeFile } from './data-dir/runtime-file.ts';
import { ensureSecrets } from './data-dir/secrets.ts';
import { StartupError } from './startup-error.ts';
import { startTemporalServer, type TemporalServer } from './start-temporal-server.ts';

export interface StartDeps {
  /** Shows how long a part of the start took. */
  phase: <T>(name: string, work: Promise<T>) => Promise<T>;
  progress: Progress;
  /** Called when a process dies and when it is back. */
  onTrouble: (message: string) => void;
  /** Ends a start that is under way. */
  signal: AbortSignal;
  /** What Node runs as `countersign <name>`. */
  program: (name: 'api' | 'worker') => string[];
  /** Makes sure that the signing page and the program are built. */
  prepareProgram: () => Promise<unknown>;
  /** With the environment of API and worker. @returns the first workspace's key */
  makeFirstWorkspace: (env: NodeJS.ProcessEnv) => Promise<string>;
}

export interface RunningInstance {
  links: Links;
  stop(): Promise<void>;
}

/**
 * Brings up everything that has no address of its own and keeps it running.
 * @throws {StartupError} after stopping what had started
 */
export async function startEverything(config: Config, deps: StartDeps): Promise<RunningInstance> {
  const instance = await openInstance(config.dataDir, deps.onTrouble);
  try {
    const links = await startParts(config, instance, deps);
    return { links, stop: instance.stop };
  } catch (error) {
    await instance.stop();
    throw error;
  }
}

async function startParts(config: Config, instance: Instance, deps: StartDeps): Promise<Links> {
  await refuseTakenPorts(config);
  const { dataDir } = config;
  const { log } = dataDirPaths(dataDir);
  await Promise.all(['api', 'worker', 'temporal', 'postgres'].map((name) => rotateLog(log(name))));
  const secrets = await ensureSecrets(dataDir);
  const { phase, progress, signal } = deps;
  const [databaseUrl, temporal] = await allOf([
    phase('PostgreSQL', startDatabase(config, instance, secrets.passwords)),
    phase('Temporal', startTemporalServer(config, instance, progress, signal)),
    phase('Program', deps.prepareProgram()),
  ]);
  signal.throwIfAborted();
  const connected: ConnectedConfig = {
    ...config,
    databaseUrl,
    temporalAddress: temporal.address,
    masterKeys: config.masterKeys ?? parseMasterKeys(secrets.masterKey, 'MASTER_KEY'),
  };
  const env = environment(connected, config.masterKeys ? undefined : secrets.masterKey);
  const known = (await readRuntimeFile(dataDir))?.api_key;
  const apiKey = known ?? (await phase('First workspace', deps.makeFirstWorkspace(env)));
  signal.throwIfAborted();
  const run = (name: 'api' | 'worker') =>
    instance.run(name, (onSpawn) =>
      startProgram({ name, args: deps.program(name), env, logFile: log(name), onSpawn }),
    );
  await allOf([phase('API', run('api')), phase('Worker', run('worker'))]);
  signal.throwIfAborted();
  const links = { ...linksTo(connected, temporal), api_key: apiKey };
  await instance.registry.publish(links);
  return links;
}

function linksTo(config: ConnectedConfig, temporal: TemporalServer): Omit<Links, 'api_key'> {
  const base = `http://${localHost(config.host)}:${config.port}`;
  return {
    api_url: `${base}/api/v1`,
    temporal_address: temporal.address,
    ...(temporal.uiUrl !== undefined && { temporal_ui_url: temporal.uiUrl }),
    ...(config.smtpUrl === undefined && { mailbox_url: `${base}/mailbox` }),
    database_url: config.databaseUrl,
  };
}

/** The API and Temporal would find out themselves, but only after everything else has started. */
async function refuseTakenPorts(config: Config): Promise<void> {
  const { host, port, temporalAddress, temporalUiPort } = config;
  if (!(await portIsFree(port, host))) {
    throw new StartupError(
      `PORT ${port} on ${host} cannot be listened on: stop the program that uses it, or give another PORT ` +
        '(and another DATA_DIR for a second instance).',
    );
  }
  if (temporalAddress !== undefined || temporalUiPort === undefined) return;
  if (!(await portIsFree(temporalUiPort))) {
    throw new StartupError(
      `TEMPORAL_UI_PORT ${temporalUiPort} is in use: stop the program that listens there, give another port, ` +
        'or leave the variable unset for a free one.',
    );
  }
}

/**
 * What the API and the worker read: the addresses we have found, beside the operator's own
 * variables.
 */
function environment(
  config: ConnectedConfig,
  generatedMasterKey: string | undefined,
): NodeJS.ProcessEnv {
  const changes = {
    [embeddedVariable]: 'true',
    DATA_DIR: config.dataDir,
    // With its password in it.
    DATABASE_URL: config.databaseUrl,
    DATABASE_PASSWORD: undefined,
    // The owner's address is for migrations only.
    DATABASE_ADMIN_URL: undefined,
    DATABASE_ADMIN_PASSWORD: undefined,
    TEMPORAL_ADDRESS: config.temporalAddress,
    ...(generatedMasterKey === undefined ? {} : { MASTER_KEY: generatedMasterKey }),
  };
  // glibc would keep what is freed in an arena for each of many threads.
  return { MALLOC_ARENA_MAX: '2', ...childEnvironment(changes) };
}

/** Name under which this machine reaches an interface. */
function localHost(host: string): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  return isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host;
}

/** Waits for all; unlike with `Promise.all`, nothing is still starting when it throws. */
async function allOf<const Started extends readonly unknown[]>(
  started: Started,
): Promise<{ -readonly [Key in keyof Started]: Awaited<Started[Key]> }> {
  await Promise.allSettled(started);
  return Promise.all(started);
}
