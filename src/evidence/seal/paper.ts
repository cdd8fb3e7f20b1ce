import { PdfArray, type PDF, type PDFPage } from '@libpdf/core';
import { stream, toPdf } from '../pdf/objects.ts';
import { shownSize } from '../pdf/pages.ts';
import { makeCanvas, type Canvas, type Color, type Fonts } from './canvas.ts';

export const margin = 54;
export const grey: Color = [0.42, 0.44, 0.48];
export const faint: Color = [0.84, 0.85, 0.87];

interface Size {
  width: number;
  height: number;
}

const a4: Size = { width: 595.28, height: 841.89 };
const letter: Size = { width: 612, height: 792 };

/** The size of the document's last page where text fits on it, else A4 or Letter. */
export function paperSize(pdf: PDF): Size {
  const last = pdf.getPage(pdf.getPageCount() - 1);
  if (!last) return a4;
  const { width, height } = shownSize(pdf, last.dict);
  const fits = width >= 480 && width <= 1300 && height >= 560 && height <= 1300;
  if (fits) return { width, height };
  return Math.abs(width / height - letter.width / letter.height) < 0.01 ? letter : a4;
}

/** A run of pages that is written from the top down. */
export interface Flow {
  readonly width: number;
  canvas(): Canvas;
  /** The lower edge of what is written. */
  y(): number;
  down(points: number): void;
  /** Starts a new page unless so much is free. */
  need(points: number): void;
  /** Draws the footers and adds the pages to the document. */
  finish(footer: (canvas: Canvas, page: number, pages: number) => void): PDFPage[];
}

export const footerHeight = 40;

export function makeFlow(pdf: PDF, fonts: Fonts, size: Size): Flow {
  const canvases = [makeCanvas(fonts)];
  let y = size.height - margin;
  const current = () => canvases[canvases.length - 1] ?? makeCanvas(fonts);
  return {
    width: size.width - 2 * margin,
    canvas: current,
    y: () => y,
    down: (points) => void (y -= points),
    need(points) {
      if (y - points >= margin + footerHeight) return;
      canvases.push(makeCanvas(fonts));
      y = size.height - margin;
    },
    finish(footer) {
      canvases.forEach((canvas, index) => footer(canvas, index + 1, canvases.length));
      return canvases.map((canvas) => addPage(pdf, size, canvas));
    },
  };
}

/** Every attribute that a page could inherit is given, so that the document's own do not apply. */
function addPage(pdf: PDF, size: Size, canvas: Canvas): PDFPage {
  const page = pdf.addPage(size);
  const box = [0, 0, size.width, size.height];
  page.dict.set('MediaBox', toPdf(box));
  page.dict.set('CropBox', toPdf(box));
  page.dict.set('Rotate', toPdf(0));
  page.dict.set('Resources', canvas.resources());
  page.dict.set('Contents', pdf.register(stream({}, canvas.content())));
  page.dict.set('Annots', new PdfArray());
  return page;
}
