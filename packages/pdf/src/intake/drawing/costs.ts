import { PdfDict, PdfStream, type PDF } from '@libpdf/core';
import type { Matrix } from '../../objects/matrix.ts';
import { boxEntry, entry, numberEntry, type PdfObject } from '../../objects/objects.ts';
import { Unacceptable } from '../refusals.ts';
import { areaOf } from './box.ts';
import type { Line } from './graphics-state.ts';
import { maskForm } from './masks.ts';
import { matrixOf } from './matrix-of.ts';
import { scaleOf } from './path.ts';
import type { Kind, Paint } from './read-operations.ts';
import type { Steps } from './steps.ts';

/**
 * What drawing something costs beyond the bytes that say so, in bytes of content. By the time that
 * poppler, MuPDF, PDFium and pdf.js take, of which the slowest counts: docs/files.md has it.
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
  /** Pixels of a whole page at 72 dots an inch. */
  page: 524_288,
  /** What functions reckon, of one value. */
  step: 0.16,
  /** Filled, of a whole page. */
  fill: 8_192,
  /** What is painted is cut along a path over a whole page. */
  clip: 2_500,
  /** Drawn as a line from one corner of a page to the other. */
  line: 4_096,
  dash: 8,
};

/** Where content stands, as far as it is about sizes, in its own units. */
export interface Sizes {
  /** That it covers at most. */
  area: number;
  /** What of that can be on the page: a bitmap for a group is no larger. */
  shown: number;
  /** The page. */
  whole: number;
}

/** Which part of the page something covers. @param area in the content's units; absent: all of it */
export function partOf({ area: own, shown, whole }: Sizes, area = Infinity): number {
  const part = Math.min(area, own, shown) / whole;
  return part <= 1 ? part : 1;
}

/** Of a painting operation by itself. */
export function paintCost(sizes: Sizes, paint: Paint): number {
  const { filled, clipped, length, pixels, line } = paint;
  const lines = length === 0 ? 0 : length / Math.sqrt(2 * sizes.whole);
  return (
    costs.fill * partOf(sizes, filled) +
    costs.clip * partOf(sizes, clipped) +
    costs.line * lines +
    costs.pixel * pixels +
    lineCost(sizes, paint, line)
  );
}

/** Of lines by their width and their dashes, as far as these are known. */
export function lineCost(
  sizes: Sizes,
  { strokes, length }: { strokes: number; length: number },
  { width = 0, period = 0 }: Line,
): number {
  if (strokes === 0) return 0;
  const each = partOf(sizes, (length / strokes + width) * width);
  return costs.fill * each * strokes + (period === 0 ? 0 : (costs.dash * length) / period);
}

/** With its masks, for each time that it is drawn. */
export function imageCost(pdf: PDF, image: PdfStream, steps: Steps): number {
  const masks = ['SMask', 'Mask'].map((key) => entry(pdf, image, key));
  const all = [image, ...masks.filter((mask) => mask instanceof PdfStream)];
  return all.reduce((sum, one) => {
    const tint = steps.ofColours(entry(pdf, one, 'ColorSpace'));
    return sum + pixelsOf(pdf, one) * (costs.pixel + costs.step * tint);
  }, costs.image);
}

function pixelsOf(pdf: PDF, image: PdfStream): number {
  const [width = 1, height = 1] = ['Width', 'Height'].map((key) => numberEntry(pdf, image, key));
  return Math.abs(width * height);
}

/** @param scale as an area, from what it stands in to its own content's matrix */
export function groupCost(pdf: PDF, form: PdfStream, scale: number, sizes: Sizes): number {
  const area = boxArea(pdf, form) * scaleOf(matrixOf(pdf, form)) * scale;
  return Math.max(costs.group.min, costs.group.whole * partOf(sizes, area));
}

/** Steps per doubling to which areas are rounded, so that a form drawn in many sizes is measured in few. */
const stepsOfSize = 4;

/**
 * The sizes of a form, a mask, a cell or a letter that is drawn by itself.
 * @param use the matrix leads from it to the content that it is drawn in, of which `area` of a font
 * is what a letter covers
 */
export function sizesOf(
  pdf: PDF,
  use: { kind: Kind; found: PdfObject | undefined; matrix: Matrix; area?: number | undefined },
  outer: Sizes,
): Sizes {
  const { kind, found, matrix, area: letter = 1 } = use;
  if (!(found instanceof PdfDict)) return outer;
  if (kind === 'Font') {
    const whole = rounded(outer.whole / (scaleOf(matrixOf(pdf, found, 'FontMatrix')) * letter));
    return { area: whole, shown: whole, whole };
  }
  const form = kind === 'ExtGState' ? maskForm(pdf, found) : found;
  if (!(form instanceof PdfStream)) return outer;
  const area = boxArea(pdf, form);
  const scale = scaleOf(matrixOf(pdf, form)) * scaleOf(matrix);
  const most = outer.shown / scale;
  return { area, shown: most < area ? rounded(most) : area, whole: rounded(outer.whole / scale) };
}

function rounded(area: number): number {
  return 2 ** (Math.floor(Math.log2(area) * stepsOfSize) / stepsOfSize);
}

/**
 * Of one cell of a pattern and what lies between cells (ISO 32000-1, 8.7.3).
 * @throws Unacceptable for one without steps, with which each reader takes others
 */
export function tileArea(pdf: PDF, pattern: PdfStream): number {
  const [x = 0, y = 0] = ['XStep', 'YStep'].map((key) => numberEntry(pdf, pattern, key));
  if (x * y === 0) throw new Unacceptable('damaged', 'A pattern has no steps.');
  return Math.abs(x * y) * scaleOf(matrixOf(pdf, pattern)) || Infinity;
}

function boxArea(pdf: PDF, form: PdfStream): number {
  return areaOf(boxEntry(pdf, form, 'BBox') ?? [0, 0, 1, 1]);
}
