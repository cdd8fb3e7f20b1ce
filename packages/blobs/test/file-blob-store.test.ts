import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { makeFileBlobStore } from '@countersign/blobs/file-blob-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blobs-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = Buffer.from('content');

test('many puts at once leave whole files that only their owner reads, and nothing half-written', async () => {
  const store = makeFileBlobStore(path.join(folder, 'deep', 'blobs'));
  const keys = Array.from({ length: 40 }, (_, at) => `key-${at % 20}`);
  await Promise.all(keys.map((key) => store.put(key, bytes)));
  for (const key of keys) expect(await store.get(key)).toEqual(bytes);

  const root = path.join(folder, 'deep', 'blobs');
  expect(await readdir(path.join(root, 'partial'))).toEqual([]);
  const names = await readdir(root, { recursive: true });
  const files = names.filter((name) => /[0-9a-f]{64}$/.test(name));
  expect(files).toHaveLength(20);
  for (const file of files) expect((await stat(path.join(root, file))).mode & 0o777).toBe(0o600);
});

test('a file that others may read is stored as one that only its owner reads, and is taken', async () => {
  const store = makeFileBlobStore(path.join(folder, 'blobs'));
  const from = path.join(folder, 'from');
  await writeFile(from, bytes, { mode: 0o644 });
  await store.putFile('kept', from);
  expect(await readdir(path.join(folder, 'blobs', 'partial'))).toEqual([]);
  const names = await readdir(path.join(folder, 'blobs'), { recursive: true });
  const [name = ''] = names.filter((one) => /[0-9a-f]{64}$/.test(one));
  expect((await stat(path.join(folder, 'blobs', name))).mode & 0o777).toBe(0o600);
  await expect(stat(from)).rejects.toThrow('ENOENT');
  await expect(store.putFile('other', path.join(folder, 'missing'))).rejects.toThrow('ENOENT');
  expect(await readdir(path.join(folder, 'blobs', 'partial'))).toEqual([]);
});

/** A file system of its own wherever there is Linux. */
const elsewhere = '/dev/shm';

(existsSync(elsewhere) ? test : test.skip)(
  'a file of another disk is copied, where there is another disk',
  async () => {
    const store = makeFileBlobStore(path.join(folder, 'blobs'));
    const other = await mkdtemp(path.join(elsewhere, 'blobs-'));
    try {
      const from = path.join(other, 'from');
      await writeFile(from, bytes, { mode: 0o644 });
      await store.putFile('copied', from);
      expect(await store.get('copied')).toEqual(bytes);
      const names = await readdir(path.join(folder, 'blobs'), { recursive: true });
      const [name = ''] = names.filter((one) => /[0-9a-f]{64}$/.test(one));
      expect((await stat(path.join(folder, 'blobs', name))).mode & 0o777).toBe(0o600);
    } finally {
      await rm(other, { recursive: true });
    }
  },
);

test('a put that fails leaves neither a blob nor a half-written file', async () => {
  const store = makeFileBlobStore(folder);
  await store.put('first', bytes);
  const names = await readdir(folder, { recursive: true });
  const [name = ''] = names.filter((one) => /[0-9a-f]{64}$/.test(one));
  // A folder where the file should go refuses the rename.
  await store.delete('first');
  await mkdir(path.join(folder, name));
  await expect(store.put('first', bytes)).rejects.toThrow();
  expect(await readdir(path.join(folder, 'partial'))).toEqual([]);
});

test('what a killed process had begun is removed, what may still be in work is not', async () => {
  const partial = path.join(folder, 'partial');
  await mkdir(partial);
  await writeFile(path.join(partial, 'old'), 'half');
  await writeFile(path.join(partial, 'young'), 'half');
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  await utimes(path.join(partial, 'old'), twoDaysAgo, twoDaysAgo);
  await makeFileBlobStore(folder).put('any', bytes);
  expect(await readdir(partial)).toEqual(['young']);
});

test('another store on the same folder finds what the first one kept', async () => {
  await makeFileBlobStore(folder).put('kept', bytes);
  expect(await makeFileBlobStore(folder).get('kept')).toEqual(bytes);
});

test('a blob of nothing, and one of many reads, come back as they were', async () => {
  const store = makeFileBlobStore(folder);
  const large = Buffer.alloc(600_000, 'large');
  await store.put('nothing', Buffer.alloc(0));
  await store.put('large', large);
  expect(await buffer(await store.read('nothing'))).toHaveLength(0);
  expect((await buffer(await store.read('large'))).equals(large)).toBe(true);
  const part = await store.read('large', { start: 299_999, end: 599_999 });
  expect((await buffer(part)).equals(large.subarray(299_999))).toBe(true);
});

test('a range may be a single byte, the first one too', async () => {
  const store = makeFileBlobStore(folder);
  await store.put('kept', bytes);
  expect(await text(await store.read('kept', { start: 0, end: 0 }))).toBe('c');
});
