import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How dark each cell of a page is, from 0 (white) to 255, row by row. */
export type Picture = readonly number[];

export type Intent = 'display' | 'print';
/** @param scale pixels to a point; 1 unless given */
export type Renderer = (bytes: Uint8Array, intent: Intent, scale?: number) => Promise<Picture[]>;

const resolve = (name: string) => createRequire(import.meta.url).resolve(name);
const pdfjs = dirname(resolve('pdfjs-dist/package.json'));
const [fonts, decoders] = [`${join(pdfjs, 'standard_fonts')}/`, `${join(pdfjs, 'wasm')}/`];

/** As the signing page renders, and the browser's reader prints. */
export const withPdfJs: Renderer = async (bytes, intent, scale = 1) => {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    standardFontDataUrl: fonts,
    wasmUrl: decoders,
    useWasm: false,
    useSystemFonts: false,
  });
  const pictures: Picture[] = [];
  try {
    const pdf = await task.promise;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale });
      const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
      const canvas = createCanvas(width, height);
      const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
      await page.render({ canvas: null, canvasContext, viewport, intent }).promise;
      const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
      pictures.push(inCells(data, width, height));
    }
  } finally {
    await task.destroy();
  }
  return pictures;
};

/** Bitmap, page, left, top, width, height, turn, flags. */
type RenderArguments = [number, number, number, number, number, number, number, number];

const printing = 0x800;
const subpixels = 0x02;

/**
 * As Chrome shows and prints.
 * @param fields whether those of a form are shown, by its pictures of them or drawn by their values
 */
export async function makePdfium({ fields = false } = {}): Promise<Renderer> {
  const wasm = await readFile(resolve('@hyzyla/pdfium/pdfium.wasm'));
  const wasmBinary = new Uint8Array(wasm).buffer;
  const library = await PDFiumLibrary.init({ wasmBinary });
  const module = library['module'];
  const render = module._FPDF_RenderPageBitmap.bind(module);
  let intended: Intent = 'display';
  // The package renders for the screen only.
  module._FPDF_RenderPageBitmap = (...all: RenderArguments) => {
    const [bitmap, page, left, top, width, height, turn, flags] = all;
    const asked = (flags & ~subpixels) | (intended === 'print' ? printing : 0);
    render(bitmap, page, left, top, width, height, turn, asked);
  };
  return async (bytes, intent, scale = 1) => {
    intended = intent;
    const pdf = await library.loadDocument(bytes);
    const pictures: Picture[] = [];
    try {
      for (const page of pdf.pages()) {
        const { data, width, height } = await page.render({
          scale,
          render: 'bitmap',
          renderFormFields: fields,
        });
        pictures.push(inCells(data, width, height));
      }
    } finally {
      pdf.destroy();
    }
    return pictures;
  };
}

/** Of a picture, across and down. */
export const cells = 50;

/** Coarse, so that readers may draw a letter a pixel aside and not a word elsewhere. */
export function inCells(
  pixels: ArrayLike<number>,
  width: number,
  height: number,
  channels = 4,
): Picture {
  const sums = new Float64Array(cells * cells);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      const light = ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
      const cell = Math.floor((y * cells) / height) * cells + Math.floor((x * cells) / width);
      sums[cell] = (sums[cell] ?? 0) + 255 - light;
    }
  }
  return Array.from(sums, (sum) => (sum * cells ** 2) / (width * height));
}

/** How dark a picture is, or a square of it on a page of 200 by 120 points. */
export function inkIn(
  picture: Picture,
  box?: { left: number; bottom: number; side: number },
): number {
  const [across, down] = [200 / cells, 120 / cells];
  return picture.reduce((sum, dark, cell) => {
    const x = ((cell % cells) + 0.5) * across;
    const y = 120 - (Math.floor(cell / cells) + 0.5) * down;
    const isIn =
      !box ||
      (x > box.left && x < box.left + box.side && y > box.bottom && y < box.bottom + box.side);
    return isIn ? sum + dark : sum;
  }, 0);
}

/** Smoothing of letters differs by less; a word, a box or a missing digit by more. */
export const maxDarkness = 30;

/** The darkest difference between the same pages; Infinity when they are not as many. */
export function difference(one: readonly Picture[], other: readonly Picture[]): number {
  if (one.length !== other.length) return Infinity;
  const pages = one.map((page, index) =>
    page.map((dark, cell) => Math.abs(dark - (other[index]?.[cell] ?? Infinity))),
  );
  return Math.max(0, ...pages.flat());
}
