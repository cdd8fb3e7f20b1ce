import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { BlobMissing, digestOfKey, type BlobStore } from '@countersign/blobs/blob-store';
import { makeFileBlobStore } from '@countersign/blobs/file-blob-store';
import { makeS3BlobStore, type S3BlobStore } from '@countersign/blobs/s3-blob-store';

const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7) % 251);
const key = 'org_1/files/0b1c-original.pdf';

let folder: string;
let server: S3rver;
let s3Store: S3BlobStore;
let fileStore: BlobStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blobs-'));
  fileStore = makeFileBlobStore(path.join(folder, 'files'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'blobs', configs: [] }],
  });
  const { port } = await server.run();
  s3Store = makeS3BlobStore({
    bucket: 'blobs',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
});

afterAll(async () => {
  s3Store.close();
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['files', () => fileStore],
  ['S3', () => s3Store],
])('a blob store on %s', (_, store) => {
  test('gives back the bytes it took, whole and streamed, also after storing them twice', async () => {
    await store().put(key, bytes);
    await store().put(key, bytes);
    expect(Uint8Array.from(await store().get(key))).toEqual(bytes);
    expect(Uint8Array.from(await buffer(await store().read(key)))).toEqual(bytes);
  });

  test('stores what comes in parts as one', async () => {
    await store().put('in-parts', [bytes.subarray(0, 3), new Uint8Array(), bytes.subarray(3)]);
    expect(Buffer.from(await store().get('in-parts')).equals(bytes)).toBe(true);
  });

  test('keeps no bytes at all as what they are', async () => {
    await store().put('empty', new Uint8Array());
    expect(await store().get('empty')).toHaveLength(0);
    expect(await buffer(await store().read('empty'))).toHaveLength(0);
  });

  test('streams a range with both ends, up to the last byte', async () => {
    await store().put(key, bytes);
    for (const [start, end] of [
      [0, 1],
      [10, 19],
      [99_999, 99_999],
    ] as const) {
      const part = await buffer(await store().read(key, { start, end }));
      expect(Uint8Array.from(part)).toEqual(bytes.slice(start, end + 1));
    }
  });

  test('streams a file from disk, and gives back its bytes', async () => {
    const from = path.join(folder, 'from');
    await writeFile(from, bytes);
    await store().putFile('files/streamed', from);
    expect(Uint8Array.from(await store().get('files/streamed'))).toEqual(bytes);
    await writeFile(from, '');
    await store().putFile('files/nothing', from);
    expect(await store().get('files/nothing')).toHaveLength(0);
    await expect(store().putFile('../x', from)).rejects.toThrow('not a blob key');
  });

  test('a file that cannot be read leaves nothing behind', async () => {
    await expect(store().putFile('files/lost', path.join(folder, 'none'))).rejects.toThrow(
      'ENOENT',
    );
    await expect(store().get('files/lost')).rejects.toThrow(BlobMissing);
  });

  test('lists what is stored by the digests of the keys, and removes it from there', async () => {
    await store().put('files/listed', bytes);
    const find = async () => {
      for await (const page of store().list()) {
        const found = page.find(({ keySha256 }) => keySha256 === digestOfKey('files/listed'));
        if (found) return found;
      }
      return undefined;
    };
    const listed = await find();
    expect(listed?.storedAt.getTime()).toBeGreaterThan(0);
    await listed?.remove();
    expect(await find()).toBeUndefined();
    await expect(store().get('files/listed')).rejects.toThrow(BlobMissing);
  });

  test('says that a blob is missing, before and after it was deleted', async () => {
    await expect(store().get('never/there')).rejects.toThrow(BlobMissing);
    await expect(store().read('never/there')).rejects.toThrow(BlobMissing);
    await store().put('short-lived', bytes);
    await store().delete('short-lived');
    await store().delete('short-lived');
    await expect(store().get('short-lived')).rejects.toThrow(BlobMissing);
  });

  test.each([
    '',
    '/',
    '..',
    '../x',
    'a/../b',
    '/etc/passwd',
    'a//b',
    'a/',
    '.hidden',
    'a\0b',
    'a b',
    'é',
    'a\\b',
    'a\n',
    'x'.repeat(513),
  ])('takes no key like %j', async (bad) => {
    await expect(store().put(bad, bytes)).rejects.toThrow('not a blob key');
    await expect(store().get(bad)).rejects.toThrow('not a blob key');
    await expect(store().read(bad)).rejects.toThrow('not a blob key');
    await expect(store().delete(bad)).rejects.toThrow('not a blob key');
  });
});
