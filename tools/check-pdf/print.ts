/**
 * `npm run check:pdf:print`: every file of the corpus that is prepared without a converter, shown and
 * printed by poppler: both must be the same picture. Files that do print otherwise are compared
 * unprepared, to see that the difference is found. Ends with 0 when all holds, 1 when not, 3 when
 * poppler could not be had.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredType } from '../../src/domain/upload/file.ts';
import { makeIngest, type Ingest } from '@countersign/pdf/intake/ingest';
import { difference, maxDarkness } from '@countersign/pdf/testing/renderers';
import { corpus } from '@countersign/pdf/testing/corpus/registry';
import type { CorpusFile } from '@countersign/pdf/testing/corpus/corpus-file';
import { getPrograms, NotHad } from '../get-programs.ts';
import { poppler, popplerPictures } from '../poppler-pictures.ts';

const differing = ['print-only.pdf', 'print-only-stamp.pdf', 'screen-only.pdf'];

/** pdftoppm draws a page as it is shown; pdftocairo writes a PDF of what is printed. */
function printingDifference(path: string): number {
  const printed = `${path}.printed.pdf`;
  poppler('pdftocairo', '-pdf', path, printed);
  return difference(popplerPictures(path), popplerPictures(printed));
}

async function prepare(ingest: Ingest, file: CorpusFile, path: string): Promise<void> {
  const bytes = await file.make();
  await writeFile(`${path}.given`, bytes);
  const result = await ingest.ingestFile({
    kind: declaredType(file.mimeType).form,
    path: `${path}.given`,
    sizeBytes: bytes.byteLength,
    preparedPath: path,
    owner: 'one',
  });
  if (!result.ok) throw new Error(`${file.name} was refused: ${result.reason}`);
}

async function main(folder: string): Promise<void> {
  const ingest = makeIngest({ children: 1 });
  const prepared = corpus.filter(
    ({ outcome, mimeType }) => outcome === 'prepared' && declaredType(mimeType).form !== 'word',
  );
  let worst = 0;
  let wrong = 0;
  const judge = (name: string, holds: boolean, dark: number) => {
    if (!holds) wrong += 1;
    if (!holds) console.log(`FAILED ${name}: ${dark.toFixed(1)}`);
  };
  for (const [index, file] of prepared.entries()) {
    const path = join(folder, `${index}.pdf`);
    await prepare(ingest, file, path);
    const dark = printingDifference(path);
    worst = Math.max(worst, dark);
    judge(file.name, dark < maxDarkness, dark);
  }
  await ingest.close();
  for (const name of differing) {
    const path = join(folder, name);
    await writeFile(path, (await corpus.find((file) => file.name === name)?.make()) ?? '');
    const dark = printingDifference(path);
    judge(`${name}, as it was sent`, dark >= maxDarkness, dark);
  }
  console.log(
    `${prepared.length} prepared files print as they are shown, but for ${wrong} failures; ` +
      `the largest difference is ${worst.toFixed(1)} of 255, the limit ${maxDarkness}`,
  );
  process.exitCode = wrong > 0 ? 1 : 0;
}

const folder = await mkdtemp(join(tmpdir(), 'check-print-'));
try {
  getPrograms({ pdftoppm: 'poppler-utils', pdftocairo: 'poppler-utils' });
  await main(folder);
} catch (error) {
  if (!(error instanceof NotHad)) throw error;
  console.log(`Poppler could not be had: ${error.message}`);
  process.exitCode = 3;
} finally {
  await rm(folder, { recursive: true });
}
