import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { parsePublicId } from '../../../src/domain/ids.ts';
import type { Attempt } from '../../../src/operations/webhooks/attempt.ts';
import { noteSuccesses } from '../../../src/operations/webhooks/note-successes.ts';
import { makeRecordAttempt } from '../../../src/operations/webhooks/record-attempt.ts';
import { requeueLostDeliveries } from '../../../src/persistence/stores/reconciliation.ts';
import { startApplication, type Application } from '../../support/application.ts';
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

const uuid = () => parsePublicId('whk', webhookId) ?? '';

/** Deliveries that are pending, in the order of their ids. */
async function given(count: number): Promise<string[]> {
  for (let made = 0; made < count; made += 1) await givenDocument(app, workspace);
  const rows = await app.database
    .fork()
    .execute<{ id: string }[]>(
      `select id from webhook_deliveries where webhook_id = ? order by id`,
      [uuid()],
    );
  return rows.map(({ id }) => id);
}

const attempt = (statusCode: number, number = 1): Attempt => ({
  ...{ number, at: app.clock.now(), durationMs: 12, statusCode },
  response: 'it’s “fine” \\ {"a": 1}\n',
});

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
  const noted = await Promise.all(
    ids.map((deliveryId) => record({ deliveryId, webhookId: uuid() }, attempt(204))),
  );
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
  const [deliveryId = ''] = await given(1);
  const note = noteSuccesses(app.operations);
  const success = { deliveryId, attempt: attempt(200) };
  expect(await note([success, success])).toEqual([true, true]);
  const before = await deliveriesOf(workspace, webhookId);
  app.clock.advance(60_000);
  expect(await note([success])).toEqual([true]);
  expect(await deliveriesOf(workspace, webhookId)).toEqual(before);
  expect(before[0]?.attempts).toHaveLength(1);
});

test('a success at an endpoint that was failing makes it healthy, in its own transaction', async () => {
  const [first = '', second = ''] = await given(2);
  const record = makeRecordAttempt(app.operations);
  await record({ deliveryId: first, webhookId: uuid() }, attempt(500));
  expect(await failingSince()).not.toBeNull();
  const success = { deliveryId: second, attempt: attempt(200) };
  expect(await noteSuccesses(app.operations)([success])).toEqual([false]);
  expect(await record({ deliveryId: second, webhookId: uuid() }, attempt(200))).toMatchObject({
    status: 'succeeded',
  });
  expect(await failingSince()).toBeNull();
});

test('a delivery that somebody has locked holds up no other', async () => {
  const [locked = '', free = ''] = await given(2);
  await app.database.fork().transactional(async (em) => {
    await em.execute(`select 1 from webhook_deliveries where id = ? for update`, [locked]);
    const successes = [locked, free].map((deliveryId) => ({ deliveryId, attempt: attempt(200) }));
    expect(await noteSuccesses(app.operations)(successes)).toEqual([false, true]);
  });
  const note = makeRecordAttempt(app.operations);
  const end = await note({ deliveryId: locked, webhookId: uuid() }, attempt(200));
  expect(end).toMatchObject({ status: 'succeeded' });
});

test('one that cannot be noted takes nobody with it, and one that is gone is skipped', async () => {
  const [sound = '', broken = '', gone = ''] = await given(3);
  await app.database.fork().execute(`delete from webhook_deliveries where id = ?`, [gone]);
  const record = makeRecordAttempt(app.operations);
  const [a, b, c] = await Promise.allSettled([
    record({ deliveryId: sound, webhookId: uuid() }, attempt(200)),
    record({ deliveryId: broken, webhookId: uuid() }, { ...attempt(200), response: '\0' }),
    record({ deliveryId: gone, webhookId: uuid() }, attempt(200)),
  ]);
  expect(a).toMatchObject({ value: { status: 'succeeded' } });
  expect(b).toMatchObject({ status: 'rejected' });
  expect(c).toMatchObject({ value: { status: 'skipped' } });
});

test('the sweep tells again what has no workflow, on every page', async () => {
  const ids = await given(5);
  const [alive = ''] = ids;
  const em = app.database.fork();
  await em.execute(`update webhook_deliveries set told = true where webhook_id = ?`, [uuid()]);
  const [row] = await em.execute<{ key: string }[]>(
    `select webhook_id || ':' || event_id || ':0' as key from webhook_deliveries where id = ?`,
    [alive],
  );
  await requeueLostDeliveries(app.database, new Set([row?.key ?? '']), 2);
  const told = await em.execute<{ id: string }[]>(
    `select id from webhook_deliveries where webhook_id = ? and told`,
    [uuid()],
  );
  expect(told).toEqual([{ id: alive }]);
});
