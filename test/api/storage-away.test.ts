import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeFileBlobStore } from '@countersign/blobs/file-blob-store';
import { classifyStorageErrors } from '../../src/processes/observe/classify-storage-errors.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { startApplication, type Application } from '../support/application.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-storage-'));
  const blobs = classifyStorageErrors(makeFileBlobStore(join(folder, 'files')));
  app = await startApplication({ files: true, operations: { blobs } });
  workspace = await givenWorkspace(app);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

test('503 with Retry-After while the storage is away, and it recovers by itself', async () => {
  const { id } = await givenDocument(app, workspace);
  const { body } = await workspace.api.get('/documents/get', { id });
  const { body: upload } = await workspace.api.post('/uploads/generate-url');
  const calls = [
    () => fetch(String(body.download_url), { headers: { range: 'bytes=0-9' } }),
    () =>
      fetch(String(upload.upload_url), {
        method: 'POST',
        headers: { 'content-type': 'application/pdf' },
        body: simplePdf() as Uint8Array<ArrayBuffer>,
      }),
  ];
  await rename(join(folder, 'files'), join(folder, 'away'));
  await writeFile(join(folder, 'files'), '');
  for (const call of calls) {
    const answer = await call();
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    // Nothing of the file that is not sent: a browser would save the problem under its name.
    for (const name of ['content-disposition', 'content-range', 'accept-ranges', 'etag']) {
      expect(answer.headers.get(name)).toBeNull();
    }
    expect(await answer.json()).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      detail: 'The service cannot reach its storage at the moment.',
    });
  }
  await rm(join(folder, 'files'));
  await rename(join(folder, 'away'), join(folder, 'files'));
  const answers = [];
  for (const call of calls) answers.push((await call()).status);
  expect(answers).toEqual([206, 201]);
});

test('a file that is missing from a storage that answers is no storage that is away', async () => {
  const { id } = await givenDocument(app, workspace);
  const { body } = await workspace.api.get('/documents/get', { id });
  for await (const page of app.operations.blobs.list()) {
    for (const blob of page) await blob.remove();
  }
  expect((await fetch(String(body.download_url))).status).toBe(500);
});
