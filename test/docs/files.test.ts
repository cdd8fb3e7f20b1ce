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

test('docs/files.md has a row for every PDF of the corpus, with its outcome', () => {
  const pdfs = corpus.filter(({ mimeType }) => mimeType === 'application/pdf');
  for (const { name, outcome } of pdfs) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
    expect({ name, row }).toEqual({ name, row: expect.stringContaining(`| \`${outcome}\` |`) });
  }
});
