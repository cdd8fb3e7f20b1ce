import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { answerUnreadable } from '../api/answer-unreadable.ts';
import { makeApp } from '../api/app.ts';
import { makeHttpServer } from '../api/http-server.ts';
import { observeCredentials, observeLimits } from '../api/middleware/observe-limits.ts';
import { makeRateLimits } from '../api/middleware/rate-limit.ts';
import { mountPages } from '../api/pages/mount-pages.ts';
import { makeCheckFile } from '../evidence/verify/check-file.ts';
import { makeMailbox } from '@countersign/mailer/mailbox';
import { packageFolder } from '../package-folder.ts';
import { requireSchema } from '../persistence/schema.ts';
import { requireWritable } from '../persistence/role.ts';
import { listenForSeals } from '../persistence/seal-notices.ts';
import { keepsMail } from './config/checks.ts';
import type { Config } from './config/config.ts';
import { warnOfMissingLimits } from './machine-limits.ts';
import { startHealth } from './observe/health-server.ts';
import { listenApart } from './observe/listen-apart.ts';
import { metricsListener } from './observe/metrics-server.ts';
import { openCounters } from './open-counters.ts';
import { openProcess, type OpenedProcess } from './open-process.ts';
import type { PortDecorators } from './ports.ts';
import { stopRequested } from './stop-requested.ts';

/** Between the last answer and the end of the process. */
const drainMs = 10_000;

/** `countersign api`: serves until it is asked to stop. */
export async function runApi(given: Config, decorators: PortDecorators = {}): Promise<void> {
  const opened = await openProcess('api', given, decorators, (changes) => changes);
  const { config, logger } = opened;
  const surface = openSurface(opened);
  const server = makeHttpServer().on('request', surface.app);
  answerUnreadable(server, config.publicUrl);
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const metricsServer = await startOwnMetrics(opened, surface.metrics);
  const health = await startHealth(config);
  logger.info({ address: `${config.host}:${config.port}` }, 'The API serves');
  process.send?.('ready');

  await stopRequested();
  logger.info('Stopping');
  await drain(server);
  await metricsServer?.close();
  await surface.close();
  await opened.close();
  await health?.close();
}

/** The whole HTTP surface of this process, and what it keeps open. */
function openSurface(opened: OpenedProcess) {
  const { config, logger, metrics, tracing, parts } = opened;
  warnOfMissingLimits(parts.ingest.missingLimits, logger);
  const counters = config.rateLimits === 'off' ? undefined : openCounters(config.databaseUrl);
  const limitObserver = observeLimits(logger, metrics, () => performance.now());
  const sealNotices = listenForSeals(config.databaseUrl);
  const listener = metricsListener(metrics, config.metricsToken, logger);
  const app = makeApp({
    operations: parts.operations,
    sealNotices,
    ingest: parts.ingest.ingestFile,
    checkFile: makeCheckFile(),
    fileTrust: parts.fileTrust,
    logger,
    logKey: parts.keys.log,
    ...securityOf(config),
    trustProxy: config.trustProxy ?? false,
    ...(config.proxyHeader && { proxyHeader: config.proxyHeader }),
    ...(counters &&
      config.rateLimits !== 'off' && {
        rateLimits: makeRateLimits(counters, config.rateLimits, limitObserver),
      }),
    onRefusedCredential: observeCredentials(logger, metrics, () => performance.now()),
    observer: { count: metrics.countRequest, ...(tracing && { trace: tracing.request }) },
    checkAnswers: false,
    ready: async () => {
      await requireSchema(parts.database);
      await requireWritable(parts.database);
    },
    extend(extended) {
      if (config.metricsPort === undefined && config.metricsToken !== undefined) {
        extended.get('/metrics', listener);
      }
      const distFolder = join(packageFolder, 'pages', 'dist');
      const mailbox = keepsMail(config) ? makeMailbox(join(config.dataDir, 'mailbox')) : undefined;
      mountPages(extended, { distFolder, embedOrigins: config.embedOrigins, mailbox });
    },
  });
  return {
    app,
    metrics: listener,
    async close() {
      await counters?.end();
      await sealNotices.close();
    },
  };
}

/** On a port of their own where one is named. */
async function startOwnMetrics({ config }: OpenedProcess, listener: RequestListener) {
  const { metricsPort: port, host } = config;
  return port === undefined ? undefined : listenApart(listener, { host, port });
}

/** Answers what was asked, then hangs up; whoever takes too long is cut off. */
async function drain(server: Server): Promise<void> {
  server.close();
  server.closeIdleConnections();
  const drained = once(server, 'close');
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, drainMs);
  await drained;
  clearTimeout(cut);
}

/** Who takes reports of vulnerabilities, where the operator names somebody. */
function securityOf({ securityContact: contact, securityPolicy: policy }: Config) {
  if (contact === undefined) return {};
  return { security: { contact, ...(policy !== undefined && { policy }) } };
}
