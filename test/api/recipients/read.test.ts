import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { readyToAct, sign } from '../../support/signing.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('list, 200: all of them in the order they were added, facts as they happen', async () => {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'ana@example.com', order: 2 },
      { email: 'ben@example.com', role: 'approver', order: 2 },
      { email: 'vic@example.com', role: 'viewer', order: 1 },
    ],
    send: true,
  });
  const [signerId = '', approverId = '', viewerId = ''] = recipientIds;
  const approver = await readyToAct(app, workspace, id, approverId);
  const viewedAt = app.clock.now().toISOString();
  app.clock.advance(60_000);
  await approver.post('/signing/approve');
  const approvedAt = app.clock.now().toISOString();
  const { reply, ...effects } = await effectsOf(app, () =>
    workspace.api.get('/recipients', { document_id: id }),
  );
  const name = 'Ana Torres';
  expect(reply.body).toEqual({
    data: [
      {
        id: signerId,
        email: 'ana@example.com',
        name,
        role: 'signer',
        status: 'pending',
        order: 2,
        mail: { status: 'none' },
      },
      {
        id: approverId,
        email: 'ben@example.com',
        name,
        role: 'approver',
        status: 'approved',
        order: 2,
        viewed_at: viewedAt,
        completed_at: approvedAt,
        mail: { status: 'none' },
      },
      {
        id: viewerId,
        email: 'vic@example.com',
        name,
        role: 'viewer',
        status: 'pending',
        order: 1,
        mail: { status: 'none' },
      },
    ],
  });
  expect(effects).toEqual(nothing);
});

test('get, 200: as listed, with the same signing address every time, in every state', async () => {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
  });
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  const get = async () => (await workspace.api.get('/recipients/get', query)).body;
  const state = async (url: string) => {
    const session = await app.client.as(url.split('/sign/')[1] ?? '').get('/signing/session');
    return session.body.state;
  };
  const { signing_url, ...recipient } = await get();
  const { body } = await workspace.api.get('/recipients', { document_id: id });
  expect(body.data).toEqual([recipient]);
  expect(signing_url).toMatch(new RegExp(`^${app.publicUrl}/sign/[A-Za-z0-9_-]+$`));
  expect(await state(signing_url)).toBe('not_sent');
  await workspace.api.post('/documents/send', { query: { id } });
  expect(await state(signing_url)).toBe('ready');
  await sign(app, workspace, id, query.id);
  expect((await get()).signing_url).toBe(signing_url);
  expect(await state(signing_url)).toBe('completed');
});

test('400, 404: each id is looked for in its own place', async () => {
  const workspace = await givenWorkspace(app);
  const one = await givenDocument(app, workspace, { recipients: [{ email: 'ana@example.com' }] });
  const two = await givenDocument(app, workspace, { recipients: [{ email: 'ben@example.com' }] });
  const { api } = workspace;
  expect(await api.get('/recipients')).toEqual(invalidAt('/document_id'));
  expect(await api.get('/recipients', { document_id: one.id, limit: 5 })).toEqual(
    invalidAt('/limit'),
  );
  expect(await api.get('/recipients/get', { document_id: one.id })).toEqual(invalidAt('/id'));
  expect(
    await api.get('/recipients/get', { document_id: one.id, id: two.recipientIds[0] ?? '' }),
  ).toEqual(refused(404, 'RECIPIENT_NOT_FOUND'));
  expect(
    await api.get('/recipients/get', {
      document_id: two.id.replace('doc_', 'rec_'),
      id: two.recipientIds[0] ?? '',
    }),
  ).toEqual(refused(404, 'DOCUMENT_NOT_FOUND'));
  expect(await api.get('/recipients/get', { document_id: one.id, id: one.id })).toEqual(
    refused(404, 'RECIPIENT_NOT_FOUND'),
  );
});
