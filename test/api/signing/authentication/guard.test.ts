import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../../src/operations/documents/invite-recipients.ts';
import { startApplication, type Application } from '../../../support/application.ts';
import {
  finish,
  givenAsked,
  mailedCode,
  start,
  withToken,
} from '../../../support/authentication.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { refused } from '../../../support/refusals.ts';
import { mailedClient } from '../../../support/mailed-link.ts';
import { givenSigners, typed } from '../../../support/signing.ts';
import type { Client } from '../../../support/client.ts';
import { rowId } from '../../../support/uuid.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const access = (before: string) => [{ method: 'access_code', before, code: 'blue-house' }];

async function proved(signer: Client): Promise<Client> {
  const { body } = await finish(signer, 'access_code', 'BLUE-house');
  return withToken(signer, body.session_token);
}

test('without proof every operation of the session is refused, before its body is read', async () => {
  const { signer } = await givenAsked(app, access('view'));
  for (const [method, path] of [
    ['GET', '/signing/document'],
    ['GET', '/signing/download'],
    ['POST', '/signing/view'],
    ['POST', '/signing/consent'],
    ['POST', '/signing/sign'],
    ['POST', '/signing/approve'],
    ['POST', '/signing/decline'],
    ['POST', '/signing/opt-out'],
    ['POST', '/signing/delegate'],
    ['POST', '/signing/fresh-link'],
  ] as const) {
    const body = method === 'POST' ? { body: '{' } : {};
    const { reply, ...effects } = await effectsOf(app, () => signer.call(method, path, body));
    expect([path, reply]).toEqual([path, refused(401, 'AUTHENTICATION_REQUIRED')]);
    expect(effects).toEqual(nothing);
  }
  expect(await signer.as('nothing').get('/signing/document')).toEqual(
    refused(401, 'SIGNING_LINK_INVALID'),
  );
});

test('before the act, the document is shown; acting and passing on alone are refused', async () => {
  const { signer } = await givenAsked(app, access('act'), { allow_delegate: true });
  const { body } = await signer.get('/signing/session');
  expect(body).toMatchObject({
    state: 'ready',
    authentication: [{ method: 'access_code', before: 'act', done: false }],
  });
  const accepted = { accepted: true, version: body.consent.version };
  expect((await signer.post('/signing/consent', { body: accepted })).status).toBe(200);
  expect((await signer.get('/signing/document')).status).toBe(200);
  expect((await signer.post('/signing/view')).status).toBe(200);
  const bo = { name: 'Bo Lind', email: 'bo@example.com' };
  const delegated = await effectsOf(app, () => signer.post('/signing/delegate', { body: bo }));
  expect(delegated).toMatchObject({ reply: refused(401, 'AUTHENTICATION_REQUIRED'), ...nothing });
  const sign = (by: Client) => by.post('/signing/sign', { body: typed });
  expect(await sign(signer)).toEqual(refused(401, 'AUTHENTICATION_REQUIRED'));
  expect((await sign(await proved(signer))).status).toBe(200);
});

test.each(['decline', 'opt-out'])('%s is free before the act', async (operation) => {
  const { signer, workspace, id } = await givenAsked(app, access('act'));
  await signer.post('/signing/view');
  expect((await signer.post(`/signing/${operation}`)).status).toBe(200);
  expect((await workspace.api.get('/documents/get', { id })).body.status).toBe('declined');
});

test('passing on needs every code that is asked for, and of a passkey nothing: it signs acts alone', async () => {
  const bo = { name: 'Bo Lind', email: 'bo@example.com' };
  const passOn = (by: Client) => by.post('/signing/delegate', { body: bo });
  const allowed = { allow_delegate: true };
  const passkey = { method: 'passkey' };
  const both = await givenAsked(app, [...access('act'), passkey], allowed);
  expect(await passOn(both.signer)).toEqual(refused(401, 'AUTHENTICATION_REQUIRED'));
  expect((await passOn(await proved(both.signer))).body.state).toBe('delegated');
  const alone = await givenAsked(app, [passkey], allowed);
  expect((await passOn(alone.signer)).body.state).toBe('delegated');
});

test('opting out is free before the act', async () => {
  const { signer } = await givenAsked(app, access('act'));
  expect((await signer.post('/signing/opt-out')).status).toBe(200);
});

test('whatever became of the document, it is hidden from who has proved nothing', async () => {
  const story = await givenAsked(app, access('view'));
  await story.workspace.api.post('/documents/void', {
    query: { id: story.id },
    body: { reason: 'The rent was wrong.' },
  });
  const { body } = await story.signer.get('/signing/session');
  expect(Object.keys(body).sort()).toEqual([
    'authentication',
    'branding',
    'languages',
    'organization',
    'state',
  ]);
  const known = await proved(story.signer);
  expect((await known.get('/signing/session')).body.state).toBe('voided');
});

test('a token is of one recipient and of the link’s version; a bad one is none', async () => {
  const story = await givenSigners(app, [
    { email: 'ana@example.com', authentication: access('view') },
    { email: 'ben@example.com', authentication: access('view') },
  ]);
  const [ana, ben] = [await story.open(0), await story.open(1)];
  const { body } = await finish(ana, 'access_code', 'blue-house');
  const state = async (by: Client) => (await by.get('/signing/session')).body.state;
  expect(await state(withToken(ana, body.session_token))).toBe('ready');
  expect(await state(withToken(ben, body.session_token))).toBe('authenticate');
  expect(await state(withToken(ana, 'nonsense'))).toBe('authenticate');
  const query = { document_id: story.id, id: story.recipientIds[0] ?? '' };
  await story.workspace.api.call('PUT', '/recipients/update', {
    query,
    body: { email: 'anna@example.com' },
  });
  expect(await ana.get('/signing/session')).toEqual(refused(401, 'SIGNING_LINK_INVALID'));
  expect(await state(withToken(await story.open(0), body.session_token))).toBe('authenticate');
});

test('a token is good for every link of the recipient: the mailed one as well as the sender’s', async () => {
  const { signer, id } = await givenAsked(app, access('view'));
  await inviteRecipients(app.operations, rowId('doc', id), app.clock.now());
  const mailed = await mailedClient(app, id);
  if (!mailed) throw new Error('Nobody was invited.');
  const state = async (by: Client) => (await by.get('/signing/session')).body.state;
  expect(await state(mailed)).toBe('authenticate');
  const { body } = await finish(signer, 'access_code', 'blue-house');
  const browser = withToken(mailed, body.session_token);
  expect(await state(browser)).toBe('ready');
  expect((await browser.post('/signing/view')).status).toBe(200);
});

test('a token ends after 30 minutes without use, 12 hours, and a reset by the sender', async () => {
  const { signer, workspace, id, recipientId } = await givenAsked(app, access('view'));
  const state = async (by: Client) => (await by.get('/signing/session')).body.state;
  const idle = await proved(signer);
  app.clock.advance(29 * 60_000);
  expect(await state(idle)).toBe('ready');
  app.clock.advance(30 * 60_000);
  expect(await state(idle)).toBe('authenticate');
  const used = await proved(signer);
  for (let quarter = 0; quarter < 47; quarter += 1) {
    app.clock.advance(15 * 60_000);
    expect(await state(used)).toBe('ready');
  }
  app.clock.advance(15 * 60_000);
  expect(await state(used)).toBe('authenticate');
  const reset = await proved(signer);
  await workspace.api.post('/recipients/reset-authentication', {
    query: { document_id: id, id: recipientId },
  });
  expect(await state(reset)).toBe('authenticate');
});

test('an address that is changed after a code was asked for: the code is nobody’s', async () => {
  const { signer, workspace, id, recipientId, open } = await givenAsked(app, [
    { method: 'email_code' },
  ]);
  await start(signer, 'email_code');
  const code = await mailedCode(app, recipientId);
  await workspace.api.call('PUT', '/recipients/update', {
    query: { document_id: id, id: recipientId },
    body: { email: 'new@example.com' },
  });
  expect(await finish(await open(0), 'email_code', code)).toEqual(refused(410, 'CODE_EXPIRED'));
});
