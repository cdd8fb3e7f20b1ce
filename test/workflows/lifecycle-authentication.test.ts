import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dayMs, hourMs, minuteMs } from '../../src/domain/time.ts';
import { finish, mailedCode, start, withToken } from '../support/authentication.ts';
import type { Client } from '../support/client.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { refused } from '../support/refusals.ts';
import { consentAndView, typed } from '../support/signing.ts';
import { rowId } from '../support/uuid.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
beforeAll(async () => {
  life = await startLifecycle();
});
beforeEach(async () => {
  workspace = await givenWorkspace(life.app);
  await schedule([], 365);
});
afterAll(() => life.stop());

const mailed = [{ method: 'email_code' }];
const accessCode = [{ method: 'access_code', code: 'Blue House 12' }];

async function schedule(reminder_schedule: number[], default_deadline_days: number): Promise<void> {
  await workspace.api.call('PATCH', '/settings', {
    body: {
      notifications: { reminder_schedule, expiration_alert_days: 2 },
      signing: { default_deadline_days },
    },
  });
}

/** Sent to one who is asked for these, and in step with its workflow. */
async function send(authentication: object[]) {
  const recipients = [{ email: 'ana@example.com', name: 'Ana Torres', authentication }];
  const { id, recipientIds } = await givenDocument(life.app, workspace, { recipients, send: true });
  await life.settled(id);
  const [recipientId = ''] = recipientIds;
  const signer = await signingClient(life.app, workspace, id, recipientId);
  return { id, recipientId, signer, sentAt: life.app.clock.now().getTime() };
}

async function passing(id: string, ms: number): Promise<void> {
  await life.pass(ms);
  await life.settled(id);
}

/** Asks for a code and enters it as it was mailed: the browser with its proof. */
async function provesByMail(id: string, recipientId: string, signer: Client): Promise<Client> {
  expect((await start(signer, 'email_code')).status).toBe(200);
  const code = await mailedCode(life.app, recipientId);
  await life.settled(id);
  const { status, body } = await finish(signer, 'email_code', code);
  expect(status).toBe(200);
  return withToken(signer, body.session_token);
}

async function signs(signer: Client): Promise<void> {
  await consentAndView(signer);
  expect((await signer.post('/signing/sign', { body: typed })).status).toBe(200);
}

const right = (signer: Client) => finish(signer, 'access_code', 'bluehouse12');

async function isBlocked(id: string, signer: Client): Promise<void> {
  for (let tried = 0; tried < 10; tried += 1) await finish(signer, 'access_code', 'nothing');
  expect(await right(signer)).toEqual(refused(403, 'RECIPIENT_BLOCKED'));
  await life.settled(id);
}

const reset = (document_id: string, id: string) =>
  workspace.api.post('/recipients/reset-authentication', { query: { document_id, id } });

/** What the document's log has since the link was handed out: each with its hour after the sending. */
async function logged(id: string, sentAt: number): Promise<[string, number][]> {
  const rows = await life.app.database
    .fork()
    .execute<{ type: string; at: Date }[]>(
      `select type, at from events where document_id = ? order by at, sequence nulls last, id`,
      [rowId('doc', id)],
    );
  const linked = rows.findIndex(({ type }) => type === 'recipient.link_issued');
  return rows
    .slice(linked + 1)
    .map(({ type, at }) => [type, Math.round((at.getTime() - sentAt) / hourMs)]);
}

/** Kinds of the mails to the one who is asked, the oldest first. */
const toAna = async (id: string) =>
  (await life.mailed(id)).flatMap((mail) => (mail.endsWith(' ana') ? [mail.split(' ')[0]] : []));
const toOwner = async (id: string) =>
  (await life.mailed(id)).flatMap((mail) => (mail.endsWith(' olga') ? [mail.split(' ')[0]] : []));

const stateOf = async (signer: Client) => (await signer.get('/signing/session')).body.state;
const hours = (days: number) => days * 24;

test('a code that is asked for after months is mailed at once, and the act completes', async () => {
  const { id, recipientId, signer, sentAt } = await send(mailed);
  await passing(id, 200 * dayMs);
  expect(await toAna(id)).toEqual(['invitation']);
  await signs(await provesByMail(id, recipientId, signer));
  expect(await life.settled(id)).toBe('over');
  expect(await toAna(id)).toEqual(['invitation', 'code', 'completed']);
  expect(await logged(id, sentAt)).toEqual(
    [
      'recipient.authenticated',
      'recipient.consented',
      'recipient.viewed',
      'document.viewed',
      'recipient.signed',
      'document.completed',
    ].map((type) => [type, hours(200)]),
  );
});

test('a code of before is none after months, and the one mailed then is', async () => {
  const { id, recipientId, signer } = await send(mailed);
  await start(signer, 'email_code');
  const old = await mailedCode(life.app, recipientId);
  await passing(id, 90 * dayMs);
  expect(await finish(signer, 'email_code', old)).toEqual(refused(410, 'CODE_EXPIRED'));
  expect(await stateOf(await provesByMail(id, recipientId, signer))).toBe('ready');
  // The proof ends by itself, months before the document does.
  await passing(id, hourMs);
  expect(await stateOf(signer)).toBe('authenticate');
  expect(await toAna(id)).toEqual(['invitation', 'code', 'code']);
});

test.each([
  ['voided', 'voided'],
  ['expired', 'expired'],
  ['completed', 'completed'],
] as const)(
  'after the document is %s a code is still mailed, opens what became of it, and leaves nothing waiting',
  async (end, told) => {
    const { id, recipientId, signer, sentAt } = await send(mailed);
    if (end === 'voided') {
      const query = { id };
      const body = { reason: 'The rent was wrong.' };
      expect((await workspace.api.post('/documents/void', { query, body })).status).toBe(200);
    }
    if (end === 'completed') await signs(await provesByMail(id, recipientId, signer));
    await life.pass(366 * dayMs);
    expect(await life.settled(id)).toBe('over');
    const before = await toAna(id);
    expect(before.at(-1)).toBe(told);
    expect(await stateOf(signer)).toBe('authenticate');
    const proved = await provesByMail(id, recipientId, signer);
    expect(await life.settled(id)).toBe('over');
    expect(await toAna(id)).toEqual([...before, 'code']);
    expect(await stateOf(proved)).toBe(end);
    expect((await logged(id, sentAt)).at(-1)).toEqual(['recipient.authenticated', hours(366)]);
  },
);

test('who is blocked is reminded, warned and expired like everybody; a reset after it shows what became of it', async () => {
  await schedule([3, 5], 10);
  const { id, recipientId, signer, sentAt } = await send(accessCode);
  await isBlocked(id, signer);
  expect(await toOwner(id)).toEqual(['recipient_blocked']);
  for (const [day, mails] of [
    [3, ['invitation', 'reminder']],
    [5, ['invitation', 'reminder', 'reminder']],
    [8, ['invitation', 'reminder', 'reminder', 'expiry_warning']],
    [10, ['invitation', 'reminder', 'reminder', 'expiry_warning', 'expired']],
  ] as const) {
    await life.pass(sentAt + day * dayMs + minuteMs - life.app.clock.now().getTime());
    await life.settled(id);
    expect([day, await toAna(id)]).toEqual([day, mails]);
  }
  expect(await life.settled(id)).toBe('over');
  expect(await right(signer)).toEqual(refused(403, 'RECIPIENT_BLOCKED'));
  expect((await reset(id, recipientId)).status).toBe(200);
  const { status, body } = await right(signer);
  expect({ status, state: body.state }).toEqual({ status: 200, state: 'expired' });
  expect(await life.settled(id)).toBe('over');
  expect(await logged(id, sentAt)).toEqual([
    ...Array.from({ length: 10 }, () => ['recipient.authentication_failed', 0]),
    ['recipient.blocked', 0],
    ['recipient.reminded', hours(3)],
    ['recipient.reminded', hours(5)],
    ['document.expired', hours(10)],
    ['recipient.expired', hours(10)],
    ['recipient.updated', hours(10)],
    ['recipient.authenticated', hours(10)],
  ]);
});

test('a reset after months lets who was blocked sign, and the deadline stands', async () => {
  const { id, recipientId, signer, sentAt } = await send(accessCode);
  await isBlocked(id, signer);
  await passing(id, 100 * dayMs);
  // Tries count for a day; a block stays.
  expect(await right(signer)).toEqual(refused(403, 'RECIPIENT_BLOCKED'));
  const { deadline } = (await workspace.api.get('/documents/get', { id })).body;
  await reset(id, recipientId);
  await life.settled(id);
  expect((await workspace.api.get('/documents/get', { id })).body.deadline).toBe(deadline);
  const proved = withToken(signer, (await right(signer)).body.session_token);
  await signs(proved);
  expect(await life.settled(id)).toBe('over');
  expect(await toAna(id)).toEqual(['invitation', 'completed']);
  expect((await logged(id, sentAt)).slice(11)).toEqual(
    [
      'recipient.updated',
      'recipient.authenticated',
      'recipient.consented',
      'recipient.viewed',
      'document.viewed',
      'recipient.signed',
      'document.completed',
    ].map((type) => [type, hours(100)]),
  );
});
