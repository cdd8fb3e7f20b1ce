import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { DeliveryId } from '../../../src/domain/ids.ts';
import type { Attempt } from '../../../src/domain/webhook/record-attempt.ts';
import { makeRecordAttempt } from '../../../src/operations/webhooks/record-attempt.ts';
import { noteSuccesses } from '../../../src/persistence/stores/webhooks/attempts.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { rowId } from '../../support/uuid.ts';
import { deliveriesOf, givenWebhook } from '../../support/webhooks.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let webhookId: string;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  workspace = await givenWorkspace(app);
  webhookId = (await givenWebhook(workspace, { events: ['document.created'] })).id;
});

const uuid = () => rowId('whk', webhookId);

/** Deliveries that are pending, in the order of their ids. */
async function given(count: number): Promise<DeliveryId[]> {
  for (let made = 0; made < count; made += 1) await givenDocument(app, workspace);
  const rows = await app.database
    .fork()
    .execute<{ id: DeliveryId }[]>(
      `select id from webhook_deliveries where webhook_id = ? order by id`,
      [uuid()],
    );
  return rows.map(({ id }) => id);
}

function delivery(deliveryId: DeliveryId | undefined) {
  if (deliveryId === undefined) throw new Error('It was given.');
  return { deliveryId, webhookId: uuid() };
}

const attempt = (statusCode: number, number = 1): Attempt => ({
  number,
  at: app.clock.now(),
  durationMs: 12,
  statusCode,
  response: 'it’s “fine” \\ {"a": 1}\n',
});

const noteTogether = (...ids: (DeliveryId | undefined)[]) =>
  noteSuccesses(
    app.database,
    ids.map((id) => ({
      ...attempt(200),
      id: app.operations.ids.next(),
      deliveryId: delivery(id).deliveryId,
    })),
    app.clock.now(),
  );

const failingSince = async () => {
  const [row] = await app.database
    .fork()
    .execute<{ since: string | null }[]>(
      `select failing_since as since from webhooks where id = ?`,
      [uuid()],
    );
  return row?.since ?? null;
};

test('many successes at once are noted each with its answer', async () => {
  const ids = await given(5);
  const record = makeRecordAttempt(app.operations);
  const noted = await Promise.all(ids.map((id) => record(delivery(id), attempt(204))));
  expect(noted).toEqual(ids.map(() => ({ status: 'succeeded', disabled: false })));
  const log = await deliveriesOf(workspace, webhookId);
  expect(log).toHaveLength(5);
  for (const { status, attempts } of log) {
    const [only, ...more] = attempts;
    expect([status, more]).toEqual(['succeeded', []]);
    expect(only).toMatchObject({ status_code: 204, response: attempt(204).response });
  }
});

test('noted again, and twice in one batch, nothing changes', async () => {
  const [deliveryId] = await given(1);
  expect(await noteTogether(deliveryId, deliveryId)).toEqual([true, true]);
  const before = await deliveriesOf(workspace, webhookId);
  app.clock.advance(60_000);
  expect(await noteTogether(deliveryId)).toEqual([true]);
  expect(await deliveriesOf(workspace, webhookId)).toEqual(before);
  expect(before[0]?.attempts).toHaveLength(1);
});

test('a success at an endpoint that was failing makes it healthy, in its own transaction', async () => {
  const [first, second] = await given(2);
  const record = makeRecordAttempt(app.operations);
  await record(delivery(first), attempt(500));
  expect(await failingSince()).not.toBeNull();
  expect(await noteTogether(second)).toEqual([false]);
  expect(await record(delivery(second), attempt(200))).toMatchObject({
    status: 'succeeded',
  });
  expect(await failingSince()).toBeNull();
});

test('a delivery that somebody has locked holds up no other', async () => {
  const [locked, free] = await given(2);
  await app.database.fork().transactional(async (em) => {
    await em.execute(`select 1 from webhook_deliveries where id = ? for update`, [
      delivery(locked).deliveryId,
    ]);
    expect(await noteTogether(locked, free)).toEqual([false, true]);
  });
  const note = makeRecordAttempt(app.operations);
  const end = await note(delivery(locked), attempt(200));
  expect(end).toMatchObject({ status: 'succeeded' });
});

test('one that cannot be noted takes nobody with it, and one that is gone is skipped', async () => {
  const [sound, broken, gone] = await given(3);
  await app.database
    .fork()
    .execute(`delete from webhook_deliveries where id = ?`, [delivery(gone).deliveryId]);
  const record = makeRecordAttempt(app.operations);
  const [a, b, c] = await Promise.allSettled([
    record(delivery(sound), attempt(200)),
    record(delivery(broken), { ...attempt(200), response: '\0' }),
    record(delivery(gone), attempt(200)),
  ]);
  expect(a).toMatchObject({ value: { status: 'succeeded' } });
  expect(b).toMatchObject({ status: 'rejected' });
  expect(c).toMatchObject({ value: { status: 'skipped' } });
});
