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
import { makeWebhookActivities } from './activities/webhooks.ts';
import {
  decorated,
  makeLogger,
  metricsOf,
  openParts,
  warnOfMissingLimits,
  type PortDecorators,
} from './composition.ts';
import { requireConnected } from './config-checks.ts';
import { searchPath, type Config } from './config.ts';
import type { DocumentId } from './domain/ids.ts';
import { makeIngest } from './evidence/ingest/ingest.ts';
import { sandbox } from './evidence/ingest/sandbox.ts';
import { makeSealer } from './evidence/seal/sealer.ts';
import { sequenceNow } from './operations/log/sequence.ts';
import { startLogKeeper } from './log-keeper.ts';
import { startSealKeeper } from './seal-keeper.ts';
import { metricsListener, startMetricsServer, type MetricsServer } from './metrics-server.ts';
import { chooseConverter } from './outside/converter/choose-converter.ts';
import { makeHttpPoster } from './outside/http-poster.ts';
import { makeMailbox } from './outside/mailbox.ts';
import { systemClock } from './outside/clock.ts';
import { registerSearchAttributes } from './outside/register-search-attributes.ts';
import { makeSmtpMailer } from './outside/smtp-mailer.ts';
import { makeWorkflowLister } from './outside/workflow-lister.ts';
import {
  connectionOptions,
  connectTemporal,
  type TemporalConnection,
} from './outside/temporal-client.ts';
import { makeWorkflowDispatcher } from './outside/workflow-dispatcher.ts';
import type { Logger } from 'pino';
import type { Changes } from './operations/unit-of-work/context.ts';
import type { Database } from './persistence/orm.ts';
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
  const temporal = connectTemporal(target);
  // A document's activities answer their workflow with its snapshot; deliveries are dispatched.
  const afterCommit = (changes: Changes) => sync.afterCommit({ ...changes, documents: new Set() });
  const parts = await openParts(config, afterCommit, decorators);
  const sync = makeWorkflowSync({
    database: parts.database,
    dispatcher: decorated(makeWorkflowDispatcher(temporal.client), decorators.dispatcher),
    lister: makeWorkflowLister(temporal.client),
    clock: systemClock,
    onError: (error) => {
      logger.debug({ err: error }, 'A change was not dispatched to Temporal; tried again later');
    },
  });
  await refusePowerfulRole(parts.database);
  const { operations } = parts;
  const smtp =
    config.smtpUrl === undefined
      ? undefined
      : makeSmtpMailer({
          smtpUrl: config.smtpUrl,
          tls: config.smtpTls,
          from: config.mailFrom,
        });
  const mailer = decorated(smtp ?? makeMailbox(join(config.dataDir, 'mailbox')), decorators.mailer);
  const sealer = makeSealer({
    signer: parts.keys.seal.signer,
    ...(parts.lasting && { lasting: parts.lasting }),
  });

  const connection = await NativeConnection.connect(connectionOptions(target));
  await registerAttributes(temporal, config.temporalNamespace, logger);
  const shared = {
    connection,
    namespace: config.temporalNamespace,
    workflowBundle: await workflowCode(),
    interceptors: { activity: activityInterceptors },
    ...workerSettings,
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
  // A queue of its own: endpoints that hang hold up no document.
  const webhooks = Worker.create({
    ...shared,
    taskQueue: webhookQueue,
    maxConcurrentActivityTaskExecutions: deliveriesAtOnce,
    activities: {
      ...makeWebhookActivities({
        operations,
        poster: decorated(
          makeHttpPoster({ allowInsecure: config.allowInsecureWebhooks }),
          decorators.poster,
        ),
        sendMails,
        gate: makeEndpointGate(),
        random: Math.random,
      }),
    },
  });
  // No workflows here: they run on the documents' queue.
  const ingest = makeIngest({ children: 0 });
  warnOfMissingLimits(ingest.missingLimits, logger);
  const converter = chooseConverter({
    gotenbergUrl: config.gotenbergUrl,
    searchPath: searchPath(),
    starter: {
      program: (command, limits) => sandbox().program(command, limits),
      script: (path, limits) => sandbox().script(path, limits, { allow: 'worker' }),
      uid: sandbox().uid,
    },
  });
  logger.info({ converter: converter.name }, 'Word files are converted');
  const conversions = Worker.create({
    connection,
    namespace: config.temporalNamespace,
    interceptors: { activity: activityInterceptors },
    ...workerSettings,
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
  });
  const sealKeeper =
    parts.lasting &&
    startSealKeeper({ ...operations, renew: (sealed) => sealer.renew(sealed), logger });
  const metricsServer = await startMetrics(config, parts.database, logger);
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
}

/** A server that does not let us (Temporal Cloud) may well have them already: no reason to stop. */
async function registerAttributes(
  { connection }: TemporalConnection,
  namespace: string,
  logger: Logger,
): Promise<void> {
  try {
    await connection.withDeadline(Date.now() + 10_000, () =>
      registerSearchAttributes(connection, namespace),
    );
  } catch (error) {
    logger.warn({ err: error }, 'The search attributes could not be registered with Temporal');
  }
}

/** With `npm start` API and worker share a machine: the worker's port is the next one. */
async function startMetrics(
  { metricsPort, metricsToken, embedded, host }: Config,
  database: Database,
  logger: Logger,
): Promise<MetricsServer | undefined> {
  if (metricsPort === undefined) return undefined;
  const listener = metricsListener(metricsOf(database, 'worker'), metricsToken, logger);
  return startMetricsServer(listener, { host, port: embedded ? metricsPort + 1 : metricsPort });
}
