/**
 * `npm run check:word`: the Word files of the corpus that may be converted, by LibreOffice of this
 * machine (installed by apt where it is missing) and by that which npm brings, and by the Gotenberg at
 * GOTENBERG_URL if it is given: all must make the same pages and fields of each. Then the tricks, past
 * the check: no PDF shows a canary, while LibreOffice without what holds it back must show some. The
 * one that npm brings takes half a minute to start: one process converts all tricks, and each of
 * those that could work has one of its own. With a folder as argument the PDFs are left there. Ends
 * with 0 when all holds, 1 when not, 3 when LibreOffice could not be had.
 */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeIngest } from '@countersign/pdf/intake/ingest';
import { sandboxedStarter } from '@countersign/converter/sandboxed-starter';
import type { Converter } from '@countersign/converter/converter';
import { chooseConverter } from '@countersign/converter/choose-converter';
import {
  difference,
  maxDarkness,
  withPdfJs,
  type Picture,
} from '@countersign/pdf/testing/renderers';
import { makeSofficeConverter } from '@countersign/converter/soffice-converter';
import { openStarter } from '@countersign/converter/testing/open-starter';
import { layCanaries } from './check-word/canaries.ts';
import { tryTricks, type Way } from './check-word/try-tricks.ts';
import { makeWasmBatch } from './check-word/convert-by-batch.ts';
import { checkWord } from '@countersign/pdf/intake/word/check-word';
import { outcomeOf } from '@countersign/pdf/testing/corpus/word/outcome-of';
import { wordTricks } from '@countersign/pdf/testing/corpus/word/tricks';
import { getPrograms, NotHad } from './get-programs.ts';
import { docFiles } from '@countersign/pdf/testing/corpus/word/doc-files';
import { docxFiles } from '@countersign/pdf/testing/corpus/word/files';

/** With the fonts that stand in for Word's own: others break lines elsewhere. */
const packages = 'libreoffice-writer-nogui fonts-crosextra-carlito fonts-crosextra-caladea';

interface Made {
  name: string;
  pages: Picture[];
  /** Without their places, which differ by fractions of a point. */
  fields: string;
}

function converters(): Promise<Converter[]> {
  const starter = sandboxedStarter();
  const searchPath = process.env['PATH'] ?? '';
  const gotenbergUrl = process.env['GOTENBERG_URL'];
  const here = { gotenbergUrl: undefined, starter, warn: console.warn };
  return Promise.all([
    chooseConverter({ ...here, searchPath }),
    chooseConverter({ ...here, searchPath: '' }),
    ...(gotenbergUrl === undefined ? [] : [chooseConverter({ ...here, gotenbergUrl, searchPath })]),
  ]);
}

async function main(folder: string): Promise<void> {
  const ingest = makeIngest({ children: 1 });
  let wrong = 0;
  const fail = (line: string) => {
    wrong += 1;
    console.log(`FAILED ${line}`);
  };
  const make = async (converter: Converter, path: string, to: string): Promise<Made> => {
    const { name } = converter;
    const conversion = await converter.convert(path, to);
    if (!conversion.ok) throw new Error(`${name}: ${conversion.reason}`);
    const result = await ingest.ingest(await readFile(to));
    if (!result.ok) throw new Error(`${name}: ${result.reason}`);
    const fields = JSON.stringify(result.fields.map(({ rect: _rect, ...field }) => field));
    return { name, fields, pages: await withPdfJs(result.prepared, 'display') };
  };
  const files = [...docxFiles, ...docFiles].filter(({ outcome }) => outcome === 'prepared');
  for (const file of files) {
    const path = join(folder, file.name);
    await writeFile(path, checkWord(Buffer.from(await file.make())).bytes);
    let first: Made | undefined;
    for (const [index, converter] of (await converters()).entries()) {
      try {
        const made = await make(converter, path, `${path}.${index + 1}.pdf`);
        first ??= made;
        const darkness = difference(first.pages, made.pages);
        const same = made.pages.length === first.pages.length && made.fields === first.fields;
        const line = `${file.name} by ${made.name}: ${made.pages.length} pages, ${darkness.toFixed(1)} of 255`;
        if (same && darkness < maxDarkness) console.log(line);
        else fail(`${line}, fields ${made.fields}`);
      } catch (error) {
        fail(`${file.name} by ${String(error)}`);
      }
    }
  }
  await ingest.close();
  await tricks(folder, fail);
  process.exitCode = wrong > 0 ? 1 : 0;
}

/** What of the tricks is refused by name, and what each converter makes of them all the same. */
async function tricks(folder: string, fail: (line: string) => void): Promise<void> {
  const [soffice, wasm] = await converters();
  // In a folder that whoever converts could get to.
  const place = await mkdtemp(join(tmpdir(), 'canaries-'));
  await chmod(place, 0o755);
  const canaries = await layCanaries(place);
  const taken = wordTricks.filter(({ make, outcome }) => outcomeOf(make(canaries)) !== outcome);
  for (const { name } of taken) fail(`${name} is not refused as it should be`);
  console.log(`${wordTricks.length - taken.length} of ${wordTricks.length} tricks refused by name`);
  const tried = (way: Way) => tryTricks(way, canaries, folder, fail);
  if (soffice) {
    const open = (profile: boolean) => makeSofficeConverter(soffice.name, openStarter({ profile }));
    const free = await open(false);
    if (free) await tried({ name: 'soffice, held back by nothing', use: free, shows: true });
    // Its profile is a second lock, which need not hold by itself.
    const told = await open(true);
    if (told) await tried({ name: 'soffice, by its profile alone', use: told });
    await tried({ name: `${soffice.name}, as it is used`, use: soffice, shows: false });
  }
  if (wasm) {
    const batch = (laid: readonly string[]) => makeWasmBatch(laid);
    await tried({ name: `${wasm.name}, in an open process`, use: batch([]), shows: false });
    const laid = {
      name: `${wasm.name}, canaries in its memory`,
      use: batch(Object.values(canaries)),
    };
    const working = new Set(await tried({ ...laid, shows: true }));
    const some = wordTricks.filter(({ name }) => working.has(name));
    await tried({ name: `${wasm.name}, as it is used`, use: wasm, shows: false, some });
  }
  await rm(place, { recursive: true });
}

const [kept] = process.argv.slice(2);
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'check-word-')));
try {
  getPrograms({ soffice: packages });
  await main(folder);
} catch (error) {
  if (!(error instanceof NotHad)) throw error;
  console.log(`LibreOffice could not be had: ${error.message}`);
  process.exitCode = 3;
} finally {
  if (kept === undefined) await rm(folder, { recursive: true });
}
