import { PdfDict, PdfNumber, PdfStream, type PDF } from '@libpdf/core';
import type { Matrix } from '../../objects/matrix.ts';
import { boxEntry, entry, items, numberEntry, type PdfObject } from '../../objects/objects.ts';
import { Unacceptable } from '../refusals.ts';
import { maskForm } from './masks.ts';
import { scaleOf } from './path.ts';
import type { Kind } from './read-operations.ts';

/**
 * What drawing something costs beyond the bytes that say so, in bytes of content. By the time that
 * poppler, MuPDF and PDFium take, of which the slowest counts: docs/files.md has it.
 */
export const costs = {
  /** A byte of content by which others are drawn. */
  byte: 4,
  form: 256,
  tile: 1.6,
  /** Composed by itself, on a bitmap as large as what it covers. */
  group: { min: 4_096, whole: 65_536 },
  mask: 131_072,
  image: 256,
  pixel: 0.4,
};

/** With its masks, for each time that it is drawn. */
export function imageCost(pdf: PDF, image: PdfStream): number {
  const masks = ['SMask', 'Mask'].map((key) => entry(pdf, image, key));
  const all = [image, ...masks.filter((mask) => mask instanceof PdfStream)];
  const pixels = all.reduce((sum, one) => sum + pixelsOf(pdf, one), 0);
  return costs.image + pixels * costs.pixel;
}

function pixelsOf(pdf: PDF, image: PdfStream): number {
  const [width = 1, height = 1] = ['Width', 'Height'].map((key) => numberEntry(pdf, image, key));
  return Math.abs(width * height);
}

/**
 * @param scale as an area, from what it stands in to its own content's matrix
 * @param shown what of the content that it is drawn in can be on the page, in the content's units
 */
export function groupCost(pdf: PDF, form: PdfStream, scale: number, shown: number): number {
  const area = areaOf(boxEntry(pdf, form, 'BBox')) * matrixScale(pdf, form) * scale;
  return Math.max(costs.group.min, costs.group.whole * (area < shown ? area / shown : 1));
}

/** Steps per doubling to which areas are rounded, so that a form drawn in many sizes is measured in few. */
const steps = 4;

/**
 * What of a form, a mask or a cell can be on the page, in its own units: at most its box, and at
 * most what of the content that it is drawn in can be.
 * @param use the matrix leads from it to that content
 */
export function shownArea(
  pdf: PDF,
  use: { kind: Kind; found: PdfObject | undefined; matrix: Matrix },
  outer: number,
): number {
  const { kind, found, matrix } = use;
  // How large a glyph is drawn is known to its text alone: as if it were the whole page.
  if (kind === 'Font') return 1;
  const form = kind === 'ExtGState' && found instanceof PdfDict ? maskForm(pdf, found) : found;
  if (!(form instanceof PdfStream)) return outer;
  const box = areaOf(boxEntry(pdf, form, 'BBox'));
  const most = outer / (matrixScale(pdf, form) * scaleOf(matrix));
  return most < box ? 2 ** (Math.floor(Math.log2(most) * steps) / steps) : box;
}

/**
 * Of one cell of a pattern and what lies between cells (ISO 32000-1, 8.7.3).
 * @throws Unacceptable for one without steps, with which each reader takes others
 */
export function tileArea(pdf: PDF, pattern: PdfStream): number {
  const [x = 0, y = 0] = ['XStep', 'YStep'].map((key) => numberEntry(pdf, pattern, key));
  if (x * y === 0) throw new Unacceptable('damaged', 'A pattern has no steps.');
  return Math.abs(x * y) * matrixScale(pdf, pattern) || Infinity;
}

function matrixScale(pdf: PDF, owner: PdfStream): number {
  const [a = 1, b = 0, c = 0, d = 1] = items(pdf, owner, 'Matrix').map((item) =>
    item instanceof PdfNumber ? item.value : 0,
  );
  return Math.abs(a * d - b * c);
}

export function areaOf(box: readonly [number, number, number, number] | undefined): number {
  const [left, bottom, right, top] = box ?? [0, 0, 1, 1];
  return (right - left) * (top - bottom);
}
