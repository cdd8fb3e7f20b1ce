import type { DeliveryId } from '../../src/domain/ids.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ownerMails, startDeliveries, type Deliveries } from '../support/deliveries.ts';
import { eventually } from '../support/eventually.ts';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { uuid } from '../support/uuid.ts';
import { deliveriesOf, givenWebhook } from '../support/webhooks.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

type Step = 'post' | 'deliver' | 'notifyOwner';
/** After which steps the process dies, once each: what it was about to do next, it does not do. */
const dies = new Set<Step>();
/** How many times the database is not there. */
let outages = 0;

async function maybeDie<Result>(step: Step, work: Promise<Result>): Promise<Result> {
  const result = await work;
  if (dies.delete(step)) throw new Error('the process died');
  return result;
}

let service: Deliveries;
let workspace: Workspace;
let receiver: Receiver;
beforeAll(async () => {
  service = await startDeliveries({
    poster: (real) => ({ post: (request) => maybeDie('post', real.post(request)) }),
    activities: (real) => ({
      ...real,
      deliver: (step) => {
        outages -= 1;
        if (outages >= 0) return Promise.reject(new Error('no database'));
        return maybeDie('deliver', real.deliver(step));
      },
      notifyOwner: (step) => maybeDie('notifyOwner', real.notifyOwner(step)),
    }),
  });
});
afterAll(() => service.stop());
beforeEach(async () => {
  workspace = await givenWorkspace(service.app);
  receiver = await startReceiver();
  dies.clear();
  outages = 0;
});
afterEach(() => receiver.stop());

async function webhook(): Promise<string> {
  const given = { url: receiver.url, events: ['document.created'] };
  return (await givenWebhook(workspace, given)).id;
}

async function deliverOne(id: string) {
  await givenDocument(service.app, workspace);
  await service.dispatch();
  const [started] = await deliveriesOf(workspace, id);
  const outcome = await service.outcome(id, started?.event_id ?? '');
  const [delivery] = await deliveriesOf(workspace, id);
  return { outcome, delivery };
}

test('died after the request and before the row: asked again under the same webhook-id', async () => {
  dies.add('post');
  const { outcome, delivery } = await deliverOne(await webhook());
  expect(outcome).toBe('succeeded');
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([delivery?.event_id, delivery?.event_id]);
  expect(delivery?.attempts).toHaveLength(1);
});

test('died after the row: what was noted is not done again', async () => {
  dies.add('deliver');
  const { outcome, delivery } = await deliverOne(await webhook());
  expect(outcome).toBe('succeeded');
  expect(receiver.received).toHaveLength(1);
  expect(delivery).toMatchObject({ status: 'succeeded', attempts: [{ status_code: 204 }] });
});

test('died after 410 was noted: the owner is mailed all the same, once', async () => {
  receiver.react(410);
  dies.add('deliver').add('notifyOwner');
  expect((await deliverOne(await webhook())).outcome).toBe('failed');
  expect(await ownerMails(service.app)).toEqual([{ kind: 'webhook_disabled', status: 'sent' }]);
  expect(await service.mailbox.list()).toHaveLength(1);
});

test('the database goes away for a while: no attempt of the ten is used up', async () => {
  receiver.react(500);
  outages = 12;
  const { outcome, delivery } = await deliverOne(await webhook());
  expect(outcome).toBe('failed');
  expect(delivery?.attempts).toHaveLength(10);
});

test('Temporal forgot everything: the delivery goes on where it was', async () => {
  receiver.react(500);
  const id = await webhook();
  await givenDocument(service.app, workspace);
  await service.dispatch();
  const [started] = await deliveriesOf(workspace, id);
  await service.pass(120_000);
  const workflowId = `webhook:${id}:${started?.event_id}`;
  await service.env.client.workflow.getHandle(workflowId).terminate('lost');
  const rows = await service.app.database
    .fork()
    .execute<{ id: DeliveryId }[]>(
      `update webhook_deliveries set dispatched = false where status = 'pending' returning id`,
    );
  service.app.dispatched.push({
    documents: new Set(),
    deliveries: new Set(rows.map((row) => uuid<'dlv'>(row.id))),
    conversions: new Set(),
    bulkSends: new Set(),
  });
  await service.dispatch();
  expect(await service.outcome(id, started?.event_id ?? '')).toBe('failed');
  expect((await deliveriesOf(workspace, id))[0]?.attempts).toHaveLength(10);
  expect(receiver.received).toHaveLength(10);
});

test('an endpoint that hangs occupies ten requests, and another gets its event all the same', async () => {
  const id = await webhook();
  const waiting: (() => void)[] = [];
  receiver.react((response) => {
    waiting.push(() => response.writeHead(200).end());
  });
  for (let count = 0; count < 14; count += 1) await givenDocument(service.app, workspace);
  await service.dispatch();
  await eventually(() => (waiting.length === 10 ? true : undefined));
  const other = await startReceiver(200);
  await givenWebhook(workspace, { url: other.url, events: ['recipient.added'] });
  await givenDocument(service.app, workspace, { recipients: [{ email: 'ana@example.com' }] });
  await service.dispatch();
  await eventually(() => (other.received.length === 1 ? true : undefined));
  expect(waiting).toHaveLength(10);
  receiver.react(200);
  for (const release of waiting) release();
  for (const { event_id: eventId } of await deliveriesOf(workspace, id)) {
    expect(await service.outcome(id, eventId)).toBe('succeeded');
  }
  const log = await deliveriesOf(workspace, id);
  expect(log).toHaveLength(15);
  // Waiting for a turn is no attempt.
  const answered = log.flatMap(({ attempts }) => attempts.filter((one) => one.status_code === 200));
  expect(answered).toHaveLength(15);
  await other.stop();
});
