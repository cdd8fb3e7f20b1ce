import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fileRefusals } from '../../src/evidence/ingest/file-refusals.ts';
import { pdfRefusals } from '../../src/evidence/ingest/refusals.ts';
import { corpus } from '../../tools/corpus/registry.ts';

const page = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'files.md'), 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const [, reason, told] = /^\| `(\w+)` \| (\S.*\.) \|$/.exec(line) ?? [];
  return reason !== undefined && told !== undefined ? [{ reason, told }] : [];
});

test('docs/files.md has every reason to refuse a file, as its sender is told it', () => {
  const reasons = Object.entries({ ...pdfRefusals, ...fileRefusals });
  expect(rows).toEqual(reasons.map(([reason, told]) => ({ reason, told })));
});

test('docs/files.md has a row for every file of the corpus, with its outcome', () => {
  for (const { name, outcome } of corpus) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
    expect({ name, row }).toEqual({ name, row: expect.stringContaining(`| \`${outcome}\` |`) });
  }
});
