import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import {
  givenDocument,
  givenMember,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

async function create(title: string, recipients: object[] = []): Promise<string> {
  const upload = await givenUpload(app, workspace);
  const { body } = await workspace.api.post('/documents', {
    body: { title, ...upload, recipients },
  });
  return String(body.id);
}

async function found(query: Record<string, string | number>, by = workspace): Promise<string[]> {
  const { body } = await by.api.get('/documents', query);
  return body.data.map(({ id }: { id: string }) => id);
}

const search = (text: string, by?: Workspace) => found({ search: text }, by);
const ana = { email: 'Ana.T@Example.com', name: 'Ana Ünal', role: 'signer' };

test('finds title, names and addresses in any case, as they are now, and wildcards as letters', async () => {
  workspace = await givenWorkspace(app);
  const lease = await create('Lease 100% for Harbour_Street', [ana]);
  const other = await create('Something else', [{ ...ana, name: 'Bo', email: 'bo@example.com' }]);
  for (const text of ['LEASE', 'harbour_s', '100%', 'ana ü', 'ANA Ü', 'ana.t@', 'ar']) {
    expect(await search(text)).toEqual([lease]);
  }
  for (const text of ['%s', 'harbourxstreet', 'lea_e', String.raw`\%`, 'street\nana']) {
    expect(await search(text)).toEqual([]);
  }
  expect(await search('example.com')).toEqual([other, lease]);
  await workspace.api.call('PUT', '/documents/update', {
    query: { id: other },
    body: { title: 'A tenancy' },
  });
  expect(await search('something')).toEqual([]);
  expect(await search('tenancy')).toEqual([other]);
  const { body } = await workspace.api.get('/recipients', { document_id: other });
  const query = { document_id: other, id: body.data[0].id };
  await workspace.api.call('PUT', '/recipients/update', { query, body: { name: 'Cleo' } });
  expect(await search('cleo')).toEqual([other]);
  await workspace.api.call('DELETE', '/recipients/delete', { query });
  expect(await search('cleo')).toEqual([]);
  await workspace.api.call('DELETE', '/documents/delete', { query: { id: other } });
  expect(await search('tenancy')).toEqual([]);
});

test('finds names and titles as people type them: without accents, in either form, with spaces', async () => {
  workspace = await givenWorkspace(app);
  const lease = await create('Pacht für  Señora Muñoz', [{ ...ana, name: 'José Łuk' }]);
  for (const text of [
    'munoz',
    'MUÑOZ ',
    'mun\u0303oz',
    'pacht fur senora',
    'für\u00A0señ',
    'jose luk',
  ]) {
    expect({ text, found: await search(text) }).toEqual({ text, found: [lease] });
  }
  expect(await search('munos')).toEqual([]);
});

test('finds among what one may see, page by page, with the other filters', async () => {
  workspace = await givenWorkspace(app);
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    app.clock.advance(1_000);
    ids.unshift(await create(`Lease ${count}`));
  }
  const member = await givenMember(app, workspace, 'member');
  expect(await search('lease', member)).toEqual([]);
  const shared = { query: { id: ids[2] ?? '' }, body: { sharing_mode: 'workspace' } };
  await workspace.api.call('PATCH', '/documents/access', shared);
  expect(await search('lease', member)).toEqual([ids[2]]);
  const stranger = await givenWorkspace(app);
  expect(await search('lease', stranger)).toEqual([]);
  const first = await workspace.api.get('/documents', { search: 'lease', limit: 3 });
  const cursor = String(first.body.next_cursor);
  expect(await found({ search: 'lease', limit: 3, cursor })).toEqual(ids.slice(3));
  expect(await workspace.api.get('/documents', { search: 'leas', limit: 3, cursor })).toEqual(
    refused(400, 'INVALID_CURSOR'),
  );
  expect(await found({ search: 'lease', status: 'sent' })).toEqual([]);
});

test('lists by time of creation and by template', async () => {
  workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace);
  const at = app.clock.now().getTime();
  app.clock.advance(1_000);
  const template = await workspace.api.post('/templates', { body: { name: 'T', document_id: id } });
  const made = await workspace.api.post('/templates/use', {
    query: { id: template.body.id },
    body: { title: 'From it' },
  });
  expect(await found({ created_after: at })).toEqual([made.body.id]);
  expect(await found({ created_before: at + 1 })).toEqual([id]);
  expect(await found({ created_after: at - 1, created_before: at + 1 })).toEqual([id]);
  expect(await found({ template_id: template.body.id })).toEqual([made.body.id]);
  expect(await found({ template_id: 'tpl_nothing' })).toEqual([]);
  expect((await workspace.api.get('/documents/get', { id: made.body.id })).body).toMatchObject({
    template_id: template.body.id,
    template_version: 1,
  });
});

test.each([
  ['search', 'x'],
  ['search', ''],
  ['search', 'x'.repeat(101)],
  ['external_id', ''],
  ['external_id', 'x'.repeat(256)],
  ['created_after', 'today'],
  ['created_before', '-1'],
  ['template_id', ''],
])('400: %s=%s', async (name, value) => {
  workspace = await givenWorkspace(app);
  expect(await workspace.api.get('/documents', { [name]: value })).toEqual(invalidAt(`/${name}`));
});
