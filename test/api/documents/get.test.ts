import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { sign } from '../../support/signing.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('200: recipients come only when asked for, each with what get-document gives of them', async () => {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }, { email: 'vic@example.com', role: 'viewer' }],
    send: true,
  });
  await sign(app, workspace, id, recipientIds[0] ?? '');
  for (const query of [{ id }, { id, include_recipients: false }]) {
    const { body } = await workspace.api.get('/documents/get', query);
    expect(body).not.toHaveProperty('recipients');
  }
  const { body } = await workspace.api.get('/documents/get', { id, include_recipients: true });
  const at = app.clock.now().toISOString();
  expect(body).toMatchObject({ status: 'completed', sent_at: at, completed_at: at });
  expect(body).not.toHaveProperty('voided_at');
  expect(body.recipients).toEqual([
    {
      id: recipientIds[0],
      email: 'ana@example.com',
      name: 'Ana Torres',
      role: 'signer',
      status: 'signed',
      signed_at: at,
      mail: { status: 'none' },
    },
    {
      id: recipientIds[1],
      email: 'vic@example.com',
      name: 'Ana Torres',
      role: 'viewer',
      status: 'pending',
      mail: { status: 'none' },
    },
  ]);
});

test('200: reading leaves no trace', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  app.clock.advance(40 * 86_400_000);
  const { reply, ...effects } = await effectsOf(app, () =>
    workspace.api.get('/documents/get', { id }),
  );
  // Past its deadline, but nobody has told it so: a read decides nothing.
  expect(reply.body.status).toBe('sent');
  expect(effects).toEqual(nothing);
});

test('400: a missing, empty, doubled or unknown parameter is named', async () => {
  const { api } = await givenWorkspace(app);
  expect(await api.get('/documents/get')).toEqual(invalidAt('/id'));
  expect(await api.get('/documents/get', { id: '' })).toEqual(invalidAt('/id'));
  expect(await api.get('/documents/get', { id: 'x', colour: 'red' })).toEqual(invalidAt('/colour'));
  expect(await api.get('/documents/get', { id: 'x', include_recipients: 'yes' })).toEqual(
    invalidAt('/include_recipients'),
  );
  expect(await api.get('/documents/get?id=a&id=b')).toEqual(invalidAt('/id'));
  expect(await api.get('/documents/get?id=a&id=a')).toEqual(invalidAt('/id'));
  expect(await api.get('/documents/get?id=a&__proto__=b')).toEqual(invalidAt('/__proto__'));
});

test('404: nothing there, or not for this key', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, await givenWorkspace(app));
  for (const absent of [id, `doc_${'0'.repeat(26)}`, 'doc_', '\0', '😀', "' or 1=1 --"]) {
    expect(await workspace.api.get('/documents/get', { id: absent })).toEqual(
      refused(404, 'DOCUMENT_NOT_FOUND'),
    );
  }
});
