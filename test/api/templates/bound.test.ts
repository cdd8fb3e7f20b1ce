import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { refused } from '../../support/refusals.ts';
import { share } from '../../support/sharing.ts';
import { givenMember, givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { givenBoundTemplate, strangeId } from './given-template.ts';

/** A template of a document that its maker sees and may not change. */

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

async function givenBound() {
  const owner = await givenWorkspace(app);
  const author = await givenMember(app, owner, 'member');
  const maker = await givenMember(app, owner, 'member');
  const outsiders = [
    await givenMember(app, owner, 'member'),
    await givenMember(app, owner, 'viewer'),
  ];
  const bound = await givenBoundTemplate(app, author, maker);
  return { owner, author, maker, outsiders, ...bound };
}

const listed = async ({ api }: Workspace) =>
  ((await api.get('/templates')).body.templates as { id: string }[]).map(({ id }) => id);
const use = ({ api }: Workspace, id: string) =>
  api.post('/templates/use', { query: { id }, body: { title: 'Made of it' } });

/** It is there for the member in every operation, or in none. */
async function expectSeen(member: Workspace, id: string): Promise<void> {
  expect(await listed(member)).toEqual([id]);
  expect(await member.api.get('/templates/get', { id })).toMatchObject({ status: 200 });
  expect(await member.api.get('/templates/fields', { id })).toMatchObject({ status: 200 });
}

async function expectHidden({ api, ...member }: Workspace, id: string): Promise<void> {
  const gone = refused(404, 'TEMPLATE_NOT_FOUND');
  expect(await listed({ api, ...member })).toEqual([]);
  expect(await api.get('/templates/get', { id })).toEqual(gone);
  expect(await api.get('/templates/fields', { id })).toEqual(gone);
}

test('is for those alone who may see the document', async () => {
  const { owner, author, maker, outsiders, id } = await givenBound();
  for (const outsider of outsiders) await expectHidden(outsider, id);
  const [outsider] = outsiders;
  const gone = refused(404, 'TEMPLATE_NOT_FOUND');
  expect(outsider && (await use(outsider, id))).toEqual(gone);
  const rename = { query: { id }, body: { name: 'Mine' } };
  expect(await outsider?.api.call('PUT', '/templates/update', rename)).toEqual(gone);
  expect(await outsider?.api.call('DELETE', '/templates/delete', { query: { id } })).toEqual(gone);
  for (const reader of [owner, author, maker]) await expectSeen(reader, id);
  expect(await use(maker, id)).toMatchObject({ status: 201 });
});

test('goes with the sharing, and comes back with it', async () => {
  const { author, maker, outsiders, documentId, id } = await givenBound();
  await share(author, documentId, 'private');
  await expectHidden(maker, id);
  expect(await use(maker, id)).toEqual(refused(404, 'TEMPLATE_NOT_FOUND'));
  await expectSeen(author, id);
  await share(author, documentId, 'workspace');
  for (const reader of [maker, ...outsiders]) await expectSeen(reader, id);
});

test('is deleted with the document; what was made of it stays', async () => {
  const { owner, author, maker, documentId, id } = await givenBound();
  const made = await use(maker, id);
  await author.api.call('DELETE', '/documents/delete', { query: { id: documentId } });
  for (const reader of [owner, author, maker]) await expectHidden(reader, id);
  expect(await maker.api.get('/documents/get', { id: made.body.id })).toMatchObject({
    status: 200,
  });
});

test('the author’s own template is for everybody and outlives the document', async () => {
  const { author, maker, outsiders, documentId, id: bound } = await givenBound();
  const body = { document_id: documentId, name: 'For all' };
  const { id } = (await author.api.post('/templates', { body })).body;
  for (const outsider of outsiders) await expectSeen(outsider, id);
  expect(await listed(maker)).toEqual([id, bound]);
  await author.api.call('DELETE', '/documents/delete', { query: { id: documentId } });
  for (const reader of [maker, ...outsiders]) await expectSeen(reader, id);
});

test('the refusal is that of a template that does not exist', async () => {
  const { outsiders, id } = await givenBound();
  const strange = strangeId(app, 'tpl');
  for (const { api } of outsiders) {
    const [hidden, absent] = [
      await api.get('/templates/get', { id }),
      await api.get('/templates/get', { id: strange }),
    ];
    expect(hidden.body.detail).toBe(String(absent.body.detail).replace(strange, id));
  }
});
