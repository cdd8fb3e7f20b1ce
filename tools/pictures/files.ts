/**
 * Draws ordinary files as their senders have them and as they are prepared, side by side, into
 * pictures/files; with a folder as argument the pages there, large. Word files are drawn as the
 * converter of this machine makes them, and need one.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { declaredType } from '../../src/domain/upload/file.ts';
import { makeIngest } from '@countersign/pdf/intake/ingest';
import { sandboxedStarter } from '@countersign/converter/sandboxed-starter';
import { chooseConverter } from '@countersign/converter/choose-converter';
import { pictured } from '../corpus/pictured.ts';
import { picturesFolder } from './folder.ts';

const folder = picturesFolder('files');
const large = process.argv[3];
const height = 460;
const gap = 8;
const background = '#9a9ea6';
const packaged = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const standardFontDataUrl = `${join(dirname(packaged), 'standard_fonts')}/`;

const ingest = makeIngest({ children: 1 });
const converter = await chooseConverter({
  gotenbergUrl: undefined,
  searchPath: process.env['PATH'] ?? '',
  starter: sandboxedStarter(),
  warn: console.warn,
});
const work = await mkdtemp(join(tmpdir(), 'file-pictures-'));

async function prepared(kind: 'pdf' | 'image', path: string): Promise<Buffer> {
  const { length: sizeBytes } = await readFile(path);
  const preparedPath = `${path}.prepared.pdf`;
  const result = await ingest.ingestFile({ kind, path, sizeBytes, preparedPath, owner: 'one' });
  if (!result.ok) throw new Error(result.message);
  return readFile(preparedPath);
}

async function draw(bytes: Uint8Array, number: number): Promise<Buffer> {
  const data = Uint8Array.from(bytes);
  const loading = getDocument({ data, verbosity: 0, standardFontDataUrl });
  const page = await (await loading.promise).getPage(number);
  const viewport = page.getViewport({ scale: 1.5 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as never, viewport }).promise;
  await loading.destroy();
  return canvas.toBuffer('image/png');
}

/** Before and after, on grey. */
async function beside(pages: readonly Buffer[]): Promise<Buffer> {
  const fit = { width: height * 1.2, height, fit: 'inside', withoutEnlargement: false } as const;
  const scaled = await Promise.all(pages.map((page) => sharp(page).resize(fit).png().toBuffer()));
  const sizes = await Promise.all(scaled.map((page) => sharp(page).metadata()));
  let left = gap;
  const placed = scaled.map((input, index) => {
    const at = { input, top: gap, left };
    left += (sizes[index]?.width ?? 0) + gap;
    return at;
  });
  const most = Math.max(...sizes.map((size) => size.height));
  return sharp({ create: { width: left, height: most + 2 * gap, channels: 3, background } })
    .composite(placed)
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
try {
  for (const { name, mimeType, make, page = 1 } of pictured) {
    const path = join(work, name);
    const bytes = await make();
    await writeFile(path, bytes);
    const { form } = declaredType(mimeType);
    if (form === 'word') {
      const made = await converter.convert(path, `${path}.pdf`);
      if (!made.ok) throw new Error(`${converter.name}: ${made.reason}`);
    }
    const source = form === 'word' ? await readFile(`${path}.pdf`) : bytes;
    // A picture as a program shows it that knows no orientation.
    const before = form === 'image' ? sharp(source).png().toBuffer() : draw(source, page);
    const [kind, file] = form === 'word' ? (['pdf', `${path}.pdf`] as const) : [form, path];
    const after = draw(await prepared(kind, file), page);
    const pages = await Promise.all([before, after]);
    const title = name.replace(/\.\w+$/, '');
    await writeFile(new URL(`${title}.png`, folder), await beside(pages));
    if (large === undefined) continue;
    await mkdir(large, { recursive: true });
    for (const [index, one] of pages.entries()) {
      await writeFile(join(large, `${title}-${index + 1}.png`), one);
    }
  }
} finally {
  await ingest.close();
  await rm(work, { recursive: true });
}
