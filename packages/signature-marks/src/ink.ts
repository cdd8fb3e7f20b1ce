import { getStroke } from 'perfect-freehand';
import { storedSide, type PictureBox } from './stroke-box.ts';

/** Where the pen was, from the upper left of the area that is drawn on, in CSS pixels. */
export interface InkPoint {
  x: number;
  y: number;
}

/** The pen from when it was set down to when it was lifted. */
export interface Stroke {
  points: InkPoint[];
}

/** Of one signature. */
export const maxStrokes = 500;
/** Of all its strokes together. */
export const maxInkPoints = 10_000;
/** Of a coordinate in CSS pixels, whatever its sign. */
const maxInkCoordinate = 10_000;
/** Of all strokes together, in CSS pixels: lines that cross each other without end are slow to fill. */
const maxInkLength = 100_000;

export const inkColor = '#14213d';

/** Whether these strokes are few and short enough to be taken as one signature. */
export function isInkWithinLimits(strokes: readonly Stroke[]): boolean {
  const points = strokes.reduce((sum, stroke) => sum + stroke.points.length, 0);
  if (strokes.length > maxStrokes || points > maxInkPoints) return false;
  const isNear = (value: number) => Math.abs(value) <= maxInkCoordinate;
  return (
    strokes.every(({ points: of }) => of.every(({ x, y }) => isNear(x) && isNear(y))) &&
    strokes.reduce((sum, { points: of }) => sum + lengthOf(of), 0) <= maxInkLength
  );
}

/** A stroke as text: the channels x and y of an InkML trace (W3C InkML, clause 3.2.1). */
export const traceForm =
  /^-?\d{1,5}(?:\.\d{1,6})? -?\d{1,5}(?:\.\d{1,6})?(?:, -?\d{1,5}(?:\.\d{1,6})? -?\d{1,5}(?:\.\d{1,6})?)*$/;

/** Of points in hundredths of a pixel: `"12.5 40, 13 41.25"`. */
export function writeTrace({ points }: Stroke): string {
  return points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join(', ');
}

/** Of texts in the form of traces. */
export function countPoints(traces: readonly string[]): number {
  let count = traces.length;
  for (const trace of traces) {
    for (let at = trace.indexOf(','); at >= 0; at = trace.indexOf(',', at + 1)) count++;
  }
  return count;
}

/** Of a text in the form of a trace. */
export function readTrace(trace: string): Stroke {
  const points = trace.split(', ').map((point) => {
    const [x = NaN, y = NaN] = point.split(' ').map(Number);
    return { x, y };
  });
  return { points };
}

function lengthOf(points: readonly InkPoint[]): number {
  return points.reduce((sum, { x, y }, at) => {
    const before = points[at - 1] ?? { x, y };
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

/** A pen of so many CSS pixels, whose line is thinner where it is fast. */
const pen = { size: 3.4, thinning: 0.6, smoothing: 0.5, streamline: 0.3, last: true };
/** Of the picture that is kept, for a CSS pixel at most: it is printed, and lines stay smooth. */
const maxDensity = 3;

/** What strokes leave on the paper. */
export interface Ink {
  /** Of each stroke, as SVG path data (SVG 2, clause 9.3) in CSS pixels, filled by the non-zero rule. */
  paths: string[];
  /** Where it is, in CSS pixels. */
  box: PictureBox;
  /** Of the picture that is kept, in pixels. */
  picture: { width: number; height: number };
}

/**
 * The ink of strokes, the same on the page that is drawn on and in the picture that the service
 * keeps. Undefined where there is none.
 */
export function inkOf(strokes: readonly Stroke[]): Ink | undefined {
  const outlines = strokes.map(({ points }) => getStroke(points, pen));
  const corners = outlines.flat();
  if (corners.length === 0) return undefined;
  const [left, right] = extent(corners.map(([x]) => x));
  const [top, bottom] = extent(corners.map(([, y]) => y));
  const box = { left, top, width: right - left, height: bottom - top };
  const density = Math.min(maxDensity, storedSide / Math.max(box.width, box.height));
  return {
    paths: outlines.map(closedCurve),
    box,
    picture: {
      width: Math.max(1, Math.round(box.width * density)),
      height: Math.max(1, Math.round(box.height * density)),
    },
  };
}

function extent(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
}

/** Round the corners: from the middle of each side to that of the next. */
function closedCurve(corners: readonly (readonly number[])[]): string {
  const curves = corners.map(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = corners[(at + 1) % corners.length] ?? [];
    return `${at === 0 ? 'M' : 'Q'}${rounded(x)} ${rounded(y)} ${rounded((x + nextX) / 2)} ${rounded((y + nextY) / 2)}`;
  });
  return curves.length === 0 ? '' : `${curves.join('')}Z`;
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);
