import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import {
  decorated,
  makeLogger,
  metricsOf,
  openParts,
  openTracing,
  warnOfMissingLimits,
  watchOf,
  type PortDecorators,
} from '../composition.ts';
import { requireConnected } from '../config-checks.ts';
import type { Config } from '../config.ts';
import { makeIngest } from '../evidence/ingest/ingest.ts';
import { makeCheckFile } from '../evidence/verify/check-file.ts';
import { metricsListener, startMetricsServer } from '../metrics-server.ts';
import { systemClock } from '../outside/clock.ts';
import type { Changes } from '../operations/unit-of-work/context.ts';
import { makeMailbox } from '../outside/mailbox.ts';
import { connectTemporal } from '../outside/temporal-client.ts';
import { watchedDispatcher } from '../outside/watch.ts';
import { makeWorkflowDispatcher } from '../outside/workflow-dispatcher.ts';
import { makeWorkflowLister } from '../outside/workflow-lister.ts';
import { packageFolder } from '../package-folder.ts';
import { readDatabaseAddress } from '../persistence/database-address.ts';
import { ping, refusePowerfulRole } from '../persistence/role.ts';
import { listenForSeals } from '../persistence/seal-notices.ts';
import { stopRequested } from '../stop-requested.ts';
import { temporalTarget } from '../temporal-target.ts';
import { makeWorkflowSync } from '../workflow-sync/make-workflow-sync.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { makeApp } from './app.ts';
import { makeHttpServer } from './http-server.ts';
import { observeCredentials, observeLimits } from './middleware/observe-limits.ts';
import { makeRateLimits } from './middleware/rate-limit.ts';
import { makeMailboxRouter } from './mailbox/router.ts';
import { makeHomeRouter } from './pages/home.ts';
import { makeRootsRouter } from './pages/roots.ts';
import { makeReferenceRouter } from './pages/reference.ts';
import { makeSigningPageRouter } from './pages/signing-page.ts';
import { makeVerifyPagesRouter } from './verify/pages.ts';

/** Between the last answer and the end of the process. */
const drainMs = 10_000;

/** `countersign api`: serves until it is asked to stop. */
export async function runApi(given: Config, decorators: PortDecorators = {}): Promise<void> {
  const config = requireConnected(given);
  const logger = makeLogger(config).child({ process: 'api' });
  const tracing = await openTracing(config, 'api', logger);
  const temporal = connectTemporal(temporalTarget(config), {
    ...(tracing && { interceptors: tracing.client }),
  });
  const afterCommit = (changes: Changes) => sync.afterCommit(changes);
  const parts = await openParts(config, afterCommit, decorators, (types) => {
    metrics.countEvents(types);
  });
  const metrics = metricsOf(parts.database, 'api');
  const watch = watchOf(metrics, tracing);
  const usualDispatcher = makeWorkflowDispatcher(temporal.client);
  const sync = makeWorkflowSync({
    database: parts.database,
    dispatcher: watchedDispatcher(decorated(usualDispatcher, decorators.dispatcher), watch),
    lister: makeWorkflowLister(temporal.client),
    clock: systemClock,
    watch,
    onError: (error) => {
      logger.debug({ err: error }, 'A change was not dispatched to Temporal; the relay will do it');
    },
  });
  await refusePowerfulRole(parts.database);
  const ingest = makeIngest({ children: 2 });
  warnOfMissingLimits(ingest.missingLimits, logger);
  const counters = config.rateLimits ? openCounters(config.databaseUrl) : undefined;
  const { metricsPort, metricsToken, host } = config;
  const listener = metricsListener(metrics, metricsToken, logger);
  const limitObserver = observeLimits(logger, metrics, () => performance.now());
  const sealNotices = listenForSeals(config.databaseUrl);
  const app = makeApp({
    operations: parts.operations,
    sealNotices,
    ingest: ingest.ingestFile,
    checkFile: makeCheckFile(),
    fileTrust: parts.fileTrust,
    logger,
    logKey: parts.keys.log,
    trustProxy: config.trustProxy ?? false,
    ...(counters && { rateLimits: makeRateLimits(counters, limitObserver) }),
    onRefusedCredential: observeCredentials(logger, metrics, () => performance.now()),
    observer: { count: metrics.countRequest, ...(tracing && { trace: tracing.request }) },
    checkAnswers: false,
    ready: () => ping(parts.database),
    extend(extended) {
      if (metricsPort === undefined && metricsToken !== undefined) {
        extended.get('/metrics', listener);
      }
      const { roots, timestampRoots } = parts.operations.records;
      extended.use(
        makeRootsRouter({
          roots: roots.map(String),
          timestampRoots: timestampRoots.map(String),
        }),
      );
      const distFolder = join(packageFolder, 'web', 'dist');
      extended.use(makeSigningPageRouter({ distFolder, embedOrigins: config.embedOrigins }));
      extended.use(makeVerifyPagesRouter({ distFolder }));
      extended.use(makeReferenceRouter({ distFolder }));
      const hasMailbox = config.smtpUrl === undefined && config.embedded;
      extended.use(makeHomeRouter({ mailbox: hasMailbox }));
      if (!hasMailbox) return;
      const mailbox = makeMailbox(join(config.dataDir, 'mailbox'));
      extended.use(makeMailboxRouter({ mailbox }));
    },
  });

  const server = makeHttpServer().on('request', app);
  answerUnreadable(server, config.publicUrl);
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const metricsServer =
    metricsPort === undefined
      ? undefined
      : await startMetricsServer(listener, { host, port: metricsPort });
  logger.info({ address: `${config.host}:${config.port}` }, 'The API serves');
  process.send?.('ready');

  await stopRequested();
  logger.info('Stopping');
  server.close();
  server.closeIdleConnections();
  const drained = once(server, 'close');
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, drainMs);
  await drained;
  clearTimeout(cut);
  await counters?.end();
  await sealNotices.close();
  await metricsServer?.close();
  await ingest.close();
  await parts.close();
  await temporal.close();
  await tracing?.close();
}

/**
 * Counting happens outside the requests' transactions: a rolled back request counts too. A database
 * that does not answer holds no request up for longer than a second.
 */
function openCounters(databaseUrl: string): pg.Pool {
  const waitMs = 1_000;
  const { url, ...encryption } = readDatabaseAddress(databaseUrl);
  const pool = new pg.Pool({
    connectionString: url,
    ...encryption,
    max: 4,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
  });
  // A waiting connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}
