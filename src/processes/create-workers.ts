import { NativeConnection, Worker, type ActivityInterceptorsFactory } from '@temporalio/worker';
import type { IngestFile } from '@countersign/pdf/intake/ingest-result';
import { makeBulkSendActivities } from '../activities/bulk-sends.ts';
import { makeConversionActivities } from '../activities/conversion.ts';
import { makeDocumentActivities } from '../activities/documents.ts';
import { makeEndpointGate } from '../activities/endpoint-gate.ts';
import { makeEvidenceSteps } from '../activities/evidence-steps.ts';
import { makeSendMails, type SendMails } from '../activities/mail.ts';
import { watchActivities } from '../activities/watch-activities.ts';
import { makeWebhookActivities } from '../activities/webhooks.ts';
import type { Sealer } from '../evidence/pages/seal-in-thread.ts';
import type { Converter } from '@countersign/converter/converter';
import type { HttpPoster } from '@countersign/webhooks/http-poster';
import type { Mailer } from '@countersign/mailer/mailer';
import { connectionOptions } from '../outside/temporal-client.ts';
import type { OpenedProcess } from './open-process.ts';
import { temporalTarget } from './temporal-target.ts';
import { workflowCode } from './workflow-code.ts';

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

/** What a worker's activities use beside its operations. */
export interface WorkerPorts {
  mailer: Mailer;
  sealer: Sealer;
  poster: HttpPoster;
  ingest: IngestFile;
  converter: Converter;
}

export interface Workers {
  /** Settles when all have ended; rejects when one fails. */
  run(): Promise<void>;
  /** Lets what is under way come to its end. */
  shutdown(): void;
  /** After `run` has settled. */
  close(): Promise<void>;
}

/** One worker per queue: endpoints that hang and files that are converted hold up no document. */
export async function createWorkers(
  opened: OpenedProcess,
  ports: WorkerPorts,
  activityInterceptors: readonly ActivityInterceptorsFactory[],
): Promise<Workers> {
  const { config, tracing, watch, parts } = opened;
  const { operations } = parts;
  const queues = await opened.findQueues();
  const connection = await NativeConnection.connect(connectionOptions(temporalTarget(config)));
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
  const workflowWorker = {
    ...activityWorker,
    workflowBundle: await workflowCode({ traced: tracing !== undefined }),
    maxCachedWorkflows: cachedWorkflows,
    ...(tracing && { sinks: tracing.sinks }),
  };
  const sendMails = makeSendMails({ operations, mailer: ports.mailer });
  const workers = await Promise.all([
    Worker.create({
      ...workflowWorker,
      taskQueue: queues.documents,
      activities: {
        ...documentActivities(opened, ports, sendMails),
        ...makeBulkSendActivities(operations),
      },
    }),
    Worker.create({
      ...workflowWorker,
      taskQueue: queues.webhooks,
      maxConcurrentActivityTaskExecutions: deliveriesAtOnce,
      activities: {
        ...makeWebhookActivities({
          operations,
          poster: ports.poster,
          sendMails,
          gate: makeEndpointGate(),
          random: Math.random,
        }),
      },
    }),
    // No workflows here: they run on the documents' queue.
    Worker.create({
      ...activityWorker,
      taskQueue: queues.conversions,
      maxConcurrentActivityTaskExecutions: conversionsAtOnce,
      activities: {
        ...makeConversionActivities({
          operations,
          converter: ports.converter,
          ingest: ports.ingest,
        }),
      },
    }),
  ]);
  return {
    async run() {
      await Promise.all(workers.map((worker) => worker.run()));
    },
    shutdown() {
      for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
    },
    close: () => connection.close(),
  };
}

function documentActivities(
  { parts, sync }: OpenedProcess,
  { sealer }: WorkerPorts,
  sendMails: SendMails,
) {
  const { operations, keys } = parts;
  const evidence = makeEvidenceSteps({
    operations,
    tsa: keys.tsa,
    logKey: keys.log,
    seal: (input, by) => sealer.seal(input, by),
  });
  return makeDocumentActivities(operations, sendMails, evidence, sync);
}
