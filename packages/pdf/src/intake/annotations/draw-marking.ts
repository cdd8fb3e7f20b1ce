import { PdfArray, PdfNumber, type PDF, type PdfDict } from '@libpdf/core';
import { boxEntry, dict, items, nameEntry, numberEntry, stream } from '../../objects/objects.ts';
import { writeNumber } from '@countersign/verifier/pdf/syntax';

type Point = readonly [x: number, y: number];

/** So far a marking may reach beyond its rectangle, by which some readers cut it off. */
const tolerance = 5;
/** Passages of one marking. */
const maxPassages = 10_000;

/**
 * Draws a marking of text that has no picture of its own as readers agree to draw it: a highlight
 * multiplied with what lies under it, a line under or through the text.
 * @returns false where they do not agree
 */
export function drawMarking(pdf: PDF, annotation: PdfDict): boolean {
  const subtype = nameEntry(pdf, annotation, 'Subtype') ?? '';
  const paint = painters[subtype];
  const colour = paint && colourOf(pdf, annotation, subtype === 'Highlight');
  const passages = colour === undefined ? [] : passagesOf(pdf, annotation);
  const rect = boxEntry(pdf, annotation, 'Rect');
  if (!paint || colour === undefined || !rect || passages.length === 0) return false;
  const all = passages.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const box = [smallest(xs), smallest(ys), -smallest(xs.map((x) => -x)), 0];
  box[3] = -smallest(ys.map((y) => -y));
  const isWithin = box.every((side, index) => {
    const beyond = side - (rect[index] ?? 0);
    return (index < 2 ? -beyond : beyond) <= tolerance;
  });
  if (!isWithin) return false;
  const state = dict({
    ...(subtype === 'Highlight' && { BM: 'Multiply' }),
    ca: numberEntry(pdf, annotation, 'CA') ?? 1,
    CA: numberEntry(pdf, annotation, 'CA') ?? 1,
  });
  const content = `/State gs ${colour} ${passages.map(paint).join('\n')}`;
  const resources = dict({ ExtGState: dict({ State: state }) });
  const entries = { Type: 'XObject', Subtype: 'Form', BBox: box, Resources: resources };
  const form = pdf.register(stream(entries, Buffer.from(content)));
  annotation.set('Rect', new PdfArray(box.map((side) => PdfNumber.of(side))));
  annotation.set('AP', dict({ N: form }));
  return true;
}

/** Corners go from the left of the upper side around the text: left and right, then below. */
const painters: Readonly<Record<string, (passage: Point[]) => string>> = {
  Highlight: (corners) => `${around(corners).map(at).join(' l ').replace(' l ', ' m ')} l f`,
  Underline: (passage) => line(passage, 1 / 12),
  StrikeOut: (passage) => line(passage, 1 / 2),
};

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

function at([x, y]: Point): string {
  return `${writeNumber(x)} ${writeNumber(y)}`;
}

function colourOf(pdf: PDF, annotation: PdfDict, fills: boolean): string | undefined {
  const parts = numbersOf(pdf, annotation, 'C');
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[parts.length];
  if (operator === undefined) return undefined;
  return `${parts.map(writeNumber).join(' ')} ${fills ? operator : operator.toUpperCase()}`;
}

/** Four corners each: upper left and right, lower left and right, as all readers take them. */
function passagesOf(pdf: PDF, annotation: PdfDict): Point[][] {
  const numbers = numbersOf(pdf, annotation, 'QuadPoints');
  if (numbers.length % 8 !== 0 || numbers.length > 8 * maxPassages) return [];
  return Array.from({ length: numbers.length / 8 }, (_, passage) =>
    Array.from({ length: 4 }, (_point, corner): Point => {
      const first = passage * 8 + corner * 2;
      return [numbers[first] ?? 0, numbers[first + 1] ?? 0];
    }),
  );
}

function numbersOf(pdf: PDF, owner: PdfDict, key: string): number[] {
  const found = items(pdf, owner, key);
  const numbers = found.flatMap((item) => (item instanceof PdfNumber ? [item.value] : []));
  return numbers.length === found.length && numbers.every(Number.isFinite) ? numbers : [];
}

function smallest(values: readonly number[]): number {
  return values.reduce((lowest, value) => Math.min(lowest, value), Infinity);
}
