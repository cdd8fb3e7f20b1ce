import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../../support/application.ts';
import { givenUpload, givenWorkspace, type Workspace } from '../../../support/workspace.ts';
import { a4 } from '../fields/given-fields.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const code = 'Blue House 12';
const asked = [
  { method: 'access_code', before: 'view' },
  { method: 'email_code', before: 'act' },
];
const given = asked.map((demand) =>
  demand.method === 'access_code' ? { ...demand, code } : demand,
);
const ana = { key: 'tenant', email: 'ana@example.com', name: 'Ana Torres', role: 'signer' };

const everything = () =>
  app.database.fork().execute<{ row: string }[]>(
    `select r::text as row from recipients r union all select t::text from templates t
     union all select i::text from idempotency_keys i`,
  );

test('one call asks of recipients what it says, and keeps no access code in clear', async () => {
  const upload = await givenUpload(app, workspace, [], undefined, [a4]);
  const recipients = [{ ...ana, authentication: given }];
  const body = { title: 'Lease', ...upload, recipients };
  const headers = { 'idempotency-key': 'once' };
  const made = await workspace.api.post('/documents', { body, headers });
  expect(made.status).toBe(201);
  const list = await workspace.api.get('/recipients', { document_id: made.body.id });
  expect(list.body.data).toMatchObject([{ authentication: asked }]);
  for (const { row } of await everything()) expect(row).not.toContain('Blue House');
});

test('a role of a template asks whoever takes it, and shows no secret', async () => {
  const upload = await givenUpload(app, workspace, [], undefined, [a4]);
  const { body: document } = await workspace.api.post('/documents', {
    body: { title: 'Lease', ...upload },
  });
  const roles = [{ key: 'tenant', role: 'signer', authentication: given }];
  const { body: template } = await workspace.api.post('/templates', {
    body: { document_id: document.id, name: 'Lease', recipients: roles },
  });
  expect(template.recipients).toEqual([{ key: 'tenant', role: 'signer', authentication: asked }]);
  const { role: _role, ...person } = ana;
  const used = await workspace.api.post('/templates/use', {
    query: { id: template.id },
    body: { title: 'Lease', recipients: [person] },
  });
  expect(used.status).toBe(201);
  const list = await workspace.api.get('/recipients', { document_id: used.body.id });
  expect(list.body.data).toMatchObject([{ key: 'tenant', authentication: asked }]);
  for (const { row } of await everything()) expect(row).not.toContain('Blue House');
});

test('without a word of it the workspace’s default is asked, and an empty list asks nothing', async () => {
  const settings = { signing: { default_authentication: [asked[1]] } };
  await workspace.api.call('PATCH', '/settings', { body: settings });
  const upload = await givenUpload(app, workspace, [], undefined, [a4]);
  const ben = { ...ana, key: 'owner', email: 'ben@example.com', authentication: [] };
  const { body } = await workspace.api.post('/documents', {
    body: { title: 'Lease', ...upload, recipients: [ana, ben] },
  });
  const list = await workspace.api.get('/recipients', { document_id: body.id });
  expect(list.body.data[0].authentication).toEqual([asked[1]]);
  expect(list.body.data[1]).not.toHaveProperty('authentication');
});
