import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordMailOutcome } from '../../../src/operations/mails/record-outcome.ts';
import { claimMail } from '../../../src/operations/mails/outbox.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { finish, givenAsked, start } from '../../support/authentication.ts';
import { docPart } from '../../support/doc-part.ts';
import { effectsOf } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace, signingClient } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com', name: 'Ana Torres', role: 'signer' };
const accessCode = { method: 'access_code', code: 'Blue House' };

async function given() {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace);
  const add = (more: object) =>
    workspace.api.post('/recipients', { query: { document_id: id }, body: { ...ana, ...more } });
  return { workspace, id, add };
}

describe('authentication of a recipient', () => {
  test('is returned by add, get and list without what is secret', async () => {
    const { workspace, id, add } = await given();
    const asked = [accessCode, { method: 'passkey' }];
    const shown = [
      { method: 'access_code', before: 'view' },
      { method: 'passkey', before: 'act' },
    ];
    const added = await add({ authentication: asked });
    expect(added).toMatchObject({ status: 201, body: { authentication: shown } });
    const got = await workspace.api.get('/recipients/get', { document_id: id, id: added.body.id });
    expect(got.body.authentication).toEqual(shown);
    const listed = await workspace.api.get('/recipients', { document_id: id });
    expect(listed.body.data[0].authentication).toEqual(shown);
    const rows = await app.database
      .fork()
      .execute<{ text: string }[]>(
        `select authentication::text as text from recipients where id = ?`,
        [rowId('rec', added.body.id)],
      );
    expect(rows[0]?.text).not.toMatch(/blue|house/i);
  });

  test('is the workspace’s default unless it is given, fixed when the recipient is added', async () => {
    const { workspace, add } = await given();
    const settings = (default_authentication: object[]) =>
      workspace.api.call('PATCH', '/settings', { body: { signing: { default_authentication } } });
    expect(await settings([{ method: 'email_code' }])).toMatchObject({ status: 200 });
    const read = await workspace.api.get('/settings');
    expect(read.body.signing.default_authentication).toEqual([
      { method: 'email_code', before: 'view' },
    ]);
    const { body } = await add({});
    expect(body.authentication).toEqual([{ method: 'email_code', before: 'view' }]);
    expect((await add({ email: 'b@example.com', authentication: [] })).body).not.toHaveProperty(
      'authentication',
    );
    await settings([]);
    expect((await add({ email: 'c@example.com' })).body).not.toHaveProperty('authentication');
    expect(await settings([accessCode])).toMatchObject({ status: 400 });
  });

  test.each([
    ['three', [{ method: 'email_code' }, accessCode, { method: 'passkey' }], '/authentication'],
    ['one twice', [{ method: 'email_code' }, { method: 'email_code' }], '/authentication'],
    ['an unknown one', [{ method: 'sms' }], '/authentication/0/method'],
    [
      'a moment that is none',
      [{ method: 'email_code', before: 'never' }],
      '/authentication/0/before',
    ],
    [
      'a passkey before the view',
      [{ method: 'passkey', before: 'view' }],
      '/authentication/0/before',
    ],
    ['no access code', [{ method: 'access_code' }], '/authentication/0/code'],
    ['five characters', [{ ...accessCode, code: 'a b c d e' }], '/authentication/0/code'],
    ['65 characters', [{ ...accessCode, code: 'a'.repeat(65) }], '/authentication/0/code'],
    ['a code of ours', [{ method: 'email_code', code: '123456' }], '/authentication/0/code'],
  ])('%s: 400 naming the place', async (_what, authentication, pointer) => {
    const { add } = await given();
    expect(await add({ authentication })).toEqual(invalidAt(pointer));
  });

  test('is changed until the recipient has viewed; proofs and codes of before end', async () => {
    const { signer, workspace, id, recipientId } = await givenAsked(app, [accessCode]);
    const query = { document_id: id, id: recipientId };
    const update = (authentication: object[]) =>
      workspace.api.call('PUT', '/recipients/update', { query, body: { authentication } });
    const before = await finish(signer, 'access_code', 'blue house');
    const provedBefore = signer.with({ 'X-Signing-Session': before.body.session_token });
    const same = await effectsOf(app, () => update([{ ...accessCode, code: 'BLUEHOUSE' }]));
    expect(same.events).toEqual([]);
    expect((await provedBefore.get('/signing/session')).body.state).toBe('ready');
    const changed = await effectsOf(app, () => update([{ ...accessCode, code: 'red house' }]));
    expect(changed.events).toEqual(['recipient.updated']);
    expect((await provedBefore.get('/signing/session')).body.state).toBe('authenticate');
    expect(await finish(signer, 'access_code', 'blue house')).toEqual(refused(400, 'CODE_WRONG'));
    const { body } = await finish(signer, 'access_code', 'RED house');
    const proved = signer.with({ 'X-Signing-Session': body.session_token });
    await proved.post('/signing/view');
    expect(await update([])).toEqual(refused(409, 'RECIPIENT_LOCKED'));
  });

  test('goes on to who gets the place', async () => {
    const { workspace, id, recipientId } = await givenAsked(app, [accessCode]);
    const passed = await workspace.api.post('/recipients/reassign', {
      query: { document_id: id, id: recipientId },
      body: { name: 'Bo Lind', email: 'bo@example.com' },
    });
    expect(passed.body.authentication).toEqual([{ method: 'access_code', before: 'view' }]);
    const signer = await signingClient(app, workspace, id, passed.body.id);
    expect((await finish(signer, 'access_code', 'blue house')).body.state).toBe('ready');
  });

  test('changes again once the place of who has viewed is somebody else’s', async () => {
    const { signer, workspace, id, recipientId } = await givenAsked(app, [{ method: 'passkey' }]);
    await signer.post('/signing/view');
    const body = { authentication: [] };
    const update = (of: string) =>
      workspace.api.call('PUT', '/recipients/update', { query: { document_id: id, id: of }, body });
    expect(await update(recipientId)).toEqual(refused(409, 'RECIPIENT_LOCKED'));
    const query = { document_id: id, id: recipientId };
    await workspace.api.post('/recipients/reset-authentication', { query });
    expect(await update(recipientId)).toEqual(refused(409, 'RECIPIENT_LOCKED'));
    const next = await workspace.api.post('/recipients/reassign', {
      query,
      body: { name: 'Ana Torres', email: 'ana.torres@example.com' },
    });
    expect(next.body.authentication).toEqual([{ method: 'passkey', before: 'act' }]);
    expect((await update(next.body.id)).body).not.toHaveProperty('authentication');
  });

  test('is taken as docs/recipients.md writes it', async () => {
    const { add } = await given();
    const examples = [...docPart('docs/recipients.md', 'Proof').matchAll(/```json\n([^]*?)```/g)];
    expect(examples).toHaveLength(1);
    for (const [, example = ''] of examples) {
      expect((await add(JSON.parse(example))).status).toBe(201);
    }
  });
});

test('reset-authentication, 200: what was tried and proved before counts no more', async () => {
  const { signer, workspace, id, recipientId } = await givenAsked(app, [accessCode]);
  const { body } = await finish(signer, 'access_code', 'blue house');
  const query = { document_id: id, id: recipientId };
  const reset = await workspace.api.post('/recipients/reset-authentication', { query });
  expect(reset.status).toBe(200);
  const proved = signer.with({ 'X-Signing-Session': body.session_token });
  expect((await proved.get('/signing/session')).body.state).toBe('authenticate');
  const nobody = { document_id: id, id: 'rec_nobody' };
  const missing = await workspace.api.post('/recipients/reset-authentication', { query: nobody });
  expect(missing).toEqual(refused(404, 'RECIPIENT_NOT_FOUND'));
});

test('a mail server that refuses the code’s mail: the page is told, and the sender', async () => {
  const { signer, id } = await givenAsked(app, [{ method: 'email_code' }]);
  await start(signer, 'email_code');
  const documentId = rowId('doc', id);
  const claimed = await claimMail(app.operations, { documentId }, 'test', []);
  if (!claimed) throw new Error('There is no mail.');
  expect(claimed.content).toMatchObject({ kind: 'code', code: expect.stringMatching(/^\d{6}$/) });
  const { mails } = await effectsOf(app, () =>
    recordMailOutcome(app.operations, claimed.mail, { outcome: 'refused', reason: '550 No' }),
  );
  expect(mails).toEqual([expect.stringMatching(/^address_refused olga/)]);
  expect((await start(signer, 'email_code')).body).toMatchObject({
    undeliverable: true,
    retry_after: 30,
  });
  const rows = await app.database
    .fork()
    .execute<{ content: object }[]>(
      `select content from mails where kind = 'code' and document_id = ?`,
      [documentId],
    );
  expect(rows[0]?.content).not.toHaveProperty('code');
});
