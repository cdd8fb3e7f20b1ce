import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fileRefusals } from '@countersign/pdf/intake/file-refusals';
import { fileWarnings } from '@countersign/pdf/intake/warnings';
import { pdfRefusals } from '@countersign/pdf/intake/refusals';
import { listingPath, readListing } from '../../tools/corpus/listing.ts';
import { corpus } from '@countersign/pdf/testing/corpus/registry';
import { docPart, tableRows } from '../support/doc-part.ts';

const page = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'files.md'), 'utf8');
const [, refusals = ''] = /\n## Refusals\n([^]*?)\n## /.exec(page) ?? [];
const rows = refusals.split('\n').flatMap((line) => {
  const [, reason, told] = /^\| `(\w+)` \| (\S.*\.) \|$/.exec(line) ?? [];
  return reason !== undefined && told !== undefined ? [{ reason, told }] : [];
});

test('docs/files.md has every reason to refuse a file, as its sender is told it', () => {
  const reasons = Object.entries({ ...pdfRefusals, ...fileRefusals });
  expect(rows).toEqual(reasons.map(([reason, told]) => ({ reason, told })));
});

test('docs/files.md has every warning, as its sender is told it, with a file that has it', () => {
  const part = docPart('docs/files.md', 'Warnings');
  const listed = tableRows(part).map(([code, told, sample]) => ({ code, told, sample }));
  expect(listed.map(({ code, told }) => [code, told])).toEqual(
    Object.entries(fileWarnings).map(([code, told]) => [`\`${code}\``, told]),
  );
  for (const { code = '', sample = '' } of listed) {
    const file = corpus.find(({ name }) => sample === `\`${name}\``);
    expect(file?.warnings.map((one) => `\`${one}\``)).toContain(code);
  }
});

test('docs/files/corpus.csv has every file of the corpus, with its outcome', async () => {
  const listing = readListing(await readFile(listingPath, 'utf8'));
  const outcomes = new Map(listing.map(({ file, outcome }) => [file, outcome]));
  expect(outcomes).toEqual(new Map(corpus.map(({ name, outcome }) => [name, outcome])));
});
