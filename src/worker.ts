import {
  NativeConnection,
  Runtime,
  Worker,
  DefaultLogger,
  type ActivityInterceptorsFactory,
} from '@temporalio/worker';
import { join } from 'node:path';
import { makeConversionActivities } from './activities/conversion.ts';
import { makeDocumentActivities } from './activities/documents.ts';
import { makeEndpointGate } from './activities/endpoint-gate.ts';
import { makeSendMails } from './activities/mail.ts';
import { makeSealDocument } from './activities/sealing.ts';
import { timestampRecords } from './activities/timestamp-records.ts';
import { watchActivities } from './activities/watch-activities.ts';
import { makeWebhookActivities } from './activities/webhooks.ts';
import {
  decorated,
  makeLogger,
  metricsOf,
  openParts,
  openTracing,
  warnOfMissingLimits,
  watchOf,
  type PortDecorators,
} from './composition.ts';
import { requireConnected } from './config-checks.ts';
import type { Config } from './config.ts';
import type { DocumentId } from './domain/ids.ts';
import { makeIngest } from './evidence/ingest/ingest.ts';
import { makeSealer } from './evidence/seal/sealer.ts';
import { sequenceNow } from './operations/log/sequence.ts';
import { startLogKeeper } from './log-keeper.ts';
import { startSealKeeper } from './seal-keeper.ts';
import { startWorkerMetrics } from './metrics-server.ts';
import { ownConverter } from './own-converter.ts';
import { registerAttributes } from './register-attributes.ts';
import { watchedSealer } from './watched-sealer.ts';
import { makeHttpPoster } from './outside/http-poster.ts';
import { makeMailbox } from './outside/mailbox.ts';
import { systemClock } from './outside/clock.ts';
import { makeWorkflowLister } from './outside/workflow-lister.ts';
import { connectionOptions, connectTemporal } from './outside/temporal-client.ts';
import { watchedDispatcher, watchedMailer, watchedPoster } from './outside/watch.ts';
import { makeWorkflowDispatcher } from './outside/workflow-dispatcher.ts';
import type { Changes } from './operations/unit-of-work/context.ts';
import { refusePowerfulRole } from './persistence/role.ts';
import { stopRequested } from './stop-requested.ts';
import { temporalTarget } from './temporal-target.ts';
import { workflowCode } from './workflow-code.ts';
import { makeWorkflowSync } from './workflow-sync/make-workflow-sync.ts';
import { conversionQueue, documentQueue, webhookQueue } from './workflows/contracts.ts';
import { purgeExpired } from './operations/housekeeping/purge-expired.ts';
import { purgeDeliveries } from './operations/housekeeping/purge-deliveries.ts';

/** Webhook requests under way in one worker; each is a socket that mostly waits. */
const deliveriesAtOnce = 200;

/** Each may take a processor and more than a gigabyte. */
const conversionsAtOnce = 1;

/**
 * Documents wait for days, so most that a worker has met are not the next to be signed; one that it
 * no longer has in memory is replayed from its history of some fifty events. Each takes 0.1 MB.
 */
const cachedWorkflows = 200;

/** How all workers run: a killed one's work is taken up again within seconds. */
export const workerSettings = {
  shutdownGraceTime: '8 s',
  shutdownForceTime: '12 s',
  // What a dead worker's own queue still gets waits this long before another may have it.
  stickyQueueScheduleToStartTimeout: '1 s',
  // A sixth of the silence after which an activity is given to another worker.
  maxHeartbeatThrottleInterval: '500 ms',
  defaultHeartbeatThrottleInterval: '500 ms',
} as const;

/** `countersign worker`: runs workflows, activities, relay and reconciliation until it is stopped. */
export async function runWorker(
  given: Config,
  decorators: PortDecorators = {},
  activityInterceptors: ActivityInterceptorsFactory[] = [],
): Promise<void> {
  const config = requireConnected(given);
  const logger = makeLogger(config).child({ process: 'worker' });
  Runtime.install({
    logger: new DefaultLogger('WARN', ({ level, message, meta }) => {
      logger[level === 'ERROR' ? 'error' : 'warn']({ meta }, message);
    }),
    shutdownSignals: [],
  });
  const target = temporalTarget(config);
  const tracing = await openTracing(config, 'worker', logger);
  const temporal = connectTemporal(target, {
    ...(tracing && { interceptors: tracing.client }),
  });
  // A document's activities answer their workflow with its snapshot; deliveries are dispatched.
  const afterCommit = (changes: Changes) => sync.afterCommit({ ...changes, documents: new Set() });
  const parts = await openParts(config, afterCommit, decorators, (types) => {
    metrics.countEvents(types);
  });
  const metrics = metricsOf(parts.database, 'worker');
  const watch = watchOf(metrics, tracing);
  const usualDispatcher = makeWorkflowDispatcher(temporal.client);
  const sync = makeWorkflowSync({
    database: parts.database,
    dispatcher: watchedDispatcher(decorated(usualDispatcher, decorators.dispatcher), watch),
    lister: makeWorkflowLister(temporal.client),
    clock: systemClock,
    watch,
    onError: (error) => {
      logger.debug({ err: error }, 'A change was not dispatched to Temporal; tried again later');
    },
  });
  await refusePowerfulRole(parts.database);
  const { operations } = parts;
  const smtp = await openSmtp(config);
  const usualMailer = smtp ?? makeMailbox(join(config.dataDir, 'mailbox'));
  const mailer = watchedMailer(decorated(usualMailer, decorators.mailer), watch);
  const sealer = watchedSealer(
    makeSealer({
      signer: parts.keys.seal.signer,
      ...(parts.lasting && { lasting: parts.lasting }),
    }),
    watch,
  );

  const connection = await NativeConnection.connect(connectionOptions(target));
  await registerAttributes(temporal, config.temporalNamespace, logger);
  const activityWorker = {
    connection,
    namespace: config.temporalNamespace,
    interceptors: {
      activity: [
        ...(tracing ? [tracing.activities] : []),
        watchActivities(watch),
        ...activityInterceptors,
      ],
    },
    ...workerSettings,
  };
  const shared = {
    ...activityWorker,
    workflowBundle: await workflowCode({ traced: tracing !== undefined }),
    maxCachedWorkflows: cachedWorkflows,
    ...(tracing && { sinks: tracing.sinks }),
  };
  const timestampDeps = {
    database: parts.database,
    ...(operations.records.takesTimestamps && { tsa: parts.keys.tsa }),
  };
  const timestamp = (documentId: DocumentId) => timestampRecords(timestampDeps, documentId);
  const sendMails = makeSendMails({ operations, mailer });
  const documents = Worker.create({
    ...shared,
    taskQueue: documentQueue,
    activities: {
      ...makeDocumentActivities(
        operations,
        sendMails,
        {
          sealDocument: makeSealDocument({
            operations,
            timestampRecords: timestamp,
            sequenceLog: () => sequenceNow({ ...operations, logKey: parts.keys.log }),
            seal: (input) => sealer.seal(input),
          }),
          timestampRecords: timestamp,
        },
        sync,
      ),
    },
  });
  const usualPoster = makeHttpPoster({ allowInsecure: config.allowInsecureWebhooks });
  // A queue of its own: endpoints that hang hold up no document.
  const webhooks = Worker.create({
    ...shared,
    taskQueue: webhookQueue,
    maxConcurrentActivityTaskExecutions: deliveriesAtOnce,
    activities: {
      ...makeWebhookActivities({
        operations,
        poster: watchedPoster(decorated(usualPoster, decorators.poster), watch),
        sendMails,
        gate: makeEndpointGate(),
        random: Math.random,
      }),
    },
  });
  // No workflows here: they run on the documents' queue.
  const ingest = makeIngest({ children: 0 });
  warnOfMissingLimits(ingest.missingLimits, logger);
  const converter = await ownConverter(config, logger);
  const conversions = Worker.create({
    ...activityWorker,
    taskQueue: conversionQueue,
    maxConcurrentActivityTaskExecutions: conversionsAtOnce,
    activities: {
      ...makeConversionActivities({ operations, converter, ingest: ingest.ingestFile }),
    },
  });
  const relay = sync.startRelay();
  const reconciliation = sync.startReconciliation(async () => {
    const more = [await purgeDeliveries(operations), await purgeExpired(operations)];
    return more.includes(true);
  });
  const logKeeper = startLogKeeper({
    ...operations,
    logKey: parts.keys.log,
    tsa: parts.keys.tsa,
    logger,
    watch,
  });
  const sealKeeper =
    parts.lasting &&
    startSealKeeper({ ...operations, renew: (sealed) => sealer.renew(sealed), logger, watch });
  const metricsServer = await startWorkerMetrics(config, metrics, logger);
  const workers = await Promise.all([documents, webhooks, conversions]);
  const running = Promise.all(workers.map((worker) => worker.run()));
  logger.info({ temporal: config.temporalAddress }, 'The worker works');
  process.send?.('ready');

  await Promise.race([stopRequested(), running]);
  logger.info('Stopping');
  await relay.stop();
  await reconciliation.stop();
  await logKeeper.stop();
  await sealKeeper?.stop();
  for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  await running;
  await metricsServer?.close();
  await connection.close();
  await temporal.close();
  await sealer.close();
  await ingest.close();
  smtp?.close();
  await parts.close();
  await tracing?.close();
}

/** Undefined where mail is kept for the mailbox page. */
async function openSmtp({ smtpUrl, smtpTls: tls, mailFrom: from }: Config) {
  if (smtpUrl === undefined) return undefined;
  const { makeSmtpMailer } = await import('./outside/smtp-mailer.ts');
  return makeSmtpMailer({ smtpUrl, tls, from });
}
