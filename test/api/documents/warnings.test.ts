import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { purgeExpired } from '../../../src/operations/housekeeping/purge-expired.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { corpusBytes } from '../../support/corpus-bytes.ts';
import { givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { ana, box } from './fields/given-fields.ts';

/** Documents say what their file lacks, of real files; those of Word: test/workflows/file-conversion.test.ts. */

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
beforeEach(async () => {
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const dayMs = 86_400_000;
const pdf = 'application/pdf';
const sentence = expect.stringMatching(/^[A-Z].*\.$/);
const told = {
  'attachment.pdf': [{ code: 'attachment_removed', message: sentence }],
  'beamer.pdf': [{ code: 'link_removed', message: sentence, page: 1 }],
};
const plainFile = 'links.pdf';

/** Sends a file of the corpus as its sender would. */
async function upload(name: string) {
  const bytes = await corpusBytes(name);
  const { body } = await workspace.api.post('/uploads/generate-url');
  const sent = await fetch(body.upload_url, {
    method: 'POST',
    headers: { 'content-type': pdf },
    body: bytes,
  });
  const answer = (await sent.json()) as { storageId: string; warnings?: unknown };
  const stored = { storage_id: answer.storageId, file_size: bytes.length, file_type: pdf };
  return { stored, warnings: answer.warnings };
}

async function create(name: string, more: object = {}) {
  const { stored, warnings } = await upload(name);
  const reply = await workspace.api.post('/documents', {
    body: { title: 'Lease', ...stored, ...more },
  });
  expect(reply).toMatchObject({ status: 201 });
  return { stored, warnings, document: reply.body };
}

const get = async (id: string) => (await workspace.api.get('/documents/get', { id })).body;

async function useTemplateOf(documentId: string, more: object = {}) {
  const { body: template } = await workspace.api.post('/templates', {
    body: { document_id: documentId, name: 'Lease' },
  });
  const query = { id: template.id };
  const body = { title: 'Lease', ...more };
  const used = await workspace.api.post('/templates/use', { query, body });
  expect(used).toMatchObject({ status: 201 });
  return used.body;
}

test('201, 200: each document says what its own file lost, in the words of the upload', async () => {
  for (const [name, expected] of Object.entries(told)) {
    const { warnings, document } = await create(name);
    expect(warnings).toEqual(expected);
    expect(document.warnings).toEqual(warnings);
    expect((await get(document.id)).warnings).toEqual(warnings);
    const renamed = await workspace.api.call('PUT', '/documents/update', {
      query: { id: document.id },
      body: { title: 'Another' },
    });
    expect(renamed.body.warnings).toEqual(warnings);
    const { body: listed } = await workspace.api.get('/documents', { limit: 1 });
    expect(listed.data).toEqual([expect.not.objectContaining({ warnings: expect.anything() })]);
  }
});

test('a document that is made and sent by one call says it, also once words of its sender are in it', async () => {
  const { warnings, document } = await create('beamer.pdf', {
    recipients: [{ ...ana, name: 'Ana', role: 'signer' }],
    fields: [{ name: 'start', type: 'text', value: 'May', read_only: true, ...box }],
    send: {},
  });
  expect(document).toMatchObject({ status: 'sent', warnings });
  expect((await get(document.id)).warnings).toEqual(told['beamer.pdf']);
});

test('a draft with words of its sender says it when it is sent, and templates of it do', async () => {
  const { document } = await create('beamer.pdf', {
    recipients: [{ ...ana, name: 'Ana', role: 'signer' }],
    fields: [{ name: 'start', type: 'text', value: 'May', read_only: true, ...box }],
  });
  const sent = await workspace.api.post('/documents/send', { query: { id: document.id } });
  expect(sent).toMatchObject({ status: 200, body: { warnings: told['beamer.pdf'] } });
  expect((await useTemplateOf(document.id)).warnings).toEqual(told['beamer.pdf']);
});

test('what was made of a template says it, in both answers, as long as it is there', async () => {
  const { stored, document } = await create('attachment.pdf');
  const draft = await useTemplateOf(document.id);
  const filled = await useTemplateOf(document.id, { values: {} });
  expect([draft.warnings, filled.warnings]).toEqual(Array(2).fill(told['attachment.pdf']));
  await workspace.api.call('DELETE', '/documents/delete', { query: { id: document.id } });
  app.clock.advance(2 * dayMs);
  await purgeExpired(app.operations);
  const again = await workspace.api.post('/documents', { body: { title: 'Late', ...stored } });
  expect(again.status).toBe(404);
  for (const { id } of [draft, filled]) {
    expect((await get(id)).warnings).toEqual(told['attachment.pdf']);
  }
});

test('a document whose file lost nothing has no such member in any answer', async () => {
  const { document } = await create(plainFile, {
    recipients: [{ ...ana, name: 'Ana', role: 'signer' }],
  });
  const { id } = document;
  const answers = [
    document,
    await get(id),
    await useTemplateOf(id),
    await useTemplateOf(id, { values: {} }),
    (await workspace.api.call('PUT', '/documents/update', { query: { id }, body: {} })).body,
    (await workspace.api.post('/documents/send', { query: { id } })).body,
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ title: 'Lease' });
    expect(answer).not.toHaveProperty('warnings');
  }
});

test('what the release before notes of an upload is known of its file', async () => {
  const { stored } = await upload(plainFile);
  const noted = [{ code: 'link_removed', message: 'A link was removed.', page: 1 }];
  await app.database
    .fork()
    .execute('update uploads set warnings = ?::jsonb where id = ?', [
      JSON.stringify(noted),
      parsePublicId('upl', stored.storage_id) ?? '',
    ] as string[]);
  const { body } = await workspace.api.post('/documents', { body: { title: 'Lease', ...stored } });
  expect(body.warnings).toEqual(noted);
});
