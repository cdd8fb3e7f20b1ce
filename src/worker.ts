import { DefaultLogger, Runtime, type ActivityInterceptorsFactory } from '@temporalio/worker';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { makeSealer, type Sealer } from './evidence/pages/seal-in-thread.ts';
import { purgeDeliveries } from './operations/housekeeping/purge-deliveries.ts';
import { purgeExpired } from './operations/housekeeping/purge-expired.ts';
import type { Changes } from './operations/unit-of-work/context.ts';
import { makeHttpPoster } from '@countersign/webhooks/http-poster';
import { makeMailbox } from '@countersign/mailer/mailbox';
import type { Mailer } from '@countersign/mailer/mailer';
import { makeTemporalMetrics, type TemporalMetrics } from './outside/temporal-metrics.ts';
import { watchedMailer, watchedPoster } from './outside/watch.ts';
import { circuitsOf } from './processes/circuits/circuits-of.ts';
import { guardedMailer } from './processes/circuits/guarded-mailer.ts';
import type { Config } from './processes/config/config.ts';
import { createWorkers, type WorkerPorts } from './processes/create-workers.ts';
import { startLogSequencer } from './processes/log-sequencer.ts';
import { warnOfMissingLimits } from './processes/machine-limits.ts';
import { startHealth } from './processes/observe/health-server.ts';
import { startWorkerMetrics } from './processes/observe/metrics-server.ts';
import { watchedSealer } from './processes/observe/watched-sealer.ts';
import { openProcess, type OpenedProcess } from './processes/open-process.ts';
import { ownConverter } from './processes/own-converter.ts';
import { decorated, type PortDecorators } from './processes/ports.ts';
import { registerAttributes } from './processes/register-attributes.ts';
import { startSealRenewer } from './processes/seal-renewer.ts';
import { stopRequested } from './processes/stop-requested.ts';
import { warmUpSealer } from './processes/warm-up-sealer.ts';

/** `countersign worker`: runs workflows, activities, relay and reconciliation until it is stopped. */
export async function runWorker(
  given: Config,
  decorators: PortDecorators = {},
  activityInterceptors: readonly ActivityInterceptorsFactory[] = [],
): Promise<void> {
  const opened = await openProcess('worker', given, decorators, withoutDocuments);
  const { config, logger, metrics } = opened;
  const temporalMetrics =
    config.metricsPort === undefined ? undefined : makeTemporalMetrics(metrics.registry);
  installRuntime(logger, temporalMetrics);
  const ports = await openPorts(opened, decorators);
  const warmed = warmUpSealer(ports.sealer, logger);
  await registerAttributes(opened.temporal, config.temporalNamespace, logger);
  const workers = await createWorkers(opened, ports, activityInterceptors);
  await warmed;
  const upkeep = startUpkeep(opened, ports.sealer);
  const metricsServer = await startWorkerMetrics(config, metrics, logger);
  const health = await startHealth(config);
  const running = workers.run();
  logger.info({ temporal: config.temporalAddress }, 'The worker works');
  process.send?.('ready');

  await Promise.race([stopRequested(), running]);
  logger.info('Stopping');
  await upkeep.stop();
  workers.shutdown();
  await running;
  await metricsServer?.close();
  await workers.close();
  temporalMetrics?.stop();
  await ports.close();
  await opened.close();
  await health?.close();
}

/** A document's activities answer their workflow with its snapshot; deliveries are dispatched. */
function withoutDocuments(changes: Changes): Changes {
  return { ...changes, documents: new Set() };
}

/** What Temporal's own code says goes into our log and metrics; it is we who handle signals. */
function installRuntime(logger: Logger, metrics: TemporalMetrics | undefined): void {
  Runtime.install({
    logger: new DefaultLogger('WARN', ({ level, message, meta }) => {
      logger[level === 'ERROR' ? 'error' : 'warn']({ meta }, message);
    }),
    shutdownSignals: [],
    ...(metrics && { telemetryOptions: { metrics: metrics.exporter } }),
  });
}

/** The usual ports, decorated, then watched. */
async function openPorts(
  opened: OpenedProcess,
  decorators: PortDecorators,
): Promise<WorkerPorts & { close(): Promise<void> }> {
  const { config, logger, parts, watch } = opened;
  const smtp = await openSmtp(config);
  const mailer = smtp ?? makeMailbox(join(config.dataDir, 'mailbox'));
  const poster = makeHttpPoster({ allowInsecure: config.allowInsecureWebhooks });
  const { signer } = parts.keys.seal;
  const sealer = makeSealer({ signer, ...(parts.longTerm && { longTerm: parts.longTerm }) });
  warnOfMissingLimits(parts.ingest.missingLimits, logger);
  return {
    mailer: guarded(watchedMailer(decorated(mailer, decorators.mailer), watch), opened),
    poster: watchedPoster(decorated(poster, decorators.poster), watch),
    sealer: watchedSealer(sealer, watch),
    ingest: parts.ingest.ingestFile,
    converter: await ownConverter(config, logger),
    async close() {
      await sealer.close();
      smtp?.close();
    },
  };
}

/** What every worker does at its own pace: relay, reconciliation, the log, renewal of seals. */
function startUpkeep({ parts, sync, logger, watch }: OpenedProcess, sealer: Sealer) {
  const { operations, keys, longTerm } = parts;
  const loops = [
    sync.startRelay(),
    sync.startAdvancingClocks(),
    sync.startReconciliation(async () => {
      const more = [await purgeDeliveries(operations), await purgeExpired(operations)];
      return more.includes(true);
    }),
    startLogSequencer({
      ...operations,
      logKey: keys.log,
      testLogKey: async () => (await operations.testAuthorities(operations.clock.now())).logKey,
      tsa: keys.tsa,
      logger,
      watch,
    }),
    ...(longTerm
      ? [
          startSealRenewer({
            ...operations,
            renew: (sealed) => sealer.renew(sealed),
            logger,
            watch,
          }),
        ]
      : []),
  ];
  return {
    async stop() {
      for (const loop of loops) await loop.stop();
    },
  };
}

/** A mail that is not even tried is none that failed. */
function guarded(mailer: Mailer, { config: { smtpUrl }, parts }: OpenedProcess): Mailer {
  if (smtpUrl === undefined) return mailer;
  return guardedMailer(mailer, smtpUrl, circuitsOf(parts.database));
}

/** Undefined where mail is kept for the mailbox page. */
async function openSmtp({ smtpUrl, smtpTls: tls, mailFrom: from }: Config) {
  if (smtpUrl === undefined) return undefined;
  const { makeSmtpMailer } = await import('@countersign/mailer/smtp-mailer');
  return makeSmtpMailer({ smtpUrl, tls, from });
}
