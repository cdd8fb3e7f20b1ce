/**
 * The corpus of files that the ingest is tested with.
 *
 *   node tools/corpus.ts            measures each file and writes docs/files/corpus.csv, and
 *                                   the table of reasons of docs/files.md
 *   node tools/corpus.ts --new      measures those alone that the listing lacks, or has otherwise
 *   node tools/corpus.ts --reasons  writes only the table of reasons, which needs no measuring
 *   node tools/corpus.ts <folder>   writes the files themselves into a folder
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listingOf, listingPath, readListing, rowOf, type Row } from './corpus/listing.ts';
import { corpus } from '@countersign/pdf/testing/corpus/registry';
import { measure } from './corpus/measure.ts';
import { writeReasons } from './corpus/reasons.ts';

const page = new URL('../docs/files.md', import.meta.url);
const [folder] = process.argv.slice(2);

if (folder === '--reasons') {
  await writeFile(page, writeReasons(await readFile(page, 'utf8')));
} else if (folder !== undefined && folder !== '--new') {
  await mkdir(folder, { recursive: true });
  for (const file of corpus) await writeFile(join(folder, basename(file.name)), await file.make());
  console.log(`${corpus.length} files in ${folder}`);
} else {
  const kept = folder === '--new' ? readListing(await readFile(listingPath, 'utf8')) : [];
  const known = new Map(kept.map((row) => [row.file, row]));
  const rows: Row[] = [];
  for (const file of corpus) {
    const row = known.get(file.name);
    const isKept = row?.what === file.what && row.outcome === file.outcome;
    rows.push(isKept ? row : rowOf(await measure(file)));
  }
  await writeFile(page, writeReasons(await readFile(page, 'utf8')));
  await writeFile(listingPath, listingOf(rows));
  const expected = new Map(corpus.map(({ name, outcome }) => [name, outcome]));
  const wrong = rows.filter(({ file, outcome }) => outcome !== expected.get(file));
  for (const { file, outcome } of wrong) {
    console.error(`${file}: ${outcome} instead of ${expected.get(file)}`);
  }
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
