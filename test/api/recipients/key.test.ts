import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

/** A sender's own name for a recipient, unique in the document. */

let app: Application;
let workspace: Workspace;
let id: string;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
  ({ id } = await givenDocument(app, workspace));
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com', name: 'Ana Torres', role: 'signer' };
const add = (body: unknown) =>
  workspace.api.post('/recipients', { query: { document_id: id }, body });
const update = (recipientId: string, body: unknown) =>
  workspace.api.call('PUT', '/recipients/update', {
    query: { document_id: id, id: recipientId },
    body,
  });

test('it is given back wherever a recipient is, may be changed, and is nobody else’s', async () => {
  const first = await add({ ...ana, key: 'tenant' });
  expect(first).toMatchObject({ status: 201, body: { key: 'tenant' } });
  const ben = { ...ana, email: 'ben@example.com' };
  const taken = await effectsOf(app, () => add({ ...ben, key: 'tenant' }));
  expect(taken.reply).toEqual(refused(409, 'RECIPIENT_EXISTS'));
  expect({ ...taken, reply: undefined }).toEqual({ ...nothing, reply: undefined });
  const second = await add(ben);
  expect(second.body).not.toHaveProperty('key');
  expect(await update(second.body.id, { key: 'tenant' })).toEqual(refused(409, 'RECIPIENT_EXISTS'));
  expect(await update(second.body.id, { key: 'owner' })).toMatchObject({ body: { key: 'owner' } });
  expect(await update(first.body.id, { key: 'tenant' })).toMatchObject({ status: 200 });
  const query = { document_id: id, id: second.body.id };
  expect((await workspace.api.get('/recipients/get', query)).body.key).toBe('owner');
  const keys = [{ key: 'tenant' }, { key: 'owner' }];
  const listed = await workspace.api.get('/recipients', { document_id: id });
  expect(listed.body.data).toMatchObject(keys);
  const got = await workspace.api.get('/documents/get', { id, include_recipients: 'true' });
  expect(got.body.recipients).toMatchObject(keys);
});

test.each(['', 'Tenant', 'a b', 'a-b', 'ä', 'x'.repeat(65), null, 1])(
  '400: %j is none',
  async (key) => {
    expect(await add({ ...ana, email: 'new@example.com', key })).toEqual(invalidAt('/key'));
  },
);

test('two who are added with it at once: one is', async () => {
  const replies = await Promise.all(
    ['one@example.com', 'two@example.com'].map((email) => add({ ...ana, email, key: 'once' })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
});
