import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { HourlyMailLimits } from '../../../src/domain/mail/hourly-limits.ts';
import { hourMs, minuteMs } from '../../../src/domain/time.ts';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import {
  givenInvited,
  givenReleased,
  replyWith,
  startMailing,
  uuidOf,
  type Mailing,
} from '../../support/mailing.ts';
import { sign } from '../../support/signing.ts';
import { givenWorkspace, type Workspace } from '../../support/workspace.ts';

/** What the sender sees of mails that wait because as many left within the hour as may. */

const limits: HourlyMailLimits = { aboutDocument: 2, toAddress: 4, fromWorkspace: 8 };

let app: Application;
let workspace: Workspace;
let mailing: Mailing;
beforeAll(async () => {
  app = await startApplication({ files: true, operations: { mailLimits: limits } });
});
beforeEach(async () => {
  workspace = await givenWorkspace(app);
  mailing = await startMailing(app);
});
afterEach(() => mailing.close());
afterAll(() => app.stop());

const ana = { email: 'ana@example.com' };
const fromNow = (minutes: number) =>
  new Date(app.clock.now().getTime() + minutes * minuteMs).toISOString();
const delayed = { type: 'MailsDelayed' };

/** What each recipient's `mail` says, the same wherever recipients are read. */
async function mailsTold(id: string): Promise<unknown[]> {
  const { api } = workspace;
  const { body: document } = await api.get('/documents/get', { id, include_recipients: true });
  const { body: list } = await api.get('/recipients', { document_id: id });
  const told: unknown[] = [];
  for (const [at, { id: recipientId, mail }] of list.data.entries()) {
    const { body } = await api.get('/recipients/get', { document_id: id, id: recipientId });
    expect([body.mail, document.recipients[at].mail]).toEqual([mail, mail]);
    const { status: _status, at: _at, reason: _reason, ...waits } = mail;
    told.push(Object.keys(waits).length > 0 ? waits : undefined);
  }
  return told;
}

function waiting(kind: string, since: string, until: string) {
  return { waiting: { kind, for: 'hourly_limit', since, until } };
}

test('200: a mail that waits says so, since when and until when; whose has room says nothing', async () => {
  await givenReleased(app, workspace, limits.toAddress, 'ANA@example.com', 20);
  const { id, recipientIds } = await givenInvited(app, workspace, [
    ana,
    { email: 'ben@example.com' },
  ]);
  const since = fromNow(0);
  await expect(mailing.run(id)).rejects.toMatchObject(delayed);
  app.clock.advance(10 * minuteMs);
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  expect((await workspace.api.post('/recipients/remind', { query })).status).toBe(200);
  const [until, whole] = [fromNow(30), waiting('invitation', since, fromNow(30))];
  expect(await mailsTold(id)).toEqual([whole, undefined]);
  const { reply: _, ...effects } = await effectsOf(app, () =>
    workspace.api.get('/recipients', { document_id: id }),
  );
  expect(effects).toEqual(nothing);
  app.clock.advance(30 * minuteMs - 1);
  await expect(mailing.run(id)).rejects.toMatchObject(delayed);
  expect(await mailsTold(id)).toEqual([whole, undefined]);
  app.clock.advance(1);
  expect(app.clock.now().toISOString()).toBe(until);
  await mailing.run(id);
  expect(await mailsTold(id)).toEqual([undefined, undefined]);
});

test('200: of several limits that are reached the one counts that is free again last', async () => {
  const { id, recipientIds } = await givenInvited(app, workspace, [ana]);
  await mailing.run(id);
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  for (const email of ['ben@example.com', ana.email, 'ben@example.com', ana.email]) {
    app.clock.advance(5 * minuteMs);
    await workspace.api.call('PUT', '/recipients/update', { query, body: { email } });
    await inviteRecipients(app.operations, uuidOf(id), app.clock.now());
    await mailing.run(id).catch((error: unknown) => expect(error).toMatchObject(delayed));
  }
  const since = fromNow(0);
  expect(await mailsTold(id)).toEqual([waiting('invitation', since, fromNow(40))]);
  await givenReleased(app, workspace, limits.toAddress - 1, ana.email, 15);
  expect(await mailsTold(id)).toEqual([waiting('invitation', since, fromNow(45))]);
  await givenReleased(app, workspace, limits.fromWorkspace, 'person-#@example.com', 1);
  expect(await mailsTold(id)).toEqual([waiting('invitation', since, fromNow(59))]);
});

test('200: a signed copy waits for the hour only once there is a seal', async () => {
  const { id, recipientIds } = await givenInvited(app, workspace, [ana]);
  await sign(app, workspace, id, recipientIds[0] ?? '');
  const since = fromNow(0);
  await mailing.run(id);
  await givenReleased(app, workspace, limits.toAddress, ana.email);
  expect(await mailsTold(id)).toEqual([undefined]);
  await app.seal(id);
  expect(await mailsTold(id)).toEqual([waiting('completed', since, fromNow(60))]);
});

test('200: what is taken back waits for nothing', async () => {
  await givenReleased(app, workspace, limits.toAddress, ana.email);
  const { id, recipientIds } = await givenInvited(app, workspace, [ana]);
  expect(await mailsTold(id)).toEqual([waiting('invitation', fromNow(0), fromNow(60))]);
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  const body = { email: 'ben@example.com' };
  await workspace.api.call('PUT', '/recipients/update', { query, body });
  expect(await mailsTold(id)).toEqual([undefined]);
});

test('200: a mail that a server does not take yet has left as far as the hour is concerned', async () => {
  const busy = await startMailing(app, {
    onRcptTo: (_address, _session, done) => done(replyWith(450, 'Greylisted, come again')),
  });
  const { id } = await givenInvited(app, workspace, [ana]);
  await expect(busy.run(id)).rejects.toMatchObject({ type: 'MailNotTaken' });
  await givenReleased(app, workspace, limits.fromWorkspace, 'person-#@example.com');
  expect(await mailsTold(id)).toEqual([undefined]);
  await busy.close();
});

test('200: mails of others, and what left an hour ago, keep nobody waiting', async () => {
  await givenReleased(app, await givenWorkspace(app), limits.fromWorkspace, ana.email);
  await givenReleased(app, workspace, limits.fromWorkspace, ana.email, hourMs / minuteMs);
  const { id } = await givenInvited(app, workspace, [ana]);
  expect(await mailsTold(id)).toEqual([undefined]);
});
