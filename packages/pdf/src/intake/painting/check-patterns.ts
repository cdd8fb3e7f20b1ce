import { PdfDict, PdfStream, type PDF } from '@libpdf/core';
import { entry, numberEntry, numbers, resolve, type PdfObject } from '../../objects/objects.ts';
import { isShading } from './is-shading.ts';
import { Unacceptable } from '../refusals.ts';

/**
 * Of what patterns and shadings are (ISO 32000-1, 8.7), all that a reader needs: of one that misses
 * something some readers paint nothing, some black, and some wait forever.
 */

/** @param value of `Pattern` in resources @throws Unacceptable */
export function checkPatterns(pdf: PDF, value: PdfObject | undefined): void {
  if (!(value instanceof PdfDict)) return;
  for (const [, item] of value) {
    const pattern = resolve(pdf, item);
    if (!isPattern(pdf, pattern)) throw new Unacceptable('damaged', 'A pattern cannot be read.');
  }
}

/** @param value of `Shading` in resources, or in a pattern @throws Unacceptable */
export function checkShadings(pdf: PDF, value: PdfObject | undefined): void {
  if (!(value instanceof PdfDict)) return;
  const isShadingItself = value.has('ShadingType');
  // Something else that has the name.
  if (!isShadingItself && (value instanceof PdfStream || value.has('Type'))) return;
  const shadings = isShadingItself ? [value] : [...value].map(([, item]) => resolve(pdf, item));
  if (!shadings.every((shading) => isShading(pdf, shading))) {
    throw new Unacceptable('damaged', 'A shading cannot be read.');
  }
}

function isPattern(pdf: PDF, pattern: PdfObject | undefined): boolean {
  if (!(pattern instanceof PdfDict)) return false;
  const kind = numberEntry(pdf, pattern, 'PatternType');
  if (kind === 1) return pattern instanceof PdfStream && isTile(pdf, pattern);
  return kind === 2 && isShading(pdf, entry(pdf, pattern, 'Shading'));
}

/** Cells that stand further apart than that keep some readers busy for a minute. */
const maxStep = 1_000_000;

/** Its box is written from its lower left corner, as everybody does; the other way readers differ. */
function isTile(pdf: PDF, tile: PdfStream): boolean {
  const [left = NaN, bottom = NaN, right = NaN, top = NaN] = numbers(pdf, tile, 'BBox');
  const kind = numberEntry(pdf, tile, 'PaintType') ?? 0;
  const spacing = numberEntry(pdf, tile, 'TilingType') ?? 0;
  const steps = ['XStep', 'YStep'].map((key) => numberEntry(pdf, tile, key) ?? 0);
  const isWhole = [1, 2].includes(kind) && [1, 2, 3].includes(spacing);
  const areSteps = steps.every((step) => step !== 0 && Math.abs(step) <= maxStep);
  return isWhole && right > left && top > bottom && areSteps;
}
