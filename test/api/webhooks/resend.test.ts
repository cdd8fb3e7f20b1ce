import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { maxAttempts } from '../../../src/domain/webhook/retry-schedule.ts';
import { startApplication, type Application } from '../../support/application.ts';
import {
  noteAttempts,
  deliveriesOf,
  someDeliveries,
  givenWebhook,
  type LoggedDelivery,
} from '../../support/webhooks.ts';
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

const givenDeliveries = (count: number) => someDeliveries(app, workspace, id, count);
const attempted = (delivery: LoggedDelivery, statusCode: number, times = 1) =>
  noteAttempts(app, id, delivery, statusCode, times);
const failed = (delivery: LoggedDelivery) => attempted(delivery, 500, maxAttempts);
const resend = (query: Record<string, string | number>) =>
  workspace.api.post('/webhooks/resend', { query: { id, ...query } });

describe('resend', () => {
  test('200: one delivery, whatever became of it, any number of times', async () => {
    const [delivery] = await givenDeliveries(1);
    if (!delivery) throw new Error('one was made');
    await attempted(delivery, 200);
    app.dispatched.length = 0;
    for (const _ of [1, 2]) {
      expect(await resend({ delivery_id: delivery.id })).toMatchObject({
        status: 200,
        body: { resent: 1 },
      });
    }
    const log = await deliveriesOf(workspace, id);
    expect(log.map(({ status }) => status).sort()).toEqual(['pending', 'pending', 'succeeded']);
    expect(new Set(log.map((one) => one.event_id)).size).toBe(1);
    expect(app.dispatched.flatMap(({ deliveries }) => [...deliveries])).toHaveLength(2);
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
