import { afterEach, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { blobStoreFromUrl } from '@countersign/blobs/storage-url';

let folder: string | undefined;
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true });
  folder = undefined;
});

const filesIn = async (kept: string) =>
  (await readdir(kept, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

test('a file URL keeps the blobs in its folder, whatever the folder is called', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blobs with space é-'));
  const url = pathToFileURL(path.join(folder, 'kept')).href;
  await (await blobStoreFromUrl(url)).put('key', Buffer.from('x'));
  expect(await filesIn(path.join(folder, 'kept'))).toHaveLength(1);
});

test('a relative file URL is taken from the working folder', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blobs-'));
  const relative = path.relative(process.cwd(), path.join(folder, 'kept'));
  await (await blobStoreFromUrl(`file:${relative}`)).put('key', Buffer.from('x'));
  expect(await filesIn(path.join(folder, 'kept'))).toHaveLength(1);
});

test.each([
  's3://bucket',
  's3://my-bucket?region=eu-central-1&endpoint=http://127.0.0.1:9000',
  's3://my-bucket?endpoint=https://cos.example.com&addressing_style=virtual',
  's3://my.bucket?addressing_style=path',
])('%s names an S3 store', async (url) => {
  expect(await blobStoreFromUrl(url)).toHaveProperty('put');
});

test.each([
  ['not a url', 'is not a URL'],
  ['https://example.com', 'begins with file: or s3:'],
  ['file:', 'names no folder'],
  ['file://another-host/folder', 'does not name a folder of this machine'],
  ['s3://', 'no valid bucket'],
  ['s3://Bucket_1', 'no valid bucket'],
  ['s3://key:secret@bucket', 'carries no credentials'],
  ['s3://bucket/prefix', 'a bucket and its parameters'],
  ['s3://bucket?endpont=https://s3.example.com', 'unknown parameter endpont'],
  ['s3://bucket?endpoint=ftp://s3.example.com', 'http or https'],
  ['s3://bucket?endpoint=nonsense', 'http or https'],
  ['s3://bucket?addressing_style=host', 'one of path, virtual'],
  ['s3://my.bucket?addressing_style=virtual', 'a bucket with dots'],
])('%s is refused, naming the variable and the reason', async (url, reason) => {
  await expect(blobStoreFromUrl(url)).rejects.toThrow(/STORAGE_URL/);
  await expect(blobStoreFromUrl(url)).rejects.toThrow(reason);
});
