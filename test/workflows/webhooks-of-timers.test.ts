import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { makeEndpointGate } from '../../src/activities/endpoint-gate.ts';
import { makeWebhookActivities } from '../../src/activities/webhooks.ts';
import { webhookMessages } from '../../src/api/routes/webhooks/event-examples.ts';
import { parsePublicId, publicId, type DeliveryId } from '../../src/domain/ids.ts';
import { dayMs } from '../../src/domain/time.ts';
import { makeHttpPoster } from '@countersign/webhooks/http-poster';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { apiId, uuid } from '../support/uuid.ts';
import { givenWebhook } from '../support/webhooks.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
let receiver: Receiver;
beforeAll(async () => {
  life = await startLifecycle();
});
afterAll(() => life.stop());
beforeEach(async () => {
  workspace = await givenWorkspace(life.app);
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

/** Subscribed to this type alone, on this machine, as ALLOW_INSECURE_WEBHOOKS would let it be. */
async function subscribe(type: string): Promise<string> {
  const { id } = await givenWebhook(workspace, { events: [type] });
  await life.app.database
    .fork()
    .execute(`update webhooks set url = ? where id = ?`, [
      receiver.url,
      parsePublicId('whk', id) ?? '',
    ]);
  return id;
}

/** Makes the attempts that the endpoint's events wait for, with the activity that workers run. */
async function deliverAll(webhookId: string): Promise<unknown[]> {
  const rows = await life.app.database.fork().execute<{ id: DeliveryId }[]>(
    `select id from webhook_deliveries where webhook_id = ? and status = 'pending'
       order by created_at`,
    [parsePublicId('whk', webhookId) ?? ''],
  );
  const activities = makeWebhookActivities({
    operations: life.app.operations,
    poster: makeHttpPoster({ allowInsecure: true }),
    sendMails: async () => undefined,
    gate: makeEndpointGate(),
    random: () => 0,
  });
  const ends: unknown[] = [];
  for (const { id } of rows) {
    const step = {
      deliveryId: publicId('dlv', uuid(id)),
      webhookId: apiId('whk', webhookId),
      at: Date.now(),
    };
    ends.push(
      await new MockActivityEnvironment().run(
        (given: typeof step) => activities.deliver(given),
        step,
      ),
    );
  }
  return ends;
}

const arrived = () =>
  receiver.received.map(({ body }) => {
    const event = JSON.parse(body) as { type: string; data: { document: { id: string } } };
    const message = webhookMessages.find(({ type }) => type === event.type);
    expect(message?.schema.safeParse(event)).toMatchObject({ success: true });
    return event;
  });

const recipients = [{ email: 'ana@example.com' }];
const succeeded = { outcome: 'succeeded', ownerToNotify: false };

test('each automatic reminder arrives as recipient.reminded', async () => {
  const webhookId = await subscribe('recipient.reminded');
  const { id, recipientIds } = await givenDocument(life.app, workspace, { recipients, send: true });
  await life.settled(id);
  for (let day = 1; day <= 8; day += 1) {
    await life.pass(dayMs);
    await life.settled(id);
  }
  // Days 3 and 7 of the workspace's schedule.
  expect(await deliverAll(webhookId)).toEqual([succeeded, succeeded]);
  const reminded = { type: 'recipient.reminded', data: { document: { id } } };
  expect(arrived()).toMatchObject([
    { ...reminded, data: { ...reminded.data, recipient: { id: recipientIds[0] } } },
    reminded,
  ]);
});

test('a deadline that passes by itself arrives as document.expired', async () => {
  const webhookId = await subscribe('document.expired');
  const deadline = new Date(life.app.clock.now().getTime() + 2 * dayMs).toISOString();
  const given = { recipients, send: true, deadline };
  const { id } = await givenDocument(life.app, workspace, given);
  await life.settled(id);
  await life.pass(3 * dayMs);
  expect(await life.settled(id)).toBe('over');
  expect(await deliverAll(webhookId)).toEqual([succeeded]);
  expect(arrived()).toMatchObject([{ type: 'document.expired', data: { document: { id } } }]);
});
