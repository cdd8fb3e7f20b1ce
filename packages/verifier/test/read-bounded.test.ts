import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readBounded } from '../src/program/read-bounded.ts';

const most = 256 * 1_048_576;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-bounded-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a file of the system’s that says it is empty is read to its end', async () => {
  expect((await readBounded('/proc/self/status')).toString()).toMatch(/^Name:/);
});

test('a device, a pipe that nobody writes to and a folder are no files', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  for (const path of ['/dev/zero', pipe, folder]) {
    await expect(readBounded(path)).rejects.toThrow(`${path} is no file.`);
  }
});

test('a file is read up to 256 MB, and one byte more is too large', async () => {
  const path = join(folder, 'large');
  await writeFile(path, 'x');
  await truncate(path, most);
  expect((await readBounded(path)).length).toBe(most);
  await truncate(path, most + 1);
  await expect(readBounded(path)).rejects.toThrow(`${path} is larger than 256 MB.`);
});

test('what cannot be read is named', async () => {
  await expect(readBounded(join(folder, 'none'))).rejects.toThrow('none cannot be read.');
});
