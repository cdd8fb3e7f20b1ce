import { languages } from '@countersign/words/languages';
import type { PDF } from '@libpdf/core';
import type { Locale } from '../../domain/mail/mail.ts';
import type { Direction } from '@countersign/pdf/fonts/shape';
import { dict, stream } from '@countersign/pdf/objects/objects';
import { countPages, findPage } from '@countersign/pdf/objects/page-tree';
import { appendPage, shownSize, type Page } from '@countersign/pdf/objects/pages';
import {
  makeCanvas,
  widthOf,
  type Canvas,
  type Color,
  type Fonts,
  type TextStyle,
} from '@countersign/pdf/draw/canvas';
import type { Element } from '@countersign/pdf/draw/element';
import type { Place } from '@countersign/pdf/draw/structure';

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
function paperSize(pdf: PDF): Size {
  const last = findPage(pdf, countPages(pdf) - 1);
  if (!last) return a4;
  const { width, height } = shownSize(pdf, last.dict);
  const fits = width >= 480 && width <= 1300 && height >= 560 && height <= 1300;
  if (fits) return { width, height };
  return Math.abs(width / height - letter.width / letter.height) < 0.01 ? letter : a4;
}

/** What the pages of one document are written on. */
export interface Paper {
  pdf: PDF;
  fonts: Fonts;
  size: Size;
  locale: Locale;
  direction: Direction;
  /** Where each canvas ended up, for the structure tree. */
  places: Map<Canvas, Place>;
}

export function makePaper(pdf: PDF, fonts: Fonts, locale: Locale): Paper {
  const { direction } = languages[locale];
  return { pdf, fonts, size: paperSize(pdf), locale, direction, places: new Map() };
}

/** A run of pages that is written from the top down, from the edge where lines begin. */
export interface Flow {
  readonly width: number;
  readonly locale: Locale;
  readonly direction: Direction;
  canvas(): Canvas;
  /** The lower edge of what is written. */
  y(): number;
  down(points: number): void;
  /** Starts a new page unless so much is free. */
  need(points: number): void;
  /** One line at the height of y, so far from the edge where lines begin. */
  write(element: Element, value: string, offset: number, style: TextStyle): void;
  /** The left edge of a box so far from the edge where lines begin. */
  leftOf(offset: number, width: number): number;
  /** Across the page, at the height of y. */
  rule(): void;
  /** Draws the footers and adds the pages to the document. */
  finish(footer: (canvas: Canvas, page: number, pages: number) => void): Page[];
}

const footerHeight = 40;

export function makeFlow(paper: Paper): Flow {
  const { fonts, size, direction, places } = paper;
  const width = size.width - 2 * margin;
  const canvases = [makeCanvas(fonts)];
  let y = size.height - margin;
  const canvas = () => canvases[canvases.length - 1] ?? makeCanvas(fonts);
  const leftOf = (offset: number, wide: number) =>
    direction === 'ltr' ? margin + offset : margin + width - offset - wide;
  return {
    width,
    locale: paper.locale,
    direction,
    canvas,
    y: () => y,
    leftOf,
    down: (points) => void (y -= points),
    need(points) {
      if (y - points >= margin + footerHeight) return;
      canvases.push(makeCanvas(fonts));
      y = size.height - margin;
    },
    write(element, value, offset, style) {
      const x = leftOf(offset, widthOf(value, style));
      canvas().mark(element, () => {
        canvas().text(value, x, y, style);
      });
    },
    rule() {
      canvas().artifact(() => {
        canvas().line([margin, y], [margin + width, y], faint);
      });
    },
    finish(footer) {
      return canvases.map((one, index) => {
        one.artifact(() => {
          footer(one, index + 1, canvases.length);
        });
        const page = addPage(paper.pdf, size, one);
        places.set(one, { page, dict: page.dict });
        return page;
      });
    },
  };
}

/** Every attribute that a page could inherit is given, so that the document's own do not apply. */
function addPage(pdf: PDF, { width, height }: Size, canvas: Canvas): Page {
  const box = [0, 0, width, height];
  const page = dict({
    Type: 'Page',
    MediaBox: box,
    CropBox: box,
    Rotate: 0,
    Annots: [],
    Tabs: 'S',
  });
  page.set('Resources', canvas.resources());
  page.set('Contents', pdf.register(stream({}, canvas.content())));
  return appendPage(pdf, page);
}
