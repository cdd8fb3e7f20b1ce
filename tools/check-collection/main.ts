/**
 * `npm run check:collection`: some 1,500 PDFs and Word files of published packages, which nobody made
 * for this service, are prepared, and what is prepared of a PDF is compared with what came, in PDFium
 * and poppler. Each refusal and each difference must be one that docs/files/collection.csv names, with
 * why. `-- --only WORD` judges the files that have it in their names, `-- --write` writes the listing
 * anew, with the reasons it gave. Ends with 0 when all is as it is listed, 1 when not, 3 when packages
 * or programs could not be had.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { chooseConverter } from '@countersign/converter/choose-converter';
import { sandboxedStarter } from '@countersign/converter/sandboxed-starter';
import { makeIngest } from '@countersign/pdf/intake/ingest';
import { getPrograms, NotHad } from '../get-programs.ts';
import { getCollection, type CollectedFile } from './get-collection.ts';
import { makeJudge, type Judged } from './judge-file.ts';
import { listingOf, listingPath, unlike } from './listing.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, write: { type: 'boolean', default: false } },
});
const atOnce = 2;
/** Which letters there are, and how those look that a PDF does not bring, hangs on them. */
const fonts = {
  '/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf': 'fonts-urw-base35',
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc': 'fonts-noto-cjk',
};

async function judgeAll(files: readonly CollectedFile[], folder: string): Promise<Judged[]> {
  const ingest = makeIngest({ children: atOnce });
  const converter = await chooseConverter({
    gotenbergUrl: undefined,
    searchPath: process.env['PATH'] ?? '',
    starter: sandboxedStarter(),
    warn: console.warn,
  });
  const judge = makeJudge(ingest, converter, folder);
  const limit = pLimit(atOnce);
  try {
    return await Promise.all(files.map((file, index) => limit(() => judge(file, String(index)))));
  } finally {
    await ingest.close();
  }
}

/** How many files of each kind came out how. */
function tell(judged: readonly Judged[]): void {
  const counts = new Map<string, number>();
  for (const { kind, outcome } of judged) {
    const key = `${kind}: ${outcome}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of [...counts].toSorted()) console.log(`${count} ${key}`);
  const compared = judged.filter(({ differences }) => Object.keys(differences).length > 0);
  console.log(`${compared.length} were compared with what came`);
}

async function main(folder: string): Promise<void> {
  getPrograms({
    pdftoppm: 'poppler-utils',
    soffice: 'libreoffice-writer-nogui fonts-crosextra-carlito fonts-crosextra-caladea',
    ...fonts,
  });
  const all = await getCollection();
  const judged = await judgeAll(
    all.filter(({ name }) => name.includes(values.only)),
    folder,
  );
  tell(judged);
  const listed = await readFile(listingPath, 'utf8');
  if (values.write) await writeFile(listingPath, listingOf(judged, listed));
  const wrong = unlike(judged, await readFile(listingPath, 'utf8'));
  for (const line of wrong) console.log(`FAILED ${line}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

const folder = await mkdtemp(join(tmpdir(), 'check-collection-'));
try {
  await main(folder);
} catch (error) {
  if (!(error instanceof NotHad)) throw error;
  console.log(error.message);
  process.exitCode = 3;
} finally {
  await rm(folder, { recursive: true });
}
