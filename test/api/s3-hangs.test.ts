import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import S3rver from 's3rver';
import { makeS3BlobStore, type S3BlobStore } from '@countersign/blobs/s3-blob-store';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { classifyStorageErrors } from '../../src/processes/observe/classify-storage-errors.ts';
import { startApplication, type Application } from '../support/application.ts';
import { severable, type Severable } from '../support/severable.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let folder: string;
let server: S3rver;
let way: Severable;
let store: S3BlobStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-s3-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'blobs', configs: [] }],
  });
  const { port } = await server.run();
  way = await severable(`http://127.0.0.1:${port}`);
  const bucket = { bucket: 'blobs', region: 'us-east-1', endpoint: way.url };
  // Shorter than in service, so that the tests of a silent server end soon.
  store = makeS3BlobStore(
    { ...bucket, credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } },
    { connectMs: 1_000, silenceMs: 1_000, attempts: 2 },
  );
  app = await startApplication({
    files: true,
    operations: { blobs: classifyStorageErrors(store) },
  });
  workspace = await givenWorkspace(app);
});
afterAll(async () => {
  await app.stop();
  store.close();
  await way.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test.each<[string, () => unknown, () => unknown]>([
  ['stays silent', () => way.stall(), () => way.unstall()],
  ['is not there', () => way.sever(), () => way.restore()],
])('an S3 that %s: 503 with Retry-After, and it recovers by itself', async (_, leave, comeBack) => {
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
  await leave();
  for (const call of calls) {
    const answer = await call();
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await answer.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  }
  // What needs no file is answered all the while.
  expect((await workspace.api.get('/documents')).status).toBe(200);
  await comeBack();
  const answers = [];
  for (const call of calls) answers.push((await call()).status);
  expect(answers).toEqual([206, 201]);
});
