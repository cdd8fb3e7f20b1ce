import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { apiId, rowId } from '../support/uuid.ts';
import { deliveryWorkflowId } from '../../src/workflows/contracts.ts';
import { startDeliveries, type Deliveries } from '../support/deliveries.ts';
import { eventually } from '../support/eventually.ts';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { deliveriesOf, givenWebhook } from '../support/webhooks.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

const minuteMs = 60_000;

let service: Deliveries;
let workspace: Workspace;
let receiver: Receiver;
beforeAll(async () => {
  service = await startDeliveries();
});
afterAll(() => service.stop());
beforeEach(async () => {
  workspace = await givenWorkspace(service.app);
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const webhook = (url: string) => givenWebhook(workspace, { url, events: ['document.created'] });
const statuses = async (id: string) =>
  (await deliveriesOf(workspace, id)).map(({ status, attempts }) => [status, attempts.length]);

const event = () => service.event(workspace);

/** Once the delivery has been turned away: what its history says. */
async function waits(webhookId: string, eventId: string): Promise<string> {
  const id = deliveryWorkflowId(apiId('whk', webhookId), apiId('evt', eventId), 0);
  return eventually(async () => {
    const { raw } = await service.env.client.workflow.getHandle(id).describe();
    return raw.pendingActivities?.[0]?.lastFailure?.message ?? undefined;
  });
}

test('an endpoint that asks for time gets no delivery until then, and none of them loses an attempt', async () => {
  receiver.react((response) => response.writeHead(429, { 'retry-after': '1800' }).end());
  const quiet = await startReceiver();
  const { id } = await webhook(receiver.url);
  const { id: other } = await webhook(quiet.url);
  try {
    await event();
    await eventually(async () => (receiver.received.length === 1 ? true : undefined));
    const [first] = await deliveriesOf(workspace, id);
    expect(await waits(id, first?.event_id ?? '')).toContain('Attempt 1 of 10');
    await event();
    await event();
    for (const { event_id: eventId } of (await deliveriesOf(workspace, id)).slice(0, 2)) {
      expect(await waits(id, eventId)).toMatch(
        /^The endpoint asked for time: no attempt before \d{4}-.+Z\.$/,
      );
    }
    await service.pass(20 * minuteMs);
    expect(receiver.received).toHaveLength(1);
    expect((await statuses(id)).map(([, attempts]) => attempts)).toEqual([0, 0, 1]);
    // Others are no part of this.
    await eventually(async () => (quiet.received.length === 3 ? true : undefined));

    receiver.react(204);
    await service.pass(20 * minuteMs);
    await eventually(async () => {
      await service.pass(minuteMs);
      return (await statuses(id)).every(([status]) => status === 'succeeded') ? true : undefined;
    });
    expect(await statuses(id)).toEqual([
      ['succeeded', 1],
      ['succeeded', 1],
      ['succeeded', 2],
    ]);
    expect((await statuses(other)).flat()).not.toContain('pending');
  } finally {
    await quiet.stop();
  }
});

test('one that is away, or says 503 without a word of when, is asked by each delivery as before', async () => {
  receiver.react(503);
  const { id } = await webhook(receiver.url);
  for (let events = 0; events < 2; events += 1) {
    await event();
    const [newest] = await deliveriesOf(workspace, id);
    expect(await waits(id, newest?.event_id ?? '')).toContain('Attempt 1 of 10: The endpoint');
  }
});

test('a delivery that meets such an endpoint decrypts nothing, and goes out once its time has come', async () => {
  receiver.react((response) => response.writeHead(429, { 'retry-after': '600' }).end());
  const { id } = await webhook(receiver.url);
  await event();
  await eventually(async () => (receiver.received.length === 1 ? true : undefined));
  const [first] = await deliveriesOf(workspace, id);
  expect(await waits(id, first?.event_id ?? '')).toContain('Attempt 1 of 10');

  const database = service.app.database.fork();
  const rows = await database.execute<{ secret: string }[]>(
    `select secret from webhooks where id = ?`,
    [rowId('whk', id)],
  );
  const [{ secret } = { secret: '' }] = rows;
  await database.execute(`update webhooks set secret = 'unreadable' where id = ?`, [
    rowId('whk', id),
  ]);
  await event();
  const [second] = await deliveriesOf(workspace, id);
  expect(await waits(id, second?.event_id ?? '')).toContain('The endpoint asked for time');
  expect(receiver.received).toHaveLength(1);

  receiver.react(204);
  await database.execute(`update webhooks set secret = ? where id = ?`, [secret, rowId('whk', id)]);
  await eventually(async () => {
    await service.pass(minuteMs);
    return (await statuses(id)).every(([status]) => status === 'succeeded') ? true : undefined;
  });
  expect((await statuses(id)).map(([, attempts]) => attempts)).toEqual([1, 2]);
});
