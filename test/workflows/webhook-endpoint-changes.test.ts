import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from '@jest/globals';
import { delivered, ownerMails, startDeliveries, type Deliveries } from '../support/deliveries.ts';
import { eventually } from '../support/eventually.ts';
import { signatureBy, startReceiver, type Receiver } from '../support/receiver.ts';
import { deliveriesOf, givenWebhook } from '../support/webhooks.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

const hourMs = 3_600_000;
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

const webhook = () => givenWebhook(workspace, { url: receiver.url, events: ['document.created'] });
const ending = (id: string) => delivered(service, workspace, id);

const event = () => service.event(workspace);

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
    expect((await ending(id)).outcome).toBe('failed');
    expect((await workspace.api.get('/webhooks/get', { id })).body.status).toBe('active');
    await service.pass(20 * hourMs);
    await event();
    const second = await ending(id);
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
    expect((await ending(id)).outcome).toBe('failed');
    await event();
    expect((await ending(id)).outcome).toBe('succeeded');
    await service.pass(50 * hourMs);
    await event();
    expect((await ending(id)).outcome).toBe('failed');
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
    await service.dispatch();
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
