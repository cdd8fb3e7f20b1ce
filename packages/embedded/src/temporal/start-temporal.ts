import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { startChild, untilServing, type Child, type ChildOptions } from '../processes/child.ts';
import { lastLogLine } from '../processes/log-file.ts';
import { freePort } from '../processes/ports.ts';
import { StartupError } from '../startup-error.ts';

export interface TemporalOptions {
  /** The `temporal` program. */
  program: string;
  /** SQLite file of the server, made on the first start. */
  databaseFile: string;
  port: number;
  uiPort: number;
  /** Where it shows metrics in Prometheus' format; absent: nowhere. */
  metricsPort?: number;
  namespace: string;
  /** What workflows can be searched by, as `searchAttributeArguments` gives it; nothing unless given. */
  searchAttributes?: readonly string[];
  logFile: string;
  /** Ours unless given. */
  env?: ChildOptions['env'];
  onSpawn?: ChildOptions['onSpawn'];
}

/** The server is up in half a second; a machine under load gets this long. */
const startLimitMs = 60_000;

/**
 * Starts a Temporal server with its UI on 127.0.0.1; returns once the namespace answers through the
 * UI.
 * @throws {StartupError} the server does not come up
 */
export async function startTemporal(options: TemporalOptions): Promise<Child> {
  await mkdir(dirname(options.databaseFile), { recursive: true });
  const httpPort = await freePort();
  const args = [
    ...['server', 'start-dev', '--ip', '127.0.0.1', '--log-level', 'error', '--log-format', 'json'],
    ...['--port', String(options.port), '--ui-port', String(options.uiPort)],
    ...['--http-port', String(httpPort)],
    ...['--namespace', options.namespace, '--db-filename', options.databaseFile],
    // Six times the throughput of the default journal, and as safe against a killed process.
    ...['--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=NORMAL'],
    // A due activity goes out with the answer to the workflow task, without a queue between.
    ...['--dynamic-config-value', 'system.enableActivityEagerExecution=true'],
    ...(options.metricsPort === undefined ? [] : ['--metrics-port', `${options.metricsPort}`]),
    ...(options.searchAttributes ?? []),
  ];
  const { program: command, logFile, env } = options;
  const child = await startChild({
    command,
    args,
    logFile,
    ...(env && { env }),
    stopSignal: 'SIGTERM',
    onSpawn: options.onSpawn,
  });
  const ui = `http://127.0.0.1:${options.uiPort}/api/v1`;
  const isUp = async () =>
    (await showsServer(ui, `http://127.0.0.1:${httpPort}/api/v1`)) &&
    (await ask(`${ui}/namespaces/${encodeURIComponent(options.namespace)}`)) !== undefined;
  const ended = await untilServing(child, isUp, { everyMs: 25, limitMs: startLimitMs });
  if (ended === undefined) return child;
  await child.stop();
  throw new StartupError(
    `Temporal did not start (${ended}): ${await lastLogLine(logFile)} ` +
      `See ${logFile}; if ${options.databaseFile} is damaged, delete it: documents and their state are in PostgreSQL.`,
  );
}

/**
 * Whether this UI is the one of our server. Of two that start at the same moment both may find the
 * UI's port free: one of them will end, and until then is answered by the other's UI.
 */
async function showsServer(ui: string, server: string): Promise<boolean> {
  const own = await ask(`${server}/cluster-info`);
  if (own === undefined) return false;
  const shown = await ask(`${ui}/cluster-info`);
  return shown?.['clusterId'] === own['clusterId'];
}

/** Undefined while there is no good answer. */
async function ask(url: string): Promise<Record<string, unknown> | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const answer = (await response.json()) as Record<string, unknown>;
    return response.ok ? answer : undefined;
  } catch {
    return undefined;
  }
}
