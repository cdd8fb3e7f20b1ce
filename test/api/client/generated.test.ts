import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as typescript from '@countersign/client';
import { problemKinds } from '../../../src/api/problems.ts';

const root = join(import.meta.dirname, '..', '..', '..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-clients-'));
  const tool = join(root, 'tools', 'client.ts');
  await promisify(execFile)(process.execPath, [tool, '--into', folder], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What is written by hand lies beside the generated files of Go, which are all of one package. */
test.each([
  ['typescript', 'packages/client/src/generated', /./],
  ['python', 'clients/python/src/countersign/generated', /\.py$/],
  ['go', 'clients/go', /_gen\.go$/],
])(
  'what is generated of the client in %s is what npm run client writes',
  async (language, home, generated) => {
    const written = await contents(join(folder, language), /./);
    expect(Object.keys(written).length).toBeGreaterThan(2);
    expect(await contents(join(root, home), generated)).toEqual(written);
  },
);

async function contents(home: string, names: RegExp): Promise<Record<string, string>> {
  const entries = await readdir(home, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(
    files.map(async (file) => [file.slice(home.length), await readFile(file, 'utf8')] as const),
  );
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('every code of the table of problems has a class in each language', async () => {
  expect(Object.keys(typescript.problemClasses).sort()).toEqual(Object.keys(problemKinds).sort());
  const classes = Object.values(typescript.problemClasses);
  expect(new Set(classes).size).toBe(classes.length);
  for (const type of classes) {
    expect(typescript[type.name as keyof typeof typescript]).toBe(type);
    expect(type.prototype).toBeInstanceOf(typescript.CountersignError);
  }
  for (const path of [
    'clients/python/src/countersign/generated/problems.py',
    'clients/go/problems_gen.go',
  ]) {
    const codes = (await readFile(join(root, path), 'utf8')).matchAll(/^\s+"([A-Z_]+)": /gm);
    expect(Array.from(codes, ([, code]) => code).sort()).toEqual(Object.keys(problemKinds).sort());
  }
});
