import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { maxAttempts } from '../../../src/domain/webhook/retry-schedule.ts';
import { purgeDeliveries } from '../../../src/operations/housekeeping/purge-deliveries.ts';
import { startApplication, type Application } from '../../support/application.ts';
import {
  noteAttempts,
  deliveriesOf,
  someDeliveries,
  givenWebhook,
  type LoggedDelivery,
} from '../../support/webhooks.ts';
import { givenWorkspace, type Workspace } from '../../support/workspace.ts';

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

const givenDeliveries = (count: number) => someDeliveries(app, workspace, id, count);
const attempted = (delivery: LoggedDelivery, statusCode: number, times = 1) =>
  noteAttempts(app, id, delivery, statusCode, times);
const failed = (delivery: LoggedDelivery) => attempted(delivery, 500, maxAttempts);
const stats = async () => (await workspace.api.get('/webhooks/get', { id })).body.stats as unknown;

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
