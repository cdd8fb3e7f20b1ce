import { PdfNumber, PdfStream, type PDF } from '@libpdf/core';
import { boxEntry, entry, items, numberEntry } from '../../objects/objects.ts';
import { Unacceptable } from '../refusals.ts';

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

/** @param scale from its own area to a part of what it is drawn on */
export function groupCost(pdf: PDF, form: PdfStream, scale: number): number {
  const part = areaOf(boxEntry(pdf, form, 'BBox')) * matrixScale(pdf, form) * scale;
  return Math.max(costs.group.min, costs.group.whole * Math.min(1, part));
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
