import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { SealInput } from '../../src/evidence/pages/seal-input.ts';
import { layOut } from '../../src/evidence/pages/seal-document.ts';
import * as samples from '../../test/evidence/support/seal-samples.ts';
import { drawPages } from './draw-pages.ts';
import { picturesFolder } from './folder.ts';
import { sideBySide } from './side-by-side.ts';

/**
 * Lays out the samples of the seal's tests and draws their pages, to be looked at: small pictures
 * in pictures/seal, and with a folder as argument the PDFs and large ones there.
 */
const folder = picturesFolder('seal');
const large = process.argv[3];

interface Sheet {
  name: string;
  input: () => Promise<SealInput>;
  /** From 0, in ascending order. */
  pages: number[];
}

const sheets: Sheet[] = [
  { name: 'every-script', input: () => samples.everyScript(), pages: [0, 1, 2, 3] },
  { name: 'arabic', input: () => samples.everyScript({ locale: 'ar' }), pages: [1, 2, 3, 4] },
  ...(['en', 'de', 'fr', 'es', 'ar'] as const).map((locale) => ({
    name: `passed-on-${locale}`,
    input: () => samples.passedOn(locale),
    pages: [1, 2],
  })),
  { name: 'long-names', input: samples.longNames, pages: [1, 2, 3, 4] },
  { name: 'long-values', input: samples.longValues, pages: [0, 1, 2] },
  { name: 'turned-pages', input: samples.turnedPages, pages: [0, 1, 2, 3] },
  { name: 'landscape-a3', input: samples.landscapeA3, pages: [0, 1, 2] },
  { name: 'many-pages', input: samples.manyPages, pages: [0, 299, 300, 301] },
];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
if (large) await mkdir(large, { recursive: true });
for (const { name, input, pages } of sheets) {
  const given = await input();
  const drawing = await layOut({ ...given, development: true });
  const bytes = Buffer.concat([given.prepared, drawing.bytes]);
  const numbers = pages.map((index) => index + 1);
  const drawn = await drawPages(bytes, numbers);
  for (const [at, png] of drawn.entries()) {
    if (large) await writeFile(`${large}/${name}-${numbers[at]}.png`, png);
  }
  if (large) await writeFile(`${large}/${name}.pdf`, bytes);
  const scaled = drawn.map((page) => sharp(page).resize({ height: 560 }).png().toBuffer());
  const sheet = await sideBySide(await Promise.all(scaled), { gap: 8, colours: 32 });
  await writeFile(new URL(`${name}.png`, folder), sheet);
  console.log(`${name}: ${drawn.length} pages drawn, ${bytes.length} bytes`);
}
