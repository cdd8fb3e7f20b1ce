import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { makeEndpointGate } from '../../src/activities/endpoint-gate.ts';
import { makeSendMails } from '../../src/activities/mail.ts';
import { makeWebhookActivities } from '../../src/activities/webhooks.ts';
import { dispatchDelivery } from '../../src/workflow-sync/dispatch.ts';
import { makeHttpPoster, type HttpPoster } from '@countersign/webhooks/http-poster';
import { makeMailbox, type Mailbox } from '@countersign/mailer/mailbox';
import { makeWorkflowDispatcher } from '../../src/outside/workflow-dispatcher.ts';
import {
  deliveryWorkflowId,
  webhookQueue,
  type DeliveryActivities,
  type DeliveryStep,
} from '../../src/workflows/contracts.ts';
import { startApplication, steppingClock, type Application } from './application.ts';
import { timeSkippingEnvironment, workflowBundle } from './temporal.ts';
import { apiId } from './uuid.ts';
import { deliveriesOf } from './webhooks.ts';
import { givenDocument, type Workspace } from './workspace.ts';

/** API, deliveries and real activities on the time-skipping server; endpoints are on this machine. */
export interface Deliveries {
  app: Application;
  env: TestWorkflowEnvironment;
  mailbox: Mailbox;
  /** Starts the workflows of all that was committed, as the process would. */
  dispatch(): Promise<void>;
  /** One event of the workspace, on its way. */
  event(workspace: Workspace): Promise<void>;
  /** Lets time pass until the delivery is over, and says how it ended. */
  outcome(webhookId: string, eventId: string, resend?: number): Promise<unknown>;
  /** Lets this much time pass for server, API and worker alike. */
  pass(ms: number): Promise<void>;
  stop(): Promise<void>;
}

export interface DeliveriesOptions {
  poster?: (real: HttpPoster) => HttpPoster;
  activities?: (real: DeliveryActivities) => DeliveryActivities;
}

/** How long an endpoint may take, in real time: test and endpoint share a thread that may be busy. */
const endpointLimitMs = 20_000;

export async function startDeliveries(options: DeliveriesOptions = {}): Promise<Deliveries> {
  const env = await timeSkippingEnvironment();
  const clock = steppingClock(new Date(await env.currentTimeMs()));
  const folder = await mkdtemp(join(tmpdir(), 'countersign-deliveries-'));
  const app = await startApplication({ clock, operations: { allowInsecureWebhooks: true } });
  const dispatcher = makeWorkflowDispatcher(env.client);
  const mailbox = makeMailbox(join(folder, 'mailbox'), { clock });
  const syncClock = async () => clock.set(new Date(await env.currentTimeMs()));

  const poster = makeHttpPoster({ allowInsecure: true, timeoutMs: endpointLimitMs, clock });
  const real = makeWebhookActivities({
    operations: app.operations,
    poster: options.poster?.(poster) ?? poster,
    sendMails: makeSendMails({ operations: app.operations, mailer: mailbox }),
    gate: makeEndpointGate(),
    random: () => 0,
  });
  const activities = options.activities?.(real) ?? real;
  const worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue: webhookQueue,
    workflowBundle: workflowBundle(),
    activities: {
      ...activities,
      // Skipped time passes for the database's guards and the log as well.
      deliver: async (step: DeliveryStep) => {
        await syncClock();
        return activities.deliver(step);
      },
    },
  });
  const running = worker.run();

  async function dispatch(): Promise<void> {
    for (const { deliveries } of app.dispatched.splice(0)) {
      for (const id of deliveries)
        await dispatchDelivery({ database: app.database, dispatcher }, id);
    }
  }

  return {
    app,
    env,
    mailbox,
    dispatch,
    async event(workspace) {
      await givenDocument(app, workspace);
      await dispatch();
    },
    async outcome(webhookId, eventId, resend = 0) {
      const id = deliveryWorkflowId(apiId('whk', webhookId), apiId('evt', eventId), resend);
      const result: unknown = await env.client.workflow.getHandle(id).result();
      await syncClock();
      return result;
    },
    async pass(ms) {
      await env.sleep(ms);
      await syncClock();
    },
    async stop() {
      worker.shutdown();
      await running;
      await app.stop();
      await env.teardown();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** How the newest delivery of an endpoint ends, and how far apart its attempts were. */
export async function delivered(service: Deliveries, workspace: Workspace, webhookId: string) {
  const [delivery] = await deliveriesOf(workspace, webhookId);
  if (!delivery) throw new Error('There is no delivery.');
  const outcome = await service.outcome(webhookId, delivery.event_id);
  const log = await deliveriesOf(workspace, webhookId);
  const over = log.find((one) => one.id === delivery.id);
  return { outcome, delivery: over ?? delivery, ...(over && { gaps: gapsOf(over.attempts) }) };
}

function gapsOf(attempts: { at: string }[]): number[] {
  const times = attempts.map(({ at }) => Date.parse(at));
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

/** Unsent mails included. */
export async function ownerMails(app: Application): Promise<{ kind: string; status: string }[]> {
  return app.database
    .fork()
    .execute(`select kind, status from mails where document_id is null order by created_at`);
}
