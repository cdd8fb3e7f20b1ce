import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dayMs } from '../../../src/domain/time.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf } from '../../support/effects.ts';
import { refused } from '../../support/refusals.ts';
import { readyToAct, sign, typed } from '../../support/signing.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication({ app: { trustProxy: 1 } });
});
beforeEach(async () => {
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com' };

async function set(body: unknown): Promise<void> {
  expect(await workspace.api.call('PATCH', '/settings', { body })).toMatchObject({ status: 200 });
}

async function given(send = true): Promise<{ id: string; signer: string }> {
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients: [ana], send });
  return { id, signer: recipientIds[0] ?? '' };
}

test('default_deadline_days counts from sending, and no later change reaches what was sent', async () => {
  const draft = await given(false);
  await set({ signing: { default_deadline_days: 14 } });
  app.clock.advance(2 * dayMs);
  await workspace.api.post('/documents/send', { query: { id: draft.id } });
  const due = new Date(app.clock.now().getTime() + 14 * dayMs).toISOString();
  await set({ signing: { default_deadline_days: 60 } });
  const { body } = await workspace.api.get('/documents/get', { id: draft.id });
  expect(body.deadline).toBe(due);
});

test('reminder_schedule and expiration_alert_days go with the document when it is sent', async () => {
  const draft = await given(false);
  await set({ notifications: { reminder_schedule: [9, 2], expiration_alert_days: 5 } });
  await workspace.api.post('/documents/send', { query: { id: draft.id } });
  await set({ notifications: { reminder_schedule: [], expiration_alert_days: 1 } });
  const [row] = await app.database
    .fork()
    .execute(
      `select reminder_days, alert_days from documents where organization_id = ? and sent_at is not null`,
      [workspace.organizationId],
    );
  expect(row).toEqual({ reminder_days: [2, 9], alert_days: 5 });
});

test('allowed_signature_types: the session shows them, and no other is taken, at once', async () => {
  const { id, signer } = await given();
  const session = await readyToAct(app, workspace, id, signer);
  await set({ signing: { allowed_signature_types: ['draw', 'upload'] } });
  expect((await session.get('/signing/session')).body.allowed_signature_types).toEqual([
    'draw',
    'upload',
  ]);
  expect(await session.post('/signing/sign', { body: typed })).toEqual(
    refused(400, 'SIGNATURE_TYPE_NOT_ALLOWED'),
  );
  await set({ signing: { allowed_signature_types: ['type'] } });
  expect((await session.post('/signing/sign', { body: typed })).status).toBe(200);
});

test('esign_consent_text: the session shows it, and what was agreed to is recorded with its hash', async () => {
  const { id, signer } = await given();
  const text = 'We sign leases electronically.\nWrite to us for paper. 🏠';
  const sha256 = createHash('sha256').update(text).digest('hex');
  await set({ signing: { esign_consent_text: text } });
  const session = await signingClient(app, workspace, id, signer);
  const { body } = await session.get('/signing/session');
  const version = `en-${sha256.slice(0, 8)}`;
  expect(body.consent).toMatchObject({ required: true, text, sha256, version });
  expect((await sign(app, workspace, id, signer)).status).toBe(200);
  const em = app.database.fork();
  const [consented] = await em.execute(
    `select details from events where organization_id = ? and type = 'recipient.consented'`,
    [workspace.organizationId],
  );
  expect(consented).toMatchObject({
    details: { consent_version: version, consent_sha256: sha256 },
  });
  const [signed] = await em.execute<{ consent_text: string; record: string }[]>(
    `select r.consent_text, s.record::text as record
     from recipients r join signatures s on s.recipient_id = r.id where s.organization_id = ?`,
    [workspace.organizationId],
  );
  expect(signed?.consent_text).toBe(text);
  expect(signed?.record).toContain(sha256);
});

test('esign_consent_text that changes before consent asks for the new words', async () => {
  const { id, signer } = await given();
  const session = await signingClient(app, workspace, id, signer);
  const { version } = (await session.get('/signing/session')).body.consent;
  await set({ signing: { esign_consent_text: 'Other words.' } });
  expect(await session.post('/signing/consent', { body: { accepted: true, version } })).toEqual(
    refused(409, 'CONSENT_CHANGED'),
  );
});

test.each([true, false])(
  'send_completion_email %j: the owner is mailed or not, those who signed always',
  async (send_completion_email) => {
    const { id, signer } = await given();
    await set({ notifications: { send_completion_email } });
    const { mails } = await effectsOf(app, async () => {
      const session = await readyToAct(app, workspace, id, signer);
      await session.post('/signing/sign', { body: typed });
    });
    const completed = mails.filter((mail) => mail.startsWith('completed '));
    expect(completed.map((mail) => mail.replace(/\d*@.*/, ''))).toEqual(
      send_completion_email ? ['completed ana', 'completed olga'] : ['completed ana'],
    );
  },
);

test.each([true, false])(
  'send_viewed_notification %j: the owner hears of a view or not; the event is there either way',
  async (send_viewed_notification) => {
    const { id, signer } = await given();
    await set({ notifications: { send_viewed_notification } });
    const session = await signingClient(app, workspace, id, signer);
    const { mails, events } = await effectsOf(app, () => session.post('/signing/view'));
    expect(mails.map((mail) => mail.replace(/\d*@.*/, ''))).toEqual(
      send_viewed_notification ? ['viewed olga'] : [],
    );
    expect(events).toContain('recipient.viewed');
  },
);

test('ip_allowlist: from the next request on, by the address that the trusted proxy names', async () => {
  const from = (address: string, body?: unknown) =>
    workspace.api.call(body === undefined ? 'GET' : 'PATCH', '/settings', {
      headers: { 'x-forwarded-for': address },
      ...(body !== undefined && { body }),
    });
  const list = { security: { ip_allowlist: ['203.0.113.0/24'] } };
  expect(await from('203.0.113.7', list)).toMatchObject({ status: 200 });
  expect(await from('198.51.100.1')).toEqual(refused(403, 'IP_NOT_ALLOWED'));
  expect(await from('198.51.100.1', list)).toEqual(refused(403, 'IP_NOT_ALLOWED'));
  expect(await from('203.0.113.7, 198.51.100.1')).toEqual(refused(403, 'IP_NOT_ALLOWED'));
  expect(await from('203.0.113.7', { security: { ip_allowlist: [] } })).toMatchObject({
    status: 200,
  });
  expect(await from('198.51.100.1')).toMatchObject({ status: 200 });
});

test('allow_api_access false shuts out every key of the workspace and nobody who signs', async () => {
  const { id, signer } = await given();
  const session = await readyToAct(app, workspace, id, signer);
  const other = await givenWorkspace(app);
  await set({ security: { allow_api_access: false } });
  expect(await workspace.api.get('/documents')).toEqual(refused(403, 'API_ACCESS_DISABLED'));
  expect((await session.post('/signing/sign', { body: typed })).status).toBe(200);
  expect((await other.api.get('/documents')).status).toBe(200);
});
