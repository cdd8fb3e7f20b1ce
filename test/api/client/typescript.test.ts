import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient, type Client } from '../../../clients/typescript/src/client/index.ts';
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
} from '../../../clients/typescript/src/index.ts';
import { scopes } from '../../../src/domain/access/scopes.ts';
import { createApiKey } from '../../../src/operations/api-keys/create.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { preparedPdf } from '../../support/prepared-pdf.ts';
import { givenWorkspace } from '../../support/workspace.ts';

const root = join(import.meta.dirname, '..', '..', '..');
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
          fields: [],
        };
      },
    },
  });
  const workspace = await givenWorkspace(app);
  const { key } = await createApiKey(app.operations, { ...workspace, label: 'Client', scopes });
  client = createClient({ baseUrl: app.publicUrl, auth: key });
});
afterAll(() => app.stop());

test('the client in the repository is what npm run client writes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-client-'));
  try {
    const tool = join(root, 'tools', 'client.ts');
    await promisify(execFile)(process.execPath, [tool, folder], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const committed = join(root, 'clients', 'typescript', 'src');
    expect(await contents(committed)).toEqual(await contents(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(
    files.map(async (file) => [file.slice(folder.length), await readFile(file, 'utf8')] as const),
  );
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

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
