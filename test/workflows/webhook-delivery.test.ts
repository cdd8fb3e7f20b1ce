import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from '@jest/globals';
import { retryScheduleMs } from '../../src/domain/webhook/retry-schedule.ts';
import { makeHttpPoster } from '@countersign/webhooks/http-poster';
import { delivered, startDeliveries, type Deliveries } from '../support/deliveries.ts';
import { signatureBy, startReceiver, type Receiver } from '../support/receiver.ts';
import { givenWebhook } from '../support/webhooks.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

let service: Deliveries;
let workspace: Workspace;
let receiver: Receiver;
/** So many posts are given up after a second. */
let hurried = 0;
beforeAll(async () => {
  const quick = makeHttpPoster({ allowInsecure: true, timeoutMs: 1_000 });
  service = await startDeliveries({
    poster: (patient) => ({
      async post(request) {
        if (hurried === 0) return patient.post(request);
        const answer = await quick.post(request);
        hurried -= 1;
        return answer;
      },
    }),
  });
});
afterAll(() => service.stop());
beforeEach(async () => {
  workspace = await givenWorkspace(service.app);
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const webhook = () => givenWebhook(workspace, { url: receiver.url, events: ['document.created'] });
const ending = (id: string) => delivered(service, workspace, id);

const event = () => service.event(workspace);

test('a 2xx whose body never comes has delivered, at one attempt', async () => {
  receiver.react((response) => response.writeHead(200, { 'content-length': 5 }).flushHeaders());
  const { id } = await webhook();
  await event();
  const { outcome, delivery } = await ending(id);
  expect(outcome).toBe('succeeded');
  expect(delivery.attempts).toMatchObject([{ status_code: 200, response: '' }]);
  expect(receiver.received).toHaveLength(1);
});

describe('an endpoint that fails', () => {
  test('is asked ten times over three days, each time with the same body and id', async () => {
    receiver.react(500);
    const { id, secret } = await webhook();
    await event();
    const { outcome, delivery, gaps = [] } = await ending(id);
    expect(outcome).toBe('failed');
    expect(delivery).toMatchObject({ status: 'failed' });
    expect(delivery.attempts).toHaveLength(10);
    for (const [index, gapMs] of gaps.entries()) {
      const scheduledMs = retryScheduleMs[index + 1] ?? 0;
      expect(gapMs).toBeGreaterThanOrEqual(scheduledMs);
      expect(gapMs).toBeLessThan(scheduledMs + minuteMs);
    }
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery.event_id]),
    );
    for (const request of receiver.received) {
      expect(request.headers['webhook-signature']).toBe(signatureBy(secret, request));
    }
    const { body } = await workspace.api.get('/webhooks/get', { id });
    expect(body).toMatchObject({
      status: 'active',
      stats: { total_deliveries: 1, successful: 0, failed: 1, success_rate: 0 },
    });
  });

  test('and then accepts is left alone, whatever 2xx it says', async () => {
    receiver.react(500, (response) => response.destroy(), 202);
    const { id } = await webhook();
    await event();
    const { outcome, delivery } = await ending(id);
    expect(outcome).toBe('succeeded');
    expect(delivery).toMatchObject({
      status: 'succeeded',
      attempts: [
        { status_code: 500, response: 'answer 500' },
        { error: 'The connection was closed before the answer was complete.' },
        { status_code: 202, response: 'answer 202' },
      ],
    });
    const { body } = await workspace.api.get('/webhooks/get', { id });
    expect(body.stats).toEqual({
      total_deliveries: 1,
      successful: 1,
      failed: 0,
      success_rate: 100,
    });
  });

  test('by hanging is given up on after the time limit, and tried again', async () => {
    hurried = 1;
    receiver.react((response) => {
      if (hurried === 0) response.writeHead(200).end();
    });
    const { id } = await webhook();
    await event();
    expect(await ending(id)).toMatchObject({
      outcome: 'succeeded',
      delivery: { attempts: [{ error: 'There was no complete answer within 1 seconds.' }, {}] },
    });
  });

  test('by redirecting is not followed', async () => {
    const elsewhere = await startReceiver();
    try {
      receiver.react((response) => {
        response.writeHead(307, { location: elsewhere.url }).end();
      }, 200);
      const { id } = await webhook();
      await event();
      expect(await ending(id)).toMatchObject({
        outcome: 'succeeded',
        delivery: { attempts: [{ status_code: 307 }, { status_code: 200 }] },
      });
      expect(elsewhere.received).toHaveLength(0);
    } finally {
      await elsewhere.stop();
    }
  });

  test.each([
    ['an hour', '3600', hourMs],
    ['less than the schedule', '1', 5_000],
    ['a year, which is cut to a day', '31536000', 24 * hourMs],
  ])('and asks to wait %s', async (_what, header, waitMs) => {
    receiver.react((response) => {
      response.writeHead(503, { 'retry-after': header }).end();
    }, 200);
    const { id } = await webhook();
    await event();
    const { outcome, gaps = [] } = await ending(id);
    expect(outcome).toBe('succeeded');
    expect(gaps[0]).toBeGreaterThanOrEqual(waitMs);
    expect(gaps[0]).toBeLessThan(waitMs + minuteMs);
  });
});

test('a resend is a delivery of its own under the same webhook-id', async () => {
  const { id, secret } = await webhook();
  await event();
  const { delivery } = await ending(id);
  const query = { id, delivery_id: delivery.id };
  expect(await workspace.api.post('/webhooks/resend', { query })).toMatchObject({
    status: 200,
    body: { resent: 1 },
  });
  await service.dispatch();
  expect(await service.outcome(id, delivery.event_id, 1)).toBe('succeeded');
  const [first, second] = receiver.received;
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second && signatureBy(secret, second)).toBe(second?.headers['webhook-signature']);
});

test('the history names nobody: no address, person, title, secret or answer', async () => {
  receiver.react(410);
  const { id, secret } = await webhook();
  await event();
  const { delivery } = await ending(id);
  const handle = service.env.client.workflow.getHandle(`webhook:${id}:${delivery.event_id}`);
  const history = JSON.stringify(await handle.fetchHistory());
  for (const secretThing of [
    receiver.url,
    '127.0.0.1',
    '@example.com',
    'Lease',
    secret,
    'answer',
  ]) {
    const encoded = Buffer.from(secretThing).toString('base64').replace(/=+$/, '').slice(0, -2);
    expect(history).not.toContain(secretThing);
    expect(history).not.toContain(encoded);
  }
});
