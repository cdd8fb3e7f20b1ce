import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf } from '../../support/effects.ts';
import { sealedFile } from '../../support/evidence.ts';
import { mailedClient } from '../../support/mailed-link.ts';
import { refused } from '../../support/refusals.ts';
import { readyToAct, sign, typed } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace, signingClient } from '../../support/workspace.ts';
import { compact, readPages } from '@countersign/pdf/testing/read-pages';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com', name: 'Ana Torres' };
const copy = { email: 'cora@example.com', name: 'Cora Copy', role: 'cc' as const };

async function given(recipients = [ana, { ...copy, order: 1 }]) {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send: true });
  const [signerId = '', copyId = ''] = recipientIds;
  const reader = await signingClient(app, workspace, id, copyId);
  const status = async () =>
    (await workspace.api.get('/recipients/get', { document_id: id, id: copyId })).body.status;
  return { workspace, id, signerId, copyId, reader, status };
}

test('who gets a copy is counted, gates nobody and is not invited; the link waits', async () => {
  const { workspace, id, reader } = await given();
  const { mails } = await effectsOf(app, () =>
    inviteRecipients(app.operations, rowId('doc', id), app.clock.now()),
  );
  expect(mails).toEqual(['invitation ana@example.com']);
  expect((await workspace.api.get('/documents/get', { id })).body.recipients_count).toBe(2);
  expect((await reader.get('/signing/session')).body).toMatchObject({
    state: 'waiting',
    progress: { done: 0, total: 1 },
    consent: { required: false },
    may_delegate: false,
  });
  for (const path of ['document', 'view'] as const) {
    const ask = path === 'view' ? reader.post('/signing/view') : reader.get('/signing/document');
    expect(await ask).toEqual(refused(409, 'NOT_YOUR_TURN'));
  }
});

test('403 ROLE_NOT_ALLOWED for all that does not exist for a copy', async () => {
  const { workspace, id, copyId, reader } = await given();
  const acts = [
    reader.post('/signing/consent', { body: { accepted: true, version: 'en-1' } }),
    reader.post('/signing/sign', { body: typed }),
    reader.post('/signing/approve'),
    reader.post('/signing/decline'),
    reader.post('/signing/opt-out'),
    workspace.api.post('/recipients/remind', { query: { document_id: id, id: copyId } }),
  ];
  for (const answer of await Promise.all(acts)) {
    expect(answer).toEqual(refused(403, 'ROLE_NOT_ALLOWED'));
  }
});

test('the completion brings the copy and a link that shows the document; opening it is viewing', async () => {
  const { workspace, id, signerId, status } = await given();
  const { mails } = await effectsOf(app, () => sign(app, workspace, id, signerId));
  expect(mails.filter((mail) => mail.endsWith(copy.email))).toEqual(['completed cora@example.com']);
  await app.seal(id);
  expect(await status()).toBe('pending');
  let linked = await mailedClient(app, id);
  let recipient: { email?: string } | undefined;
  while (linked) {
    const { body } = await linked.get('/signing/session');
    recipient = body.recipient;
    if (recipient?.email === copy.email) break;
    linked = await mailedClient(app, id);
  }
  expect(recipient).toMatchObject({ email: copy.email, role: 'cc' });
  expect((await linked?.get('/signing/download'))?.status).toBe(200);
  const { reply, events } = await effectsOf(app, async () => linked?.post('/signing/view'));
  expect(reply).toMatchObject({ status: 200, body: { state: 'completed' } });
  expect(events).toEqual(['recipient.viewed']);
  expect(await status()).toBe('viewed');
  await app.sequence();
  const verified = await workspace.api.get('/signatures/verify', { document_id: id });
  expect(verified.body.verified).toBe(true);
});

test('the certificate page names them under “Copy to”, with name and address', async () => {
  const { workspace, id, signerId } = await given();
  await sign(app, workspace, id, signerId);
  await app.seal(id);
  const pages = await readPages(await sealedFile(app, id));
  const text = compact(pages.map((page) => page.text).join(' '));
  expect(text).toContain(compact('Copy to'));
  expect(text).toContain(compact('Cora Copy cora@example.com'));
});

test.each(['void', 'decline'])('of a %s they hear nothing', async (end) => {
  const { workspace, id, signerId, reader } = await given();
  await inviteRecipients(app.operations, rowId('doc', id), app.clock.now());
  const signer = await readyToAct(app, workspace, id, signerId);
  const { mails } = await effectsOf(app, async () =>
    end === 'void'
      ? workspace.api.post('/documents/void', { query: { id } })
      : signer.post('/signing/decline'),
  );
  expect(mails.join()).toContain(ana.email);
  expect(mails.join()).not.toContain(copy.email);
  expect((await reader.get('/signing/session')).body.state).toBe(
    end === 'void' ? 'voided' : 'declined',
  );
});

test('they are added, changed and removed until the completion, and not after', async () => {
  const { workspace, id, signerId, copyId } = await given();
  const query = { document_id: id, id: copyId };
  const update = (body: object) => workspace.api.call('PUT', '/recipients/update', { query, body });
  expect((await update({ name: 'Cora Copy-Smith', email: 'cora2@example.com' })).status).toBe(200);
  const another = { query: { document_id: id }, body: { ...copy, email: 'cy@example.com' } };
  const added = await workspace.api.post('/recipients', another);
  expect(added).toMatchObject({ status: 201, body: { role: 'cc', status: 'pending' } });
  const gone = { document_id: id, id: added.body.id };
  expect((await workspace.api.call('DELETE', '/recipients/delete', { query: gone })).status).toBe(
    200,
  );
  await sign(app, workspace, id, signerId);
  expect(await workspace.api.post('/recipients', another)).toEqual(refused(409, 'DOCUMENT_FINAL'));
  expect(await update({ name: 'Other' })).toEqual(refused(409, 'DOCUMENT_FINAL'));
  expect(await workspace.api.call('DELETE', '/recipients/delete', { query })).toEqual(
    refused(409, 'DOCUMENT_FINAL'),
  );
});

test('409 NO_RECIPIENTS: a document that only goes to readers has nobody to act', async () => {
  const workspace = await givenWorkspace(app);
  const recipients = [copy, { email: 'vic@example.com', role: 'viewer' as const }];
  const { id } = await givenDocument(app, workspace, { recipients });
  expect(await workspace.api.post('/documents/send', { query: { id } })).toEqual(
    refused(409, 'NO_RECIPIENTS'),
  );
});

test('the last signer does not become who gets a copy while the document is open', async () => {
  const { workspace, id, signerId } = await given();
  const query = { document_id: id, id: signerId };
  const answer = await workspace.api.call('PUT', '/recipients/update', {
    query,
    body: { role: 'cc' },
  });
  expect(answer).toEqual(refused(409, 'NO_RECIPIENTS'));
});
