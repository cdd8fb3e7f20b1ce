import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const packaged = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const [standardFontDataUrl, wasmUrl] = ['standard_fonts', 'wasm'].map(
  (name) => `${join(dirname(packaged), name)}/`,
) as [string, string];

/** Pages of a PDF, by their numbers from 1, as the signing page draws them: PNG, at 108 dots an inch. */
export async function drawPages(bytes: Uint8Array, numbers: readonly number[]): Promise<Buffer[]> {
  const data = Uint8Array.from(bytes);
  const loading = getDocument({
    data,
    verbosity: 0,
    standardFontDataUrl,
    wasmUrl,
    useWasm: false,
  });
  try {
    const document = await loading.promise;
    const drawn: Buffer[] = [];
    for (const number of numbers.filter((one) => one <= document.numPages)) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: 1.5 });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await page.render({ canvas: canvas as never, viewport }).promise;
      drawn.push(canvas.toBuffer('image/png'));
    }
    return drawn;
  } finally {
    await loading.destroy();
  }
}
