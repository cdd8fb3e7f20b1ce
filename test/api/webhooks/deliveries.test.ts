import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { attemptLimit } from '../../../src/domain/webhook/retry-schedule.ts';
import { purgeDeliveries } from '../../../src/operations/webhooks/purge-deliveries.ts';
import { makeRecordAttempt } from '../../../src/operations/webhooks/record-attempt.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { deliveriesOf, givenWebhook, type LoggedDelivery } from '../../support/webhooks.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

const dayMs = 86_400_000;

let app: Application;
let workspace: Workspace;
let id: string;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  workspace = await givenWorkspace(app);
  ({ id } = await givenWebhook(workspace, { events: ['document.created'] }));
});

/** New events, each a second after the one before; the newest first. */
async function givenDeliveries(count: number): Promise<LoggedDelivery[]> {
  for (let made = 0; made < count; made += 1) {
    app.clock.advance(1_000);
    await givenDocument(app, workspace);
  }
  return (await deliveriesOf(workspace, id)).slice(0, count);
}

async function attempted(delivery: LoggedDelivery, statusCode: number, times = 1) {
  for (let time = 1; time <= times; time += 1) {
    await makeRecordAttempt(app.operations)(
      {
        deliveryId: parsePublicId('dlv', delivery.id) ?? '',
        webhookId: parsePublicId('whk', id) ?? '',
      },
      {
        number: delivery.attempts.length + time,
        at: app.clock.now(),
        statusCode,
        durationMs: 12,
        response: 'x'.repeat(5_000),
      },
    );
  }
}

const failed = (delivery: LoggedDelivery) => attempted(delivery, 500, attemptLimit);
const stats = async () => (await workspace.api.get('/webhooks/get', { id })).body.stats as unknown;
const resend = (query: Record<string, string | number>) =>
  workspace.api.post('/webhooks/resend', { query: { id, ...query } });

describe('the log', () => {
  test('is paged newest first, with attempts and the beginning of the answers', async () => {
    const made = await givenDeliveries(5);
    const [newest] = made;
    if (newest) await attempted(newest, 200);
    const pages: LoggedDelivery[][] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string | number> = { id, limit: 2 };
      const { body } = await workspace.api.get('/webhooks/deliveries', {
        ...query,
        ...(cursor !== null && { cursor }),
      });
      pages.push(body.data as LoggedDelivery[]);
      cursor = body.next_cursor as string | null;
    } while (cursor !== null);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat().map((one) => one.id)).toEqual(made.map((one) => one.id));
    expect(pages.flat()[0]).toEqual({
      id: expect.stringMatching(/^dlv_/),
      event_id: expect.stringMatching(/^evt_/),
      event_type: 'document.created',
      status: 'succeeded',
      attempts: [
        {
          at: app.clock.now().toISOString(),
          status_code: 200,
          duration_ms: 12,
          response: 'x'.repeat(1_000),
        },
      ],
      created_at: expect.any(String),
    });
    const query = { id, delivery_id: newest?.id ?? '' };
    const { body } = await workspace.api.get('/webhooks/deliveries/get', query);
    expect(body.attempts[0].response).toHaveLength(5_000);
  });

  test('refuses a cursor of another webhook, and another webhook’s delivery', async () => {
    await givenDeliveries(2);
    const other = await givenWebhook(workspace);
    const { body } = await workspace.api.get('/webhooks/deliveries', { id, limit: 1 });
    const cursor = String(body.next_cursor);
    expect(await workspace.api.get('/webhooks/deliveries', { id: other.id, cursor })).toMatchObject(
      { status: 400, body: { code: 'INVALID_CURSOR' } },
    );
    const query = { id: other.id, delivery_id: String(body.data[0].id) };
    expect(await workspace.api.get('/webhooks/deliveries/get', query)).toMatchObject({
      status: 404,
      body: { code: 'DELIVERY_NOT_FOUND' },
    });
  });
});

describe('statistics', () => {
  test('count deliveries, not attempts, and survive the purge exactly', async () => {
    const [a, b, c, d] = await givenDeliveries(5);
    if (!a || !b || !c || !d) throw new Error('five were made');
    await attempted(a, 500, 3);
    await attempted({ ...a, attempts: [{}, {}, {}] as LoggedDelivery['attempts'] }, 200);
    await attempted(b, 200);
    await failed(c);
    await attempted(d, 500, 2);
    const before = { total_deliveries: 5, successful: 2, failed: 1, success_rate: 66.67 };
    expect(await stats()).toEqual(before);
    await workspace.api.call('PUT', '/webhooks/update', {
      query: { id },
      body: { status: 'paused' },
    });
    expect(await stats()).toEqual(before);
    app.clock.advance(30 * dayMs - 1);
    while (await purgeDeliveries(app.operations));
    expect(await deliveriesOf(workspace, id)).toHaveLength(5);
    app.clock.advance(1_000);
    while (await purgeDeliveries(app.operations));
    expect(await deliveriesOf(workspace, id)).toHaveLength(0);
    expect(await stats()).toEqual(before);
    const left = await app.database.fork().execute<{ attempts: number; messages: number }[]>(
      `select (select count(*)::int from webhook_attempts) as attempts,
         (select count(*)::int from webhook_messages m where organization_id = ?) as messages`,
      [workspace.organizationId],
    );
    expect(left[0]?.messages).toBe(0);
  });

  test('the purge leaves what is still pending, however old', async () => {
    await givenDeliveries(1);
    app.clock.advance(60 * dayMs);
    while (await purgeDeliveries(app.operations));
    expect(await deliveriesOf(workspace, id)).toMatchObject([{ status: 'pending' }]);
  });

  test('noting the same attempt twice changes nothing', async () => {
    const [delivery] = await givenDeliveries(1);
    if (!delivery) throw new Error('one was made');
    await attempted(delivery, 500);
    await attempted(delivery, 500);
    expect(await deliveriesOf(workspace, id)).toMatchObject([{ status: 'pending' }]);
    expect((await deliveriesOf(workspace, id))[0]?.attempts).toHaveLength(1);
  });
});

describe('resend', () => {
  test('200: one delivery, whatever became of it, any number of times', async () => {
    const [delivery] = await givenDeliveries(1);
    if (!delivery) throw new Error('one was made');
    await attempted(delivery, 200);
    app.told.length = 0;
    for (const _ of [1, 2]) {
      expect(await resend({ delivery_id: delivery.id })).toMatchObject({
        status: 200,
        body: { resent: 1 },
      });
    }
    const log = await deliveriesOf(workspace, id);
    expect(log.map(({ status }) => status).sort()).toEqual(['pending', 'pending', 'succeeded']);
    expect(new Set(log.map((one) => one.event_id)).size).toBe(1);
    expect(app.told.flatMap(({ deliveries }) => [...deliveries])).toHaveLength(2);
  });

  test('200: all that was missed since a time, once', async () => {
    const [pending, succeeded, missed, old] = await givenDeliveries(4);
    if (!pending || !succeeded || !missed || !old) throw new Error('four were made');
    await failed(old);
    app.clock.advance(dayMs);
    const since = app.clock.now().getTime();
    await attempted(succeeded, 200);
    await failed(missed);
    expect(await resend({ since })).toMatchObject({ status: 200, body: { resent: 1 } });
    expect(await resend({ since })).toMatchObject({ status: 200, body: { resent: 0 } });
    expect(await resend({ since: 0 })).toMatchObject({ status: 200, body: { resent: 1 } });
    const [again] = (await deliveriesOf(workspace, id)).filter(
      (one) => one.event_id === missed.event_id && one.id !== missed.id,
    );
    if (!again) throw new Error('it was resent');
    await failed(again);
    expect(await resend({ since })).toMatchObject({ status: 200, body: { resent: 1 } });
  });

  test('200: two at once do not get in each other’s way', async () => {
    const [delivery] = await givenDeliveries(1);
    const query = { delivery_id: delivery?.id ?? '' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => resend(query)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await deliveriesOf(workspace, id)).toHaveLength(7);
  });

  test.each([
    [{}, '/delivery_id'],
    [{ since: 'yesterday' }, '/since'],
    [{ since: -1 }, '/since'],
    [{ since: 0, delivery_id: 'dlv_x' }, '/since'],
    [{ since: '8640000000000001' }, '/since'],
  ])('400: %j', async (query, pointer) => {
    expect(await resend(query as Record<string, string>)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer }] },
    });
  });

  test('404: a delivery of another webhook', async () => {
    const [delivery] = await givenDeliveries(1);
    const other = await givenWebhook(workspace);
    const query = { id: other.id, delivery_id: delivery?.id ?? '' };
    expect(await workspace.api.post('/webhooks/resend', { query })).toMatchObject({
      status: 404,
      body: { code: 'DELIVERY_NOT_FOUND' },
    });
  });

  test.each(['paused', 'disabled'])('200: what a %s endpoint missed', async (status) => {
    const set = (to: string) =>
      app.database
        .fork()
        .execute(`update webhooks set status = ? where id = ?`, [to, parsePublicId('whk', id)]);
    await set(status);
    const since = app.clock.now().getTime();
    app.clock.advance(1_000);
    const [missed] = await givenDeliveries(1);
    expect(missed).toMatchObject({ status: 'skipped', attempts: [] });
    await set('active');
    expect(await deliveriesOf(workspace, id)).toHaveLength(1);
    expect(await resend({ since })).toMatchObject({ status: 200, body: { resent: 1 } });
    expect(await deliveriesOf(workspace, id)).toMatchObject([
      { status: 'pending', event_id: missed?.event_id },
      { status: 'skipped' },
    ]);
    expect(await resend({ since })).toMatchObject({ status: 200, body: { resent: 0 } });
  });

  test('409: erased with its document, or to an endpoint that is paused', async () => {
    const document = await givenDocument(app, workspace);
    await workspace.api.call('DELETE', '/documents/delete', { query: { id: document.id } });
    const [delivery] = await deliveriesOf(workspace, id);
    expect(delivery?.status).toBe('skipped');
    const query = { delivery_id: delivery?.id ?? '' };
    expect(await resend(query)).toMatchObject({ status: 409, body: { code: 'EVENT_ERASED' } });
    expect(await resend({ since: 0 })).toMatchObject({ status: 200, body: { resent: 0 } });
    const paused = { query: { id }, body: { status: 'paused' } };
    await workspace.api.call('PUT', '/webhooks/update', paused);
    for (const given of [query, { since: 0 }]) {
      expect(await resend(given)).toMatchObject({
        status: 409,
        body: { code: 'WEBHOOK_NOT_ACTIVE' },
      });
    }
  });
});

describe('test', () => {
  test('200: the delivery of a test event, whatever was subscribed to', async () => {
    const answer = await workspace.api.post('/webhooks/test', { query: { id } });
    expect(answer).toMatchObject({
      status: 200,
      body: { event_type: 'webhook.test', status: 'pending', attempts: [] },
    });
    const query = { id, delivery_id: String(answer.body.id) };
    const { body } = await workspace.api.get('/webhooks/deliveries/get', query);
    expect(body).toEqual(answer.body);
    const [row] = await app.database
      .fork()
      .execute<{ body: string }[]>(`select body from webhook_messages where event_id = ?`, [
        parsePublicId('evt', String(answer.body.event_id)),
      ]);
    expect(JSON.parse(row?.body ?? '')).toEqual({
      id: answer.body.event_id,
      type: 'webhook.test',
      timestamp: app.clock.now().toISOString(),
      data: { webhook: { id, name: 'Billing' } },
    });
  });

  test('409: to an endpoint that is paused', async () => {
    const paused = { query: { id }, body: { status: 'paused' } };
    await workspace.api.call('PUT', '/webhooks/update', paused);
    expect(await workspace.api.post('/webhooks/test', { query: { id } })).toMatchObject({
      status: 409,
      body: { code: 'WEBHOOK_NOT_ACTIVE' },
    });
  });
});
