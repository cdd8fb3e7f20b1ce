import { PdfName } from '@libpdf/core';
import { items } from '../../objects/objects.ts';
import { mitersOf, type Stroke } from './corners.ts';
import { numbersIn, numbersOf, pointsOf, through, type Point } from './mark-entries.ts';
import { boxAround, isWithin, widened } from './mark-picture.ts';
import type { Mark, Outline } from './outline.ts';

/** Points of one mark. */
const maxPoints = 10_000;
/** Writers round, in points. */
const tolerance = 0.1;
/**
 * Where some readers round a line, and others do not: as wide as it may be, and as
 * far as its corners may reach, in points. The difference is that of their smoothing.
 */
const maxUnlike = 1;

/** A line between two points (ISO 32000-1, 12.5.6.7), without endings, leaders and a caption. */
export function lineOf(mark: Mark): Outline | undefined {
  const numbers = numbersOf(mark.pdf, mark.annotation, 'L');
  const stroke = numbers?.length === 4 ? strokeOf(numbers) : undefined;
  if (!stroke || !endsPlainly(mark)) return undefined;
  return outlineOf(mark, [stroke], mark.width);
}

/** Lines from point to point (ISO 32000-1, 12.5.6.9), without endings. */
export function polylineOf(mark: Mark): Outline | undefined {
  const stroke = strokeOf(numbersOf(mark.pdf, mark.annotation, 'Vertices'));
  return stroke && endsPlainly(mark) ? outlineOf(mark, [stroke], mark.width) : undefined;
}

/**
 * A polygon (ISO 32000-1, 12.5.6.9), which ends where it began: pdf.js alone leaves out the side that
 * leads there, unless the last point is the first.
 */
export function polygonOf(mark: Mark): Outline | undefined {
  const stroke = strokeOf(numbersOf(mark.pdf, mark.annotation, 'Vertices'));
  const [first, last] = [stroke?.points[0], stroke?.points.at(-1)];
  if (!stroke || !first || !last) return undefined;
  const points = isSame(first, last) ? stroke.points.slice(0, -1) : stroke.points;
  return points.length > 2 && endsPlainly(mark)
    ? outlineOf(mark, [{ points, isClosed: true }], mark.width)
    : undefined;
}

/** Drawn by hand (ISO 32000-1, 12.5.6.13): MuPDF rounds its ends and corners. */
export function inkOf(mark: Mark): Outline | undefined {
  const lists = items(mark.pdf, mark.annotation, 'InkList');
  if (lists.length === 0 || lists.length > maxPoints) return undefined;
  const strokes = lists.flatMap((list) => strokeOf(numbersIn(mark.pdf, list)) ?? []);
  const isDrawn = strokes.length === lists.length;
  return isDrawn && strokes.every((stroke) => isAlike(stroke, mark.width))
    ? outlineOf(mark, strokes)
    : undefined;
}

/** Undefined where that is no list of two points and more that differ. */
function strokeOf(numbers: readonly number[] | undefined): Stroke | undefined {
  if (!numbers || numbers.length % 2 !== 0 || numbers.length > 2 * maxPoints) return undefined;
  const points = pointsOf(numbers).filter(
    (point, index, all) => !all[index - 1] || !isSame(point, all[index - 1] ?? point),
  );
  return points.length < 2 ? undefined : { points, isClosed: false };
}

function isSame(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Some readers draw endings, each its own, and some none. */
function endsPlainly({ pdf, annotation }: Mark): boolean {
  if (!annotation.has('LE')) return true;
  const endings = items(pdf, annotation, 'LE');
  return (
    endings.length === 2 &&
    endings.every((ending) => ending instanceof PdfName && ending.value === 'None')
  );
}

function isAlike(stroke: Stroke, width: number): boolean {
  return width <= maxUnlike && mitersOf(stroke, width).every(({ reach }) => reach <= maxUnlike);
}

/**
 * @param beyond the rectangle, by which pdf.js alone cuts what is drawn: programs that write it tight
 * around the points leave out the line’s own width
 * @returns undefined where more lies beyond, or a reader cuts the tips of corners (MuPDF, a width beyond
 * the points)
 */
function outlineOf(mark: Mark, strokes: readonly Stroke[], beyond = 0): Outline | undefined {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length > maxPoints) return undefined;
  const tips = strokes.flatMap((stroke) => mitersOf(stroke, mark.width).map(({ tip }) => tip));
  const lines = widened(boxAround(points), mark.width / 2);
  const [left, bottom, right, top] = lines;
  const box = boxAround([[left, bottom], [right, top], ...tips]);
  const isWhole =
    isWithin(box, widened(mark.rect, beyond + tolerance)) &&
    isWithin(box, widened(lines, mark.width / 2 + tolerance));
  const paths = strokes.map(({ points: path, isClosed }) => through(path) + (isClosed ? ' h' : ''));
  return isWhole ? { box, paths } : undefined;
}
