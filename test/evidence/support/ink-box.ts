import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { shownPage, type PageGeometry, type ShownBox } from '@countersign/pdf/page-geometry';

/** Pixels to a point. */
const scale = 4;

const resolve = (name: string) => createRequire(import.meta.url).resolve(name);
const fonts = `${join(dirname(resolve('pdfjs-dist/package.json')), 'standard_fonts')}/`;

interface Pixels {
  /** Four to a pixel; no more than the fourth may be missing. */
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** Draws the first page. */
export type PageRenderer = (bytes: Uint8Array, geometry: PageGeometry) => Promise<Pixels>;

export const pdfJsPixels: PageRenderer = async (bytes) => {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    standardFontDataUrl: fonts,
    useSystemFonts: false,
  });
  try {
    const page = await (await task.promise).getPage(1);
    const viewport = page.getViewport({ scale });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const canvas = createCanvas(width, height);
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport }).promise;
    return { data: canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height };
  } finally {
    await task.destroy();
  }
};

export async function makePdfiumPixels(): Promise<PageRenderer> {
  const wasm = await readFile(resolve('@hyzyla/pdfium/pdfium.wasm'));
  const wasmBinary = new Uint8Array(wasm).buffer;
  // It shows units of the page as points.
  const library = await PDFiumLibrary.init({ wasmBinary });
  return async (bytes, { unit }) => {
    const pdf = await library.loadDocument(bytes);
    try {
      return await pdf.getPage(0).render({ scale: scale * unit, render: 'bitmap' });
    } finally {
      pdf.destroy();
    }
  };
}

/** What bounds all that is darker than grey, in points on the page as it is shown. */
export function inkBox({ data, width, height }: Pixels, geometry: PageGeometry): ShownBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 3 * 128) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  // Pages end within a pixel.
  const shown = shownPage(geometry);
  const [across, down] = [shown.width / width, shown.height / height];
  return {
    x: left * across,
    y: top * down,
    width: (right - left) * across,
    height: (bottom - top) * down,
  };
}
