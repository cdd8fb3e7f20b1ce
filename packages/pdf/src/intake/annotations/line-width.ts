import type { PDF, PdfDict } from '@libpdf/core';
import { dictEntry, nameEntry, numberEntry } from '../../objects/objects.ts';
import { numbersOf } from './mark-entries.ts';
import type { Box } from './mark-picture.ts';

/** Thinner ones each reader makes visible in its own way. */
const thinnest = 0.25;

/**
 * The width in points of the line that a mark is drawn with (ISO 32000-1, table 164, `Border`, and
 * table 166), 1 unless given; undefined where the line is not solid, or readers take other widths.
 */
export function lineWidthOf(pdf: PDF, annotation: PdfDict, rect: Box): number | undefined {
  const width = widthIn(pdf, annotation);
  return width !== undefined && width >= thinnest && isTaken(width, rect) ? width : undefined;
}

function widthIn(pdf: PDF, annotation: PdfDict): number | undefined {
  const hasBorder = annotation.has('Border');
  const border = hasBorder ? numbersOf(pdf, annotation, 'Border') : [0, 0, 1];
  // Rounded corners; a fourth is dashes.
  if (border?.length !== 3 || border[0] !== 0 || border[1] !== 0) return undefined;
  if (!annotation.has('BS')) return border[2];
  const style = dictEntry(pdf, annotation, 'BS');
  if (!style || !isSolid(pdf, style)) return undefined;
  if (style.has('W')) return numberEntry(pdf, style, 'W');
  // Some readers look there for it.
  return hasBorder ? undefined : 1;
}

function isSolid(pdf: PDF, style: PdfDict): boolean {
  return [...style].every(([{ value: key }]) => {
    if (key === 'Type') return nameEntry(pdf, style, key) === 'Border';
    return key === 'S' ? nameEntry(pdf, style, key) === 'S' : key === 'W';
  });
}

/** pdf.js takes 1 for what is wider than half of the rectangle. */
function isTaken(width: number, [left, bottom, right, top]: Box): boolean {
  const sides = [right - left, top - bottom];
  return width === 1 || sides.includes(0) || sides.every((side) => width <= side / 2);
}
