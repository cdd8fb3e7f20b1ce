import { PdfNumber, type PDF, type PdfDict } from '@libpdf/core';
import { boxEntry, entry, nameEntry } from '../../objects/objects.ts';
import { writeNumber } from '@countersign/verifier/pdf/syntax';
import { ellipseOf, rectangleOf } from './frames.ts';
import { lineWidthOf } from './line-width.ts';
import { colourOf, inColour, numbersOf, opacityOf } from './mark-entries.ts';
import { givePicture, widened } from './mark-picture.ts';
import type { Mark, Outline } from './outline.ts';
import { inkOf, lineOf, polygonOf, polylineOf } from './strokes.ts';

interface Shape {
  /** What its dictionary may hold beside `commonEntries`. */
  entries: readonly string[];
  /** Undefined where readers draw it each in its own way. */
  outline: (mark: Mark) => Outline | undefined;
  isFilled?: true;
}

/** ISO 32000-1, tables 164 and 170: what says how it looks, and what does not matter for that. */
const commonEntries = [
  ...['Type', 'Subtype', 'Rect', 'F', 'C', 'CA', 'BS', 'Border'],
  ...['Contents', 'P', 'NM', 'M', 'T', 'Popup', 'CreationDate', 'Subj', 'RC', 'StructParent'],
];

const shapes = new Map<string, Shape>([
  ['Line', { entries: ['L', 'LE', 'IC'], outline: lineOf }],
  ['PolyLine', { entries: ['Vertices', 'LE'], outline: polylineOf }],
  ['Polygon', { entries: ['Vertices', 'LE'], outline: polygonOf }],
  ['Ink', { entries: ['InkList'], outline: inkOf }],
  ['Square', { entries: ['IC'], outline: rectangleOf, isFilled: true }],
  ['Circle', { entries: ['IC'], outline: ellipseOf, isFilled: true }],
]);

/** As far as numbers reach that every reader can hold (ISO 32000-1, annex C). */
const maxCoordinate = 32_767;
/** Print, ReadOnly, Locked, LockedContents (ISO 32000-1, table 165): nothing looks otherwise by them. */
const harmlessFlags = 4 | 64 | 128 | 512;

/**
 * Draws a line, a shape or ink that has no picture of its own (ISO 32000-1, 12.5.6.7 to 12.5.6.9 and
 * 12.5.6.13) where all readers that draw it draw the same.
 * @returns false where they do not, and where it has an entry that they were not compared with
 */
export function drawShape(pdf: PDF, annotation: PdfDict): boolean {
  const shape = shapes.get(nameEntry(pdf, annotation, 'Subtype') ?? '');
  if (!shape || !isKnown(pdf, annotation, shape)) return false;
  const corners = numbersOf(pdf, annotation, 'Rect');
  const rect = corners?.length === 4 ? boxEntry(pdf, annotation, 'Rect') : undefined;
  if (!rect?.every((side) => Math.abs(side) <= maxCoordinate)) return false;
  const width = lineWidthOf(pdf, annotation, rect);
  const opacity = opacityOf(pdf, annotation);
  const colour = colourOf(pdf, annotation, 'C') ?? [];
  const inside = annotation.has('IC') ? colourOf(pdf, annotation, 'IC') : [];
  if (width === undefined || opacity === undefined || colour.length === 0 || !inside) return false;
  const isFilled = shape.isFilled === true && inside.length > 0;
  if (isFilled && !isFilledAlike(annotation, opacity)) return false;
  const outline = shape.outline({ pdf, annotation, rect, width });
  if (!outline) return false;
  const colours = [inColour(colour, 'stroke'), ...(isFilled ? [inColour(inside, 'fill')] : [])];
  const paths = outline.paths.map((path) => `${path} ${isFilled ? 'B' : 'S'}`);
  givePicture(pdf, annotation, {
    // Where a box cuts at the very edge of a line, both are smoothed.
    box: widened(outline.box, 1),
    content: [...colours, `${writeNumber(width)} w`, ...paths].join('\n'),
    opacity,
  });
  return true;
}

function isKnown(pdf: PDF, annotation: PdfDict, { entries }: Shape): boolean {
  const isListed = [...annotation].every(
    ([{ value: key }]) => commonEntries.includes(key) || entries.includes(key),
  );
  const flags = entry(pdf, annotation, 'F') ?? PdfNumber.of(0);
  if (!isListed || !(flags instanceof PdfNumber)) return false;
  // Nor is it equal where it is no whole number.
  return flags.value === (flags.value & harmlessFlags);
}

/** pdf.js shows the inside under a translucent line, and draws no line where no width is given. */
function isFilledAlike(annotation: PdfDict, opacity: number): boolean {
  return opacity === 1 && (annotation.has('BS') || annotation.has('Border'));
}
