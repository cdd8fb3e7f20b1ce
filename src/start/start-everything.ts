import { allOf } from '../processes/all-of.ts';
import { childEnvironment, embeddedVariable, type Config } from '../processes/config/config.ts';
import type { ConnectedConfig } from '../processes/config/checks.ts';
import { parseMasterKeys } from '../processes/config/variables.ts';
import { dataDirPaths } from '@countersign/embedded/data-dir/take-data-dir';
import { startDatabase } from './start-database.ts';
import { openInstance, type Instance } from '@countersign/embedded/instance';
import type { Child } from '@countersign/embedded/processes/child';
import { rotateLog } from '@countersign/embedded/processes/log-file';
import { healthAt, type Patience } from '@countersign/embedded/processes/health';
import { freePort, portIsFree, startOnPorts } from '@countersign/embedded/processes/ports';
import { startProgram } from '@countersign/embedded/processes/program';
import type { Progress } from '@countersign/embedded/progress';
import type { Links } from '@countersign/embedded/data-dir/registry';
import { readRuntimeFile, type FirstKeys } from '@countersign/embedded/data-dir/runtime-file';
import { ensureSecrets } from '@countersign/embedded/data-dir/secrets';
import { StartupError } from '@countersign/embedded/startup-error';
import { healthUrl } from './health-url.ts';
import { startTemporalServer, type TemporalServer } from './start-temporal-server.ts';

export interface StartDeps {
  /** Shows how long a part of the start took. */
  phase: <T>(name: string, work: Promise<T>) => Promise<T>;
  progress: Progress;
  /** Called when a process hangs or dies, and when it is back. */
  onTrouble: (message: string) => void;
  /** Ends a start that is under way. */
  signal: AbortSignal;
  /** What Node runs as `countersign <name>`. */
  program: (name: 'api' | 'worker') => string[];
  /** Makes sure that the signing page and the program are built. */
  prepareProgram: () => Promise<unknown>;
  /** With the environment of API and worker, and the keys that are there already. */
  makeFirstWorkspaces: (env: NodeJS.ProcessEnv, known: Partial<FirstKeys>) => Promise<FirstKeys>;
  /** With API and worker, before one that does not answer is ended; the usual one unless given. */
  patience?: Patience;
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
  const keys = await firstKeys(dataDir, (known) =>
    phase('Workspaces', deps.makeFirstWorkspaces(env, known)),
  );
  signal.throwIfAborted();
  const run = (name: 'api' | 'worker') => {
    const options = { name, args: deps.program(name), logFile: log(name) };
    return startOnPorts(
      async (): Promise<[number]> => [await freePort()],
      (port) => {
        const ownEnv = { ...env, HEALTH_PORT: String(port) };
        const health = healthAt(healthUrl(config.host, port), deps.patience);
        const start = (onSpawn: (child: Child) => void) =>
          startProgram({ ...options, env: ownEnv, onSpawn });
        return instance.run(name, start, health);
      },
    );
  };
  await allOf([phase('API', run('api')), phase('Worker', run('worker'))]);
  signal.throwIfAborted();
  const links = { ...linksTo(connected, temporal), ...keys };
  await instance.registry.publish(links);
  return links;
}

/** Those of an earlier start; an earlier release left no key of a test workspace. */
async function firstKeys(
  dataDir: string,
  make: (known: Partial<FirstKeys>) => Promise<FirstKeys>,
): Promise<FirstKeys> {
  const { api_key, test_api_key } = (await readRuntimeFile(dataDir)) ?? {};
  if (api_key && test_api_key) return { api_key, test_api_key };
  return make({ ...(api_key && { api_key }), ...(test_api_key && { test_api_key }) });
}

function linksTo(config: ConnectedConfig, temporal: TemporalServer): Omit<Links, keyof FirstKeys> {
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
    DATABASE_PASSWORD_FILE: undefined,
    // The owner's address is for migrations only.
    DATABASE_ADMIN_URL: undefined,
    DATABASE_ADMIN_PASSWORD: undefined,
    DATABASE_ADMIN_PASSWORD_FILE: undefined,
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
