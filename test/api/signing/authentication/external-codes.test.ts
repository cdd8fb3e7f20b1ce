import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../../support/application.ts';
import {
  finish,
  givenAsked,
  mailedCode,
  start,
  withToken,
} from '../../../support/authentication.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { invalidAt, refused } from '../../../support/refusals.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('a code of the sender’s system is given once, and stands beside a mailed one: two demands, one token', async () => {
  const asked = [{ method: 'external_code' }, { method: 'email_code', before: 'act' }];
  const { signer, workspace, id, recipientId } = await givenAsked(app, asked);
  expect((await start(signer, 'external_code')).body).toEqual({});
  const query = { document_id: id, id: recipientId };
  const made = await workspace.api.post('/recipients/authentication-code', { query });
  expect(made.body).toEqual({
    code: expect.stringMatching(/^\d{6}$/),
    expires_at: new Date(app.clock.now().getTime() + 600_000).toISOString(),
  });
  expect((await start(signer, 'external_code')).body).toEqual({
    expires_at: made.body.expires_at,
  });
  const first = await finish(signer, 'external_code', made.body.code);
  expect(first.body.state).toBe('ready');
  const proved = withToken(signer, first.body.session_token);
  const sign = () => proved.post('/signing/sign', { body: {} });
  expect(await sign()).toEqual(refused(401, 'AUTHENTICATION_REQUIRED'));
  await start(proved, 'email_code');
  const second = await finish(proved, 'email_code', await mailedCode(app, recipientId));
  expect(second.body).toMatchObject({
    session_token: first.body.session_token,
    authentication: [{ done: true }, { done: true }],
  });
  // Past the guard, the body is looked at.
  expect(await sign()).toEqual(invalidAt('/signature'));
});

test('halves of two browsers do not add up', async () => {
  const asked = [{ method: 'external_code' }, { method: 'email_code' }];
  const { signer, workspace, id, recipientId } = await givenAsked(app, asked);
  const query = { document_id: id, id: recipientId };
  const { body } = await workspace.api.post('/recipients/authentication-code', { query });
  expect((await finish(signer, 'external_code', body.code)).body.state).toBe('authenticate');
  await start(signer, 'email_code');
  const other = await finish(signer, 'email_code', await mailedCode(app, recipientId));
  expect(other.body.state).toBe('authenticate');
});

test('400 where none is asked, 404 for nobody, 429 for the fourth', async () => {
  const asked = await givenAsked(app, [{ method: 'external_code' }]);
  const post = (id: string) =>
    asked.workspace.api.post('/recipients/authentication-code', {
      query: { document_id: asked.id, id },
    });
  for (let each = 0; each < 3; each += 1) expect((await post(asked.recipientId)).status).toBe(200);
  expect(await post(asked.recipientId)).toEqual(refused(429, 'TOO_MANY_CODES'));
  expect(await post('rec_nobody')).toEqual(refused(404, 'RECIPIENT_NOT_FOUND'));
  const plain = await givenAsked(app, []);
  const reply = await plain.workspace.api.post('/recipients/authentication-code', {
    query: { document_id: plain.id, id: plain.recipientId },
  });
  expect(reply).toEqual(invalidAt('/id'));
});

test('mailed codes and those of the sender’s system count together: three in an hour, whoever asks', async () => {
  const asked = [{ method: 'external_code' }, { method: 'email_code' }];
  const { signer, workspace, id, recipientId } = await givenAsked(app, asked);
  const query = { document_id: id, id: recipientId };
  const external = () => workspace.api.post('/recipients/authentication-code', { query });
  const mailed = () => start(signer, 'email_code');
  for (const ask of [mailed, external, external]) {
    expect((await ask()).status).toBe(200);
    app.clock.advance(60_000);
  }
  for (const ask of [mailed, external]) {
    const { reply, ...effects } = await effectsOf(app, ask);
    expect(reply).toEqual(refused(429, 'TOO_MANY_CODES'));
    expect(reply.headers.get('retry-after')).toBe(String(3_600 - 180));
    expect(effects).toEqual(nothing);
  }
  app.clock.advance(3_420_000);
  expect((await external()).status).toBe(200);
  expect(await mailed()).toEqual(refused(429, 'TOO_MANY_CODES'));
});

test('409 for who passed their place on; who has it now is given one', async () => {
  const { workspace, id, recipientId } = await givenAsked(app, [{ method: 'external_code' }]);
  const bo = { name: 'Bo Lind', email: 'bo@example.com' };
  const query = { document_id: id, id: recipientId };
  const passed = await workspace.api.post('/recipients/reassign', { query, body: bo });
  const make = (of: string) =>
    workspace.api.post('/recipients/authentication-code', { query: { ...query, id: of } });
  expect(await make(recipientId)).toEqual(refused(409, 'RECIPIENT_DONE'));
  expect((await make(passed.body.id)).status).toBe(200);
});
