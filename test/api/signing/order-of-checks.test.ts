import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { readyToAct, sign, typed } from '../../support/signing.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../../support/workspace.ts';

/** Link, body, role, same act repeated, document open, already acted, turn, viewed, consent. */

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const acts = {
  sign: (signer: Client) => signer.post('/signing/sign', { body: typed }),
  approve: (signer: Client) => signer.post('/signing/approve'),
  decline: (signer: Client) => signer.post('/signing/decline'),
  optOut: (signer: Client) => signer.post('/signing/opt-out'),
  view: (signer: Client) => signer.post('/signing/view'),
};
type Act = keyof typeof acts;
const junk = (signer: Client, path: string) =>
  signer.post(`/signing/${path}`, { body: { rubbish: true } });

async function given(options: Parameters<typeof givenDocument>[2]) {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, options);
  const open = (index: number) => signingClient(app, workspace, id, recipientIds[index] ?? '');
  return { workspace, id, recipientIds, open };
}
async function expectRefusal(signer: Client, act: Act, status: number, code: string) {
  const { reply, ...effects } = await effectsOf(app, () => acts[act](signer));
  expect({ act, status: reply.status, code: reply.body.code }).toEqual({ act, status, code });
  expect(effects).toEqual(nothing);
}
const voidIt = ({ api }: Workspace, id: string) => api.post('/documents/void', { query: { id } });
const ana = { email: 'ana@example.com', order: 1 };
const ben = { email: 'ben@example.com', order: 2 };

test('link before body: a wrong, cut, altered or missing token is the same 401', async () => {
  const { workspace, id, recipientIds } = await given({ recipients: [ana], send: true });
  const { body } = await workspace.api.get('/recipients/get', {
    document_id: id,
    id: recipientIds[0] ?? '',
  });
  const token = String(body.signing_url).split('/sign/')[1] ?? '';
  const swapped = (at: number) =>
    token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
  const bad = [
    ...Array.from({ length: token.length }, (_, at) => at)
      .filter((at) => at % 7 === 0)
      .map(swapped),
    swapped(65),
    token.slice(0, -1),
    `${token}A`,
    'x',
    'ak_0123456789',
  ].filter((text) => text !== token);
  const replies = [
    await app.client.post('/signing/sign', { body: { rubbish: true } }),
    await app.client.post('/signing/sign', {
      body: typed,
      headers: { authorization: `Basic ${token}` },
    }),
  ];
  for (const text of bad) replies.push(await junk(app.client.as(text), 'sign'));
  for (const reply of replies) {
    expect(reply).toEqual(refused(401, 'SIGNING_LINK_INVALID'));
    expect(reply.body.detail).toBe(replies[0]?.body.detail);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
  }
});

test('body before role: even who may not act is first told what is wrong with the body', async () => {
  const { open } = await given({
    recipients: [{ email: 'vic@example.com', role: 'viewer' }, ana],
    send: true,
  });
  const viewer = await open(0);
  for (const path of ['approve', 'decline', 'opt-out']) {
    expect(await junk(viewer, path)).toEqual(invalidAt('/rubbish'));
  }
  expect(await junk(viewer, 'sign')).toEqual(invalidAt('/signature', '/rubbish'));
});

test('role before state: on a draft, on a cancelled document, out of turn', async () => {
  const roles = {
    recipients: [
      { ...ana, order: 9 },
      { email: 'app@example.com', role: 'approver' as const, order: 9 },
      { email: 'vic@example.com', role: 'viewer' as const, order: 9 },
      { email: 'first@example.com', order: 1 },
    ],
  };
  const draft = await given(roles);
  const waiting = await given({ ...roles, send: true });
  const cancelled = await given({ ...roles, send: true });
  await voidIt(cancelled.workspace, cancelled.id);
  for (const { open } of [draft, waiting, cancelled]) {
    const [signer, approver, viewer] = [await open(0), await open(1), await open(2)];
    for (const [who, act] of [
      [signer, 'approve'],
      [approver, 'sign'],
      [viewer, 'sign'],
      [viewer, 'approve'],
      [viewer, 'decline'],
      [viewer, 'optOut'],
    ] as const) {
      await expectRefusal(who, act, 403, 'ROLE_NOT_ALLOWED');
    }
  }
});

test('the same act repeated is 200 before the document is looked at', async () => {
  const { workspace, id, recipientIds } = await given({ recipients: [ana, ben], send: true });
  const signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
  const first = await acts.sign(signer);
  expect(first.status).toBe(200);
  const again = await effectsOf(app, () => acts.sign(signer));
  expect(again.reply).toMatchObject({ status: 200, body: first.body });
  expect(again).toMatchObject(nothing);
  await voidIt(workspace, id);
  const late = await effectsOf(app, () => acts.sign(signer));
  // As the act left the document, not as it is now.
  expect(late.reply).toMatchObject({ status: 200, body: first.body });
  expect(late).toMatchObject(nothing);
  // Viewing again is the same act too.
  expect(await acts.view(signer)).toMatchObject({ status: 200, body: { state: 'voided' } });
});

describe('document open before already acted', () => {
  test.each(['draft', 'cancelled', 'completed', 'declined'])('on a %s document', async (state) => {
    const { workspace, id, recipientIds, open } = await given({
      recipients: [ana, { ...ben, order: 1 }],
      send: state !== 'draft',
    });
    const [first = '', second = ''] = recipientIds;
    if (state === 'cancelled') await voidIt(workspace, id);
    if (state === 'declined') {
      await acts.decline(await readyToAct(app, workspace, id, second));
    }
    if (state === 'completed') {
      await sign(app, workspace, id, first);
      await sign(app, workspace, id, second);
    }
    const signer = await open(0);
    // Who signed the completed document repeats; declining is another act, and the document closed.
    if (state !== 'completed') await expectRefusal(signer, 'sign', 409, 'DOCUMENT_NOT_OPEN');
    await expectRefusal(signer, 'decline', 409, 'DOCUMENT_NOT_OPEN');
    await expectRefusal(signer, 'optOut', 409, 'DOCUMENT_NOT_OPEN');
    if (state !== 'completed') await expectRefusal(signer, 'view', 409, 'DOCUMENT_NOT_OPEN');
  });
});

test('already acted before turn: another act after signing', async () => {
  const { workspace, id, recipientIds } = await given({ recipients: [ana, ben], send: true });
  const signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
  await acts.sign(signer);
  await expectRefusal(signer, 'decline', 409, 'RECIPIENT_DONE');
  await expectRefusal(signer, 'optOut', 409, 'RECIPIENT_DONE');
});

test('turn before viewed, viewed before consent, and then it goes', async () => {
  const { workspace, id, recipientIds, open } = await given({ recipients: [ana, ben], send: true });
  const second = await open(1);
  for (const act of ['sign', 'decline', 'optOut', 'view'] as const) {
    await expectRefusal(second, act, 409, 'NOT_YOUR_TURN');
  }
  const { body } = await second.get('/signing/session');
  const consent = { accepted: true, version: body.consent.version };
  expect(await second.post('/signing/consent', { body: consent })).toEqual(
    refused(409, 'NOT_YOUR_TURN'),
  );
  await sign(app, workspace, id, recipientIds[0] ?? '');
  await expectRefusal(second, 'sign', 409, 'NOT_VIEWED');
  await expectRefusal(second, 'decline', 409, 'NOT_VIEWED');
  // Consent first or view first: only the act is held to both.
  expect(await acts.view(second)).toMatchObject({ status: 200 });
  await expectRefusal(second, 'sign', 409, 'NOT_VIEWED');
  await second.get('/signing/document');
  await expectRefusal(second, 'sign', 403, 'CONSENT_REQUIRED');
  expect(await second.post('/signing/consent', { body: consent })).toMatchObject({ status: 200 });
  expect(await acts.sign(second)).toMatchObject({ status: 200 });
});

test('the same order for approvers; declining takes no consent, opting out not even a view', async () => {
  const approver = { email: 'app@example.com', role: 'approver' as const };
  const { open } = await given({ recipients: [approver], send: true });
  const client = await open(0);
  await expectRefusal(client, 'approve', 409, 'NOT_VIEWED');
  await acts.view(client);
  await expectRefusal(client, 'approve', 409, 'NOT_VIEWED');
  await client.get('/signing/document');
  await expectRefusal(client, 'approve', 403, 'CONSENT_REQUIRED');
  expect(await acts.decline(client)).toMatchObject({ status: 200, body: { state: 'declined' } });

  const other = await given({ recipients: [approver], send: true });
  expect(await acts.optOut(await other.open(0))).toMatchObject({
    status: 200,
    body: { state: 'declined' },
  });
});
