import { copyFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient, type Client } from '@countersign/client/http';
import {
  addRecipient,
  createDocument,
  createTemplate,
  generateUploadUrl,
  getRecipient,
  getSigningSession,
  listTemplates,
  sendDocument,
  uploadFile,
  useTemplate,
} from '@countersign/client';
import { scopes } from '../../../src/domain/access/scopes.ts';
import { createApiKey } from '../../../src/operations/api-keys/create.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { preparedPdf } from '../../support/prepared-pdf.ts';
import { givenWorkspace } from '../../support/workspace.ts';

let app: Application;
let client: Client;
beforeAll(async () => {
  app = await startApplication({
    app: {
      ingest: async ({ path, preparedPath, sizeBytes }) => {
        await copyFile(path, preparedPath);
        return {
          ok: true,
          preparedSizeBytes: sizeBytes,
          preparedSha256: 'f'.repeat(64),
          originalSha256: 'f'.repeat(64),
          pageCount: 1,
          pages: [{ box: [0, 0, 595, 842], turn: 0, unit: 1 }],
          fields: [],
          warnings: [],
        };
      },
    },
  });
  const workspace = await givenWorkspace(app);
  const { key } = await createApiKey(app.operations, { ...workspace, label: 'Client', scopes });
  client = createClient({ baseUrl: app.publicUrl, auth: key });
});
afterAll(() => app.stop());

test('a file goes up, becomes a document, and reaches its signer, all through the client', async () => {
  const pdf = new Uint8Array(await preparedPdf());
  const throwOnError = true;
  const upload = await generateUploadUrl({ client, throwOnError });
  const token = new URL(upload.data.upload_url).pathname.split('/').at(-1) ?? '';
  const stored = await uploadFile({
    client,
    throwOnError,
    path: { token },
    body: new Blob([pdf]),
    headers: { 'Content-Type': 'application/pdf' },
  });
  const document = await createDocument({
    client,
    throwOnError,
    headers: { 'Idempotency-Key': 'client-story' },
    body: {
      title: 'Lease',
      storage_id: stored.data.storageId,
      file_size: pdf.byteLength,
      file_type: 'application/pdf',
    },
  });
  const { id } = document.data;
  const added = await addRecipient({
    client,
    throwOnError,
    query: { document_id: id },
    body: { email: 'ana@example.com', name: 'Ana Torres', role: 'signer' },
  });
  const sent = await sendDocument({ client, throwOnError, query: { id } });
  expect(sent.data.status).toBe('sent');
  const recipient = await getRecipient({
    client,
    throwOnError,
    query: { document_id: id, id: added.data.id },
  });
  const link = recipient.data.signing_url?.split('/').at(-1) ?? '';
  const session = await getSigningSession({
    client: createClient({ baseUrl: app.publicUrl, auth: link }),
    throwOnError,
  });
  expect(session.data).toMatchObject({ state: 'ready', document: { id } });

  const template = await createTemplate({
    client,
    throwOnError,
    body: { document_id: id, name: 'Residential lease', category: 'homes' },
  });
  await useTemplate({ client, query: { id: template.data.id }, body: { title: 'Again' } });
  const page = await listTemplates({
    client,
    throwOnError,
    query: { category: 'homes', limit: 1 },
  });
  expect(page.data.templates).toMatchObject([{ id: template.data.id, usage_count: 1 }]);
});

test('a refusal is a problem with a code that the types know', async () => {
  const { error, response } = await sendDocument({ client, query: { id: 'doc_unknown' } });
  expect(response?.status).toBe(404);
  expect(error?.code).toBe('DOCUMENT_NOT_FOUND');
});
