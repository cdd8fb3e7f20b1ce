import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  alteredHistories,
  historiesFolder,
  missingHistories,
  packageVersion,
  workflowCodeSum,
} from '../../tools/release/histories.ts';

const root = join(import.meta.dirname, '..', '..');
const version = packageVersion();
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'countersign-histories-'));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

test('what each release recorded is as it was recorded', () => {
  expect(alteredHistories()).toEqual([]);
});

test('a history that was changed, added or removed is found', () => {
  cpSync(historiesFolder, copy, { recursive: true });
  const folder = join(copy, version, 'documentLifecycle');
  appendFileSync(join(folder, 'two-signers.json'), ' ');
  rmSync(join(folder, 'deleted.json'));
  writeFileSync(join(folder, 'invented.json'), '{}');
  expect(alteredHistories(copy).sort()).toEqual(
    ['deleted', 'invented', 'two-signers'].map(
      (name) => `${version}/documentLifecycle/${name}.json is not what was recorded`,
    ),
  );
});

test('the version of package.json has its histories', () => {
  expect(existsSync(join(historiesFolder, version, 'manifest.json'))).toBe(true);
});

test('a version without histories, and one whose workflows have changed since, are not released', () => {
  expect(missingHistories('9.9.9')).toEqual([expect.stringContaining('9.9.9 is not there')]);
  expect(missingHistories(version, 'of other code')).toEqual([
    expect.stringContaining(`changed since ${version} was recorded`),
  ]);
});

test('the sum of the workflows changes with what they do, in any file they reach, and not with a comment', () => {
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true });
  const sum = workflowCodeSum(copy);
  expect(sum).toBe(workflowCodeSum());
  const file = join(copy, 'src', 'domain', 'document', 'pace.ts');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, `// Another comment.\n${source}`);
  expect(workflowCodeSum(copy)).toBe(sum);
  writeFileSync(file, `${source}\nexport const another = 1;\n`);
  expect(workflowCodeSum(copy)).not.toBe(sum);
});
