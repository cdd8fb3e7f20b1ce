import { childEnvironment, embeddedVariable, type Config } from '../config.ts';
import type { ConnectedConfig } from '../config-checks.ts';
import { masterKeys } from '../config-values.ts';
import { dataDirPaths } from './data-dir.ts';
import { startDatabase } from './database.ts';
import { openInstance, type Instance } from './instance.ts';
import { rotateLog } from './log-file.ts';
import { portIsFree } from './ports.ts';
import { startProgram } from './program.ts';
import type { Progress } from './progress.ts';
import type { Links } from './registry.ts';
import { readRuntimeFile } from './runtime-file.ts';
import { ensureSecrets } from './secrets.ts';
import { StartupError } from './startup-error.ts';
import { startTemporalServer } from './temporal-server.ts';

export interface SupervisorDeps {
  /** Shows how long a part of the start took. */
  phase: <T>(name: string, work: Promise<T>) => Promise<T>;
  progress: Progress;
  /** Told when a process dies and when it is back. */
  onTrouble: (message: string) => void;
  /** Ends a start that is under way. */
  signal: AbortSignal;
  /** What Node runs as `countersign <name>`. */
  program: (name: 'api' | 'worker') => string[];
  /** Makes sure that the signing page is built. */
  preparePages: () => Promise<void>;
  makeFirstWorkspace: (config: ConnectedConfig) => Promise<string>;
}

export interface RunningInstance {
  links: Links;
  stop(): Promise<void>;
}

/**
 * Brings up everything that has no address of its own and keeps it running.
 * @throws {StartupError} after stopping again what had started
 */
export async function startEverything(
  config: Config,
  deps: SupervisorDeps,
): Promise<RunningInstance> {
  const instance = await openInstance(config.dataDir, deps.onTrouble);
  try {
    const links = await startParts(config, instance, deps);
    return { links, stop: instance.stop };
  } catch (error) {
    await instance.stop();
    throw error;
  }
}

async function startParts(
  config: Config,
  instance: Instance,
  deps: SupervisorDeps,
): Promise<Links> {
  await refuseTakenPorts(config);
  const { dataDir } = config;
  const { log } = dataDirPaths(dataDir);
  await Promise.all(['api', 'worker', 'temporal', 'postgres'].map((name) => rotateLog(log(name))));
  const secrets = await ensureSecrets(dataDir);
  const database = deps.phase('PostgreSQL', startDatabase(config, instance, secrets.passwords));
  const server = deps.phase(
    'Temporal',
    startTemporalServer(config, instance, deps.progress, deps.signal),
  );
  await settled([database, server, deps.phase('Signing page', deps.preparePages())]);
  deps.signal.throwIfAborted();
  const [databaseUrl, temporal] = await Promise.all([database, server]);
  const connected: ConnectedConfig = {
    ...config,
    databaseUrl,
    temporalAddress: temporal.address,
    masterKeys: config.masterKeys ?? masterKeys(secrets.masterKey, 'MASTER_KEY'),
  };
  const known = (await readRuntimeFile(dataDir))?.api_key;
  const apiKey = known ?? (await deps.phase('First workspace', deps.makeFirstWorkspace(connected)));
  deps.signal.throwIfAborted();
  const env = environment(connected, config.masterKeys ? undefined : secrets.masterKey);
  const run = (name: 'api' | 'worker') =>
    instance.run(name, (onSpawn) =>
      startProgram({ name, args: deps.program(name), env, logFile: log(name), onSpawn }),
    );
  await settled([deps.phase('API', run('api')), deps.phase('Worker', run('worker'))]);
  deps.signal.throwIfAborted();
  const base = `http://${localHost(config.host)}:${config.port}`;
  const links: Links = {
    api_url: `${base}/api/v1`,
    temporal_address: temporal.address,
    ...(temporal.uiUrl === undefined ? {} : { temporal_ui_url: temporal.uiUrl }),
    ...(config.smtpUrl === undefined ? { mailbox_url: `${base}/mailbox` } : {}),
    database_url: databaseUrl,
    api_key: apiKey,
  };
  await instance.registry.publish(links);
  return links;
}

/** The API and Temporal would find out themselves, but only after everything else has started. */
async function refuseTakenPorts({
  host,
  port,
  temporalAddress,
  temporalUiPort,
}: Config): Promise<void> {
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

/** What the API and the worker read: the addresses we have found, beside the operator's own variables. */
function environment(
  config: ConnectedConfig,
  generatedMasterKey: string | undefined,
): NodeJS.ProcessEnv {
  return childEnvironment({
    [embeddedVariable]: 'true',
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl,
    // The owner's address is for migrations only.
    DATABASE_ADMIN_URL: undefined,
    TEMPORAL_ADDRESS: config.temporalAddress,
    ...(generatedMasterKey === undefined ? {} : { MASTER_KEY: generatedMasterKey }),
  });
}

/** Name under which this machine reaches an interface. */
function localHost(host: string): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  return isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host;
}

/** Waits for all; unlike with `Promise.all`, nothing is still starting when it throws. */
async function settled(started: Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(started);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
