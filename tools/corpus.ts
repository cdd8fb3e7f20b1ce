/**
 * The corpus of files that the ingest is tested with.
 *
 *   node tools/corpus.ts            measures each file and writes docs/files/corpus.csv, and
 *                                   the table of reasons of docs/files.md
 *   node tools/corpus.ts --reasons  writes only the table of reasons, which needs no measuring
 *   node tools/corpus.ts <folder>   writes the files themselves into a folder
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listingOf, listingPath } from './corpus/listing.ts';
import { corpus } from '@countersign/pdf/testing/corpus/registry';
import { measure } from './corpus/measure.ts';
import { writeReasons } from './corpus/reasons.ts';

const page = new URL('../docs/files.md', import.meta.url);
const [folder] = process.argv.slice(2);

if (folder === '--reasons') {
  await writeFile(page, writeReasons(await readFile(page, 'utf8')));
} else if (folder !== undefined) {
  await mkdir(folder, { recursive: true });
  for (const file of corpus) await writeFile(join(folder, basename(file.name)), await file.make());
  console.log(`${corpus.length} files in ${folder}`);
} else {
  const measured = [];
  for (const file of corpus) measured.push(await measure(file));
  await writeFile(page, writeReasons(await readFile(page, 'utf8')));
  await writeFile(listingPath, listingOf(measured));
  const wrong = measured.filter(({ file, outcome }) => file.outcome !== outcome);
  for (const { file, outcome } of wrong) {
    console.error(`${file.name}: ${outcome} instead of ${file.outcome}`);
  }
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
