import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { retryScheduleMs } from '../../src/domain/webhook/retry-schedule.ts';
import { makeHttpPoster } from '../../src/outside/http-poster.ts';
import { ownerMails, startDeliveries, type Deliveries } from '../support/deliveries.ts';
import { eventually } from '../support/eventually.ts';
import { startReceiver, type Received, type Receiver } from '../support/receiver.ts';
import { deliveriesOf, givenWebhook } from '../support/webhooks.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

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

/** One event, on its way. */
async function event(): Promise<void> {
  await givenDocument(service.app, workspace);
  await service.tell();
}

async function delivered(id: string) {
  const [delivery] = await deliveriesOf(workspace, id);
  if (!delivery) throw new Error('There is no delivery.');
  const outcome = await service.outcome(id, delivery.event_id);
  const log = await deliveriesOf(workspace, id);
  const over = log.find((one) => one.id === delivery.id);
  return { outcome, delivery: over ?? delivery, ...(over && { gaps: gapsOf(over.attempts) }) };
}

function gapsOf(attempts: { at: string }[]): number[] {
  const times = attempts.map(({ at }) => Date.parse(at));
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

/** The header that this secret makes of the request. */
function signatureBy(secret: string, { headers, body }: Received): string {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  return new Webhook(secret).sign(String(headers['webhook-id']), at, body);
}

describe('an endpoint that fails', () => {
  test('is asked ten times over three days, each time with the same body and id', async () => {
    receiver.react(500);
    const { id, secret } = await webhook();
    await event();
    const { outcome, delivery, gaps = [] } = await delivered(id);
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
    const { outcome, delivery } = await delivered(id);
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
    expect(await delivered(id)).toMatchObject({
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
      expect(await delivered(id)).toMatchObject({
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
    const { outcome, gaps = [] } = await delivered(id);
    expect(outcome).toBe('succeeded');
    expect(gaps[0]).toBeGreaterThanOrEqual(waitMs);
    expect(gaps[0]).toBeLessThan(waitMs + minuteMs);
  });
});

describe('an endpoint is disabled', () => {
  test('by 410 at once: what is pending is skipped, and the owner mailed once', async () => {
    receiver.react(503, 410);
    const { id } = await webhook();
    await event();
    await event();
    const [second, first] = await deliveriesOf(workspace, id);
    const outcomes = [
      await service.outcome(id, first?.event_id ?? ''),
      await service.outcome(id, second?.event_id ?? ''),
    ];
    expect(outcomes.sort()).toEqual(['failed', 'skipped']);
    expect((await workspace.api.get('/webhooks/get', { id })).body.status).toBe('disabled');
    expect(receiver.received).toHaveLength(2);
    const mails = await service.mailbox.list();
    const about = mails.filter(({ kind }) => kind === 'webhook_disabled');
    expect(about).toHaveLength(1);
    const logged = await service.app.database.fork().execute(
      `select details->>'webhook_id' as webhook from events
       where organization_id = ? and log_action = 'organization.updated'`,
      [workspace.organizationId],
    );
    expect(logged).toEqual([{ webhook: id }]);
    await event();
    const [latest] = await deliveriesOf(workspace, id);
    expect(latest).toMatchObject({ status: 'skipped', attempts: [] });
    expect(receiver.received).toHaveLength(2);
  });

  test('after five days of nothing but failure, and not before', async () => {
    receiver.react(500);
    const { id } = await webhook();
    await event();
    expect((await delivered(id)).outcome).toBe('failed');
    expect((await workspace.api.get('/webhooks/get', { id })).body.status).toBe('active');
    await service.pass(20 * hourMs);
    await event();
    const second = await delivered(id);
    expect(second.outcome).toBe('skipped');
    expect(second.delivery.attempts.length).toBeLessThan(10);
    const { body } = await workspace.api.get('/webhooks/get', { id });
    expect(body).toMatchObject({
      status: 'disabled',
      stats: { total_deliveries: 2, successful: 0, failed: 1 },
    });
    const mails = await ownerMails(service.app);
    expect(mails.at(-1)).toEqual({ kind: 'webhook_disabled', status: 'sent' });
  });

  test('not when a success came in between', async () => {
    receiver.react(...([500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 200, 500] as const));
    const { id } = await webhook();
    await event();
    expect((await delivered(id)).outcome).toBe('failed');
    await event();
    expect((await delivered(id)).outcome).toBe('succeeded');
    await service.pass(50 * hourMs);
    await event();
    expect((await delivered(id)).outcome).toBe('failed');
    expect((await workspace.api.get('/webhooks/get', { id })).body.status).toBe('active');
  });
});

describe('between two attempts', () => {
  async function failedOnce(): Promise<{ id: string; secret: string; eventId: string }> {
    receiver.react(500);
    const given = await webhook();
    await event();
    const [delivery] = await deliveriesOf(workspace, given.id);
    await service.pass(2 * minuteMs);
    await eventually(() => (receiver.received.length === 2 ? true : undefined));
    return { ...given, eventId: delivery?.event_id ?? '' };
  }

  test('a pause ends the delivery as skipped; activating brings nothing back', async () => {
    const { id, eventId } = await failedOnce();
    for (const status of ['paused', 'active']) {
      await workspace.api.call('PUT', '/webhooks/update', { query: { id }, body: { status } });
    }
    expect(await service.outcome(id, eventId)).toBe('skipped');
    expect(receiver.received).toHaveLength(2);
    expect(await deliveriesOf(workspace, id)).toMatchObject([{ status: 'skipped' }]);
  });

  test('deleting the endpoint ends it', async () => {
    const { id, eventId } = await failedOnce();
    await workspace.api.call('DELETE', '/webhooks/delete', { query: { id } });
    expect(await service.outcome(id, eventId)).toBe('skipped');
    expect(receiver.received).toHaveLength(2);
  });

  test('deleting the document ends it, and a resend is refused', async () => {
    receiver.react(500);
    const { id } = await webhook();
    const document = await givenDocument(service.app, workspace);
    await service.tell();
    const [delivery] = await deliveriesOf(workspace, id);
    await service.pass(2 * minuteMs);
    await workspace.api.call('DELETE', '/documents/delete', { query: { id: document.id } });
    expect(await service.outcome(id, delivery?.event_id ?? '')).toBe('skipped');
    expect(receiver.received).toHaveLength(2);
    const query = { id, delivery_id: delivery?.id ?? '' };
    expect(await workspace.api.post('/webhooks/resend', { query })).toMatchObject({
      status: 409,
      body: { code: 'EVENT_ERASED' },
    });
  });

  test('a corrected address is what the next attempt goes to', async () => {
    const { id, eventId } = await failedOnce();
    const other = await startReceiver(200);
    try {
      const body = { url: other.url };
      await workspace.api.call('PUT', '/webhooks/update', { query: { id }, body });
      expect(await service.outcome(id, eventId)).toBe('succeeded');
      expect(other.received).toHaveLength(1);
    } finally {
      await other.stop();
    }
  });

  test('a rotated secret signs beside the old one for a day, then alone', async () => {
    const { id, secret, eventId } = await failedOnce();
    const rotated = await workspace.api.post('/webhooks/rotate-secret', { query: { id } });
    const fresh = String(rotated.body.secret);
    receiver.react(500, 500, 500, 500, 500, 500, 200);
    expect(await service.outcome(id, eventId)).toBe('succeeded');
    for (const [index, request] of receiver.received.entries()) {
      const before = index < 2;
      // The attempts at 5 min, 35 min, 2.5 h, 7.5 h and 17.5 h fall into the day, the next does not.
      const overlap = index < 7;
      expect(request.headers['webhook-signature']).toBe(
        before
          ? signatureBy(secret, request)
          : overlap
            ? `${signatureBy(fresh, request)} ${signatureBy(secret, request)}`
            : signatureBy(fresh, request),
      );
    }
    expect(receiver.received).toHaveLength(9);
  });
});

test('a resend is a delivery of its own under the same webhook-id', async () => {
  const { id, secret } = await webhook();
  await event();
  const { delivery } = await delivered(id);
  const query = { id, delivery_id: delivery.id };
  expect(await workspace.api.post('/webhooks/resend', { query })).toMatchObject({
    status: 200,
    body: { resent: 1 },
  });
  await service.tell();
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
  const { delivery } = await delivered(id);
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
