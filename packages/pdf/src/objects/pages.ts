import { PdfArray, PdfDict, PdfNumber, type PDF, type PdfRef } from '@libpdf/core';
import type { PageGeometry } from '../page-geometry.ts';
import { boxEntry, dictEntry, entry, numberEntry, type PdfObject } from './objects.ts';

/** A page's dictionary, and where it is. */
export interface Page {
  dict: PdfDict;
  ref: PdfRef;
}

const inheritable = ['MediaBox', 'CropBox', 'Resources', 'Rotate'];

/** An attribute of a page or of the nearest ancestor that has it (ISO 32000-1, 7.7.3.4). */
export function inherited(pdf: PDF, page: PdfDict, key: string): PdfObject | undefined {
  let node: PdfObject | undefined = page;
  for (let depth = 0; node instanceof PdfDict && depth < 64; depth++) {
    const value = entry(pdf, node, key);
    if (value !== undefined) return node.get(key);
    node = entry(pdf, node, 'Parent');
  }
  return undefined;
}

/** Copies what the page inherits into it: the library reads and draws on the page alone. */
export function disinherit(pdf: PDF, page: PdfDict): void {
  for (const key of inheritable) {
    if (entry(pdf, page, key) !== undefined) continue;
    const value = inherited(pdf, page, key);
    if (value !== undefined) page.set(key, value);
  }
}

/** The visible part of the page: left, bottom, right, top. */
export function visibleBox(pdf: PDF, page: PdfDict): [number, number, number, number] {
  const media = boxEntry(pdf, page, 'MediaBox') ?? [0, 0, 612, 792];
  const crop = boxEntry(pdf, page, 'CropBox');
  if (!crop) return media;
  const box: [number, number, number, number] = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ];
  return box[2] > box[0] && box[3] > box[1] ? box : media;
}

export type Turn = PageGeometry['turn'];

/** How far viewers turn the page clockwise. */
export function turnOf(pdf: PDF, page: PdfDict): Turn {
  const value = entry(pdf, page, 'Rotate');
  const degrees = value instanceof PdfNumber ? value.value : 0;
  const turn = ((degrees % 360) + 360) % 360;
  return turn === 90 || turn === 180 || turn === 270 ? turn : 0;
}

/** How the page is shown. */
export function geometryOf(pdf: PDF, page: PdfDict): PageGeometry {
  const unit = numberEntry(pdf, page, 'UserUnit') ?? 1;
  return { box: visibleBox(pdf, page), turn: turnOf(pdf, page), unit: unit > 0 ? unit : 1 };
}

/** Width and height as the reader sees them, in units of the page. */
export function shownSize(pdf: PDF, page: PdfDict): { width: number; height: number } {
  const [left, bottom, right, top] = visibleBox(pdf, page);
  const turn = turnOf(pdf, page);
  const [width, height] = [right - left, top - bottom];
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

/**
 * Appends a page below the root of the page tree (ISO 32000-1, 7.7.3) and leaves all others alone:
 * the library would write each of them again.
 */
export function appendPage(pdf: PDF, page: PdfDict): Page {
  const parent = pdf.getCatalog().getRef('Pages');
  const root = dictEntry(pdf, pdf.getCatalog(), 'Pages');
  if (!parent || !root) throw new Error('The document has no page tree.');
  page.set('Parent', parent);
  const ref = pdf.register(page);
  const kids = root.get('Kids', (indirect) => pdf.getObject(indirect));
  root.set('Kids', new PdfArray([...(kids instanceof PdfArray ? kids : []), ref]));
  root.set('Count', PdfNumber.of((numberEntry(pdf, root, 'Count') ?? 0) + 1));
  return { dict: page, ref };
}
