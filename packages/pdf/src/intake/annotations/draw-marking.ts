import type { PDF, PdfDict } from '@libpdf/core';
import { boxEntry, nameEntry } from '../../objects/objects.ts';
import { writeNumber } from '@countersign/verifier/pdf/syntax';
import {
  at,
  colourOf,
  inColour,
  numbersOf,
  opacityOf,
  pointsOf,
  through,
  type Point,
} from './mark-entries.ts';
import { boxAround, givePicture, isWithin, widened } from './mark-picture.ts';

/** So far a marking may reach beyond its rectangle, by which some readers cut it off. */
const tolerance = 5;
/** Passages of one marking. */
const maxPassages = 10_000;

/**
 * Draws a marking of text that has no picture of its own (ISO 32000-1, 12.5.6.10) as readers agree to
 * draw it: a highlight multiplied with what lies under it, a line under or through the text.
 * @returns false where they do not agree
 */
export function drawMarking(pdf: PDF, annotation: PdfDict): boolean {
  const subtype = nameEntry(pdf, annotation, 'Subtype') ?? '';
  const paint = painters.get(subtype);
  const colour = colourOf(pdf, annotation, 'C') ?? [];
  const opacity = opacityOf(pdf, annotation);
  const rect = boxEntry(pdf, annotation, 'Rect');
  if (!paint || colour.length === 0 || opacity === undefined || !rect) return false;
  const passages = passagesOf(pdf, annotation);
  if (passages.length === 0) return false;
  const box = boxAround(passages.flat());
  if (!isWithin(box, widened(rect, tolerance))) return false;
  const isHighlight = subtype === 'Highlight';
  givePicture(pdf, annotation, {
    box,
    content: `${inColour(colour, isHighlight ? 'fill' : 'stroke')} ${passages.map(paint).join('\n')}`,
    opacity,
    ...(isHighlight && { blendMode: 'Multiply' }),
  });
  return true;
}

/** Corners go from the left of the upper side around the text: left and right, then below. */
const painters = new Map<string, (passage: Point[]) => string>([
  ['Highlight', (corners) => `${through(around(corners))} f`],
  ['Underline', (passage) => line(passage, 1 / 12)],
  ['StrikeOut', (passage) => line(passage, 1 / 2)],
]);

/** Across the text, so far up from its lower side. */
function line([upperLeft, upperRight, lowerLeft, lowerRight]: Point[], up: number): string {
  if (!upperLeft || !upperRight || !lowerLeft || !lowerRight) return '';
  const height = Math.hypot(upperLeft[0] - lowerLeft[0], upperLeft[1] - lowerLeft[1]);
  const from = between(lowerLeft, upperLeft, up);
  const to = between(lowerRight, upperRight, up);
  return `${writeNumber(Math.max(0.5, height / 16))} w ${at(from)} m ${at(to)} l S`;
}

function between(one: Point, other: Point, part: number): Point {
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
}

/** Writers differ in the order of corners; around their middle it is one. */
function around(corners: Point[]): Point[] {
  const middle = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length,
  );
  const angle = ([x, y]: Point) => Math.atan2(y - (middle[1] ?? 0), x - (middle[0] ?? 0));
  return [...corners].sort((one, other) => angle(one) - angle(other));
}

/** Four corners each: upper left and right, lower left and right, as all readers take them. */
function passagesOf(pdf: PDF, annotation: PdfDict): Point[][] {
  const numbers = numbersOf(pdf, annotation, 'QuadPoints') ?? [];
  if (numbers.length % 8 !== 0 || numbers.length > 8 * maxPassages) return [];
  const corners = pointsOf(numbers);
  return Array.from({ length: corners.length / 4 }, (_, passage) =>
    corners.slice(passage * 4, passage * 4 + 4),
  );
}
