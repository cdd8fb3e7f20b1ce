import type { Logger } from 'pino';
import type { Changes } from '../operations/unit-of-work/context.ts';
import { systemClock } from '../outside/clock.ts';
import type { Metrics } from '../outside/metrics.ts';
import { connectTemporal, type TemporalConnection } from '../outside/temporal-client.ts';
import type { Tracing } from '../outside/tracing.ts';
import { watchedDispatcher, type Watch } from '../outside/watch.ts';
import { makeWorkflowDispatcher, type FindQueues } from '../outside/workflow-dispatcher.ts';
import { makeWorkflowLister } from '../outside/workflow-lister.ts';
import { openDatabase } from '../persistence/orm.ts';
import { makeWorkflowSync, type WorkflowSync } from '../workflow-sync/make-workflow-sync.ts';
import { requireConnected, type ConnectedConfig } from './config/checks.ts';
import type { Config } from './config/config.ts';
import { closeDataDir } from './machine-limits.ts';
import { keyDaysLeft } from './observe/key-days-left.ts';
import {
  makeLogger,
  metricsOf,
  openTracing,
  watchOf,
  type ProcessName,
} from './observe/open-observation.ts';
import { openParts, type Parts } from './open-parts.ts';
import { makeFindQueues } from './own-queues.ts';
import { databasePatience } from './patience.ts';
import { decorated, type PortDecorators } from './ports.ts';
import { temporalTarget } from './temporal-target.ts';
import { tryAll } from './trials/trials.ts';

/** What API and worker have in common: parts that are watched, and the way to Temporal. */
export interface OpenedProcess {
  config: ConnectedConfig;
  logger: Logger;
  tracing: Tracing | undefined;
  temporal: TemporalConnection;
  parts: Parts;
  metrics: Metrics;
  watch: Watch;
  sync: WorkflowSync;
  /** Of this installation. */
  findQueues: FindQueues;
  /** Last of all: what still runs in the process needs these. */
  close(): Promise<void>;
}

/** Of ingest: uploads come to the API one after the other, and seldom is a file converted. */
const waitingChildren: Record<ProcessName, number> = { api: 2, worker: 0 };

/**
 * Opens the half that API and worker share.
 * @param dispatched of the changes of a commit, those that this process dispatches itself
 * @throws {ConfigError}
 */
export async function openProcess(
  name: ProcessName,
  given: Config,
  decorators: PortDecorators,
  dispatched: (changes: Changes) => Changes,
): Promise<OpenedProcess> {
  const config = requireConnected(given);
  const logger = makeLogger(config, name);
  closeDataDir(config, logger);
  const tracing = await openTracing(config, name, logger);
  const interceptors = tracing && { interceptors: tracing.client };
  const temporal = connectTemporal(temporalTarget(config), interceptors);
  const database = await openDatabase({
    url: config.databaseUrl,
    patience: databasePatience[name],
  });
  const metrics = metricsOf(database, name, logger);
  const watch = watchOf(metrics, tracing);
  const findQueues = makeFindQueues({ database, client: temporal.client, config, logger });
  const usualDispatcher = makeWorkflowDispatcher(temporal.client, findQueues);
  const sync = makeWorkflowSync({
    database,
    dispatcher: watchedDispatcher(decorated(usualDispatcher, decorators.dispatcher), watch),
    lister: makeWorkflowLister(temporal.client, findQueues),
    clock: systemClock,
    watch,
    onError: (error) => {
      logger.debug({ err: error }, 'A change was not dispatched to Temporal; the relay will do it');
    },
  });
  const hooks = {
    afterCommit: (changes: Changes) => {
      sync.afterCommit(dispatched(changes));
    },
    countEvents: metrics.countEvents,
  };
  const parts = await openParts(config, hooks, database, decorators, waitingChildren[name]);
  metrics.tellKeyDays(() => keyDaysLeft(parts.keys, systemClock.now()));
  const [sealChain] = parts.keys.seal.chains;
  await tryAll(name, { config, database: async () => database, sealChain }, logger);
  return {
    config,
    logger,
    tracing,
    temporal,
    parts,
    metrics,
    watch,
    sync,
    findQueues,
    async close() {
      await parts.close();
      await temporal.close();
      await tracing?.close();
    },
  };
}
