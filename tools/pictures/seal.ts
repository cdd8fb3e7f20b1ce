import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import type { SealInput } from '../../src/evidence/pages/seal-input.ts';
import { layOut } from '../../src/evidence/pages/seal-document.ts';
import * as samples from '../../test/evidence/support/seal-samples.ts';
import { picturesFolder } from './folder.ts';

/**
 * Lays out the samples of the seal's tests and draws their pages, to be looked at: small pictures
 * in pictures/seal, and with a folder as argument the PDFs and large ones there.
 */
const folder = picturesFolder('seal');
const large = process.argv[3];

interface Sheet {
  name: string;
  input: () => Promise<SealInput>;
  /** From 0; negative from the end. */
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

async function drawPage(
  bytes: Uint8Array,
  index: number,
  scale: number,
): Promise<Buffer | undefined> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  try {
    if (index >= pdf.numPages) return undefined;
    const page = await pdf.getPage(index + 1);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render({ canvas: canvas as never, viewport }).promise;
    return canvas.toBuffer('image/png');
  } finally {
    await loading.destroy();
  }
}

/** The pages side by side on grey, in few colours. */
async function beside(pages: readonly Buffer[], height: number): Promise<Buffer> {
  const gap = 8;
  const scaled = await Promise.all(
    pages.map((page) => sharp(page).resize({ height }).png().toBuffer()),
  );
  const widths = await Promise.all(
    scaled.map(async (page) => (await sharp(page).metadata()).width),
  );
  let left = gap;
  const placed = scaled.map((input, index) => {
    const at = { input, top: gap, left };
    left += (widths[index] ?? 0) + gap;
    return at;
  });
  return sharp({
    create: { width: left, height: height + 2 * gap, channels: 3, background: '#9a9ea6' },
  })
    .composite(placed)
    .png({ palette: true, colours: 32, effort: 10 })
    .toBuffer();
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
if (large) await mkdir(large, { recursive: true });
for (const { name, input, pages } of sheets) {
  const given = await input();
  const drawing = await layOut({ ...given, development: true });
  const bytes = Buffer.concat([given.prepared, drawing.bytes]);
  const drawn: Buffer[] = [];
  for (const index of pages) {
    const png = await drawPage(bytes, index, 1.5);
    if (!png) continue;
    drawn.push(png);
    if (large) await writeFile(`${large}/${name}-${index + 1}.png`, png);
  }
  if (large) await writeFile(`${large}/${name}.pdf`, bytes);
  await writeFile(new URL(`${name}.png`, folder), await beside(drawn, 560));
  console.log(`${name}: ${drawn.length} pages drawn, ${bytes.length} bytes`);
}
