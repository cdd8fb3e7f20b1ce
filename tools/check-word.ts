/**
 * `npm run check:word`: the Word files of the corpus that may be converted, by LibreOffice of this
 * machine (installed by apt where it is missing) and by that which npm brings, and by the Gotenberg at
 * GOTENBERG_URL if it is given: all must make the same pages and fields of each. With a folder as
 * argument the PDFs are left there. Ends with 0 when all holds, 1 when not, 3 when LibreOffice could not
 * be had.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeIngest } from '../src/evidence/ingest/ingest.ts';
import { sandbox } from '../src/evidence/ingest/sandbox.ts';
import type { Converter, ProgramStarter } from '../src/outside/converter.ts';
import { chooseConverter } from '../src/outside/converter/choose-converter.ts';
import { difference, withPdfJs, type Picture } from '../test/evidence/support/renderers.ts';
import { getPrograms, NoValidators } from './check-pdf/get-validators.ts';
import { docFiles, docxFiles } from './corpus/word/files.ts';

/** With the fonts that stand in for Word's own: others break lines elsewhere. */
const packages = 'libreoffice-writer-nogui fonts-crosextra-carlito fonts-crosextra-caladea';
/** Of a cell of a page, of 255: a word elsewhere is darker. */
const mostDarkness = 30;

interface Made {
  name: string;
  pages: Picture[];
  /** Without their places, which differ by fractions of a point. */
  fields: string;
}

function converters(): Promise<Converter[]> {
  const starter: ProgramStarter = {
    ...sandbox(),
    script: (path, limits) => sandbox().script(path, limits, { allow: 'worker' }),
  };
  const searchPath = process.env['PATH'] ?? '';
  const gotenbergUrl = process.env['GOTENBERG_URL'];
  const here = { gotenbergUrl: undefined, starter };
  return Promise.all([
    chooseConverter({ ...here, searchPath }),
    chooseConverter({ ...here, searchPath: '' }),
    ...(gotenbergUrl === undefined ? [] : [chooseConverter({ starter, gotenbergUrl, searchPath })]),
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
    await writeFile(path, await file.make());
    let first: Made | undefined;
    for (const [index, converter] of (await converters()).entries()) {
      try {
        const made = await make(converter, path, `${path}.${index + 1}.pdf`);
        first ??= made;
        const darkness = difference(first.pages, made.pages);
        const same = made.pages.length === first.pages.length && made.fields === first.fields;
        const line = `${file.name} by ${made.name}: ${made.pages.length} pages, ${darkness.toFixed(1)} of 255`;
        if (same && darkness < mostDarkness) console.log(line);
        else fail(`${line}, fields ${made.fields}`);
      } catch (error) {
        fail(`${file.name} by ${String(error)}`);
      }
    }
  }
  await ingest.close();
  process.exitCode = wrong > 0 ? 1 : 0;
}

const [kept] = process.argv.slice(2);
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'check-word-')));
try {
  getPrograms({ soffice: packages });
  await main(folder);
} catch (error) {
  if (!(error instanceof NoValidators)) throw error;
  console.log(`LibreOffice could not be had: ${error.message}`);
  process.exitCode = 3;
} finally {
  if (kept === undefined) await rm(folder, { recursive: true });
}
