import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenUpload, givenWorkspace, samplePdf, type Workspace } from '../../support/workspace.ts';

/** Files that an earlier release prepared, which kept nothing of their pages. */

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication({ files: true });
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const box = { page: 1, x: 72, y: 100, width: 120, height: 20 };
const note = { name: 'note', type: 'text', recipient: 1, ...box };
const shown = [{ page: 1, width: expect.any(Number), height: expect.any(Number) }];

/** An upload of an earlier release. */
async function givenOldUpload() {
  const upload = await givenUpload(app, workspace, [], samplePdf);
  await app.database
    .fork()
    .execute(`update files set pages = null where organization_id = ?`, [workspace.organizationId]);
  return upload;
}

const pagesKept = async () =>
  app.database
    .fork()
    .execute<{ pages: unknown }[]>(
      `select pages from files where organization_id = ? and page_count is not null and pages is not null`,
      [workspace.organizationId],
    );

test('fields of a draft are placed on pages that are measured then, and kept', async () => {
  const upload = await givenOldUpload();
  const made = await workspace.api.post('/documents', { body: { title: 'Lease', ...upload } });
  const query = { id: String(made.body.id) };
  expect(await pagesKept()).toHaveLength(0);
  const placed = await workspace.api.call('PUT', '/documents/fields', {
    query,
    body: { fields: [note] },
  });
  expect(placed.body).toMatchObject({ pages: shown, fields: [box] });
  expect(await pagesKept()).toHaveLength(1);
  const read = await workspace.api.get('/documents/fields', query);
  expect(read.body).toMatchObject({ pages: shown, fields: [box] });
});

test('fields of a template are read with their places, and placed', async () => {
  const upload = await givenOldUpload();
  const made = await workspace.api.post('/documents', { body: { title: 'Lease', ...upload } });
  const template = await workspace.api.post('/templates', {
    body: { document_id: made.body.id, name: 'Lease' },
  });
  const query = { id: String(template.body.id) };
  const read = await workspace.api.get('/templates/fields', query);
  expect(read.body).toMatchObject({ pages: shown, fields: [] });
  const placed = await workspace.api.call('PUT', '/templates/fields', {
    query,
    body: { fields: [note] },
  });
  expect(placed.body).toMatchObject({ fields: [box] });
});

test('a document is made with fields by one call', async () => {
  const upload = await givenOldUpload();
  const signer = { name: 'Ana Torres', email: 'ana@example.com', role: 'signer' };
  const made = await workspace.api.post('/documents', {
    body: { title: 'Lease', ...upload, recipients: [signer], fields: [note], send: {} },
  });
  expect(made).toMatchObject({ status: 201, body: { status: 'sent', fields: [box] } });
});
