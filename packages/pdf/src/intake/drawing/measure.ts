import { lineCost, paintCost, partOf, type Sizes } from './costs.ts';
import type { Line } from './graphics-state.ts';
import type { Paint, Under } from './read-operations.ts';

/** What drawing something takes. */
export interface Measure {
  /** As in costs.ts. */
  units: number;
  /** Painting operations among it. */
  paints: number;
  /** What of it takes its colours, or its dashes, from whatever draws it. */
  bare: Bare;
  /** Whether cells of a pattern are among it. */
  hasCells?: boolean;
}

export interface Bare {
  /** In colours from outside. */
  paints: number;
  /** By these, in pages. */
  covered: number;
  /** As of a painting operation, of lines whose width or dashes are from outside. */
  strokes: number;
  length: number;
}

export const noPaint = (): Measure => ({
  units: 0,
  paints: 0,
  bare: { paints: 0, covered: 0, strokes: 0, length: 0 },
});

/** Adds a painting operation of the content to what that takes. */
export function addPaint(total: Measure, paint: Paint, sizes: Sizes): void {
  // A path by which others are cut paints nothing.
  if (paint.clipped === 0) total.paints += 1;
  total.units += paintCost(sizes, paint);
  if (isOfOutside(paint.line)) addLines(total, paint);
  if (!paint.isBare) return;
  total.bare.paints += 1;
  total.bare.covered += partOf(sizes, paint.area);
}

/**
 * Adds what an object or letters take by the colours and lines that they are drawn in.
 * @param scale what its lines become at most, in units of the content
 */
export function addBare(
  total: Measure,
  bare: Bare,
  { sizes, under, scale }: { sizes: Sizes; under: Under; scale: number },
): void {
  const lines = { strokes: bare.strokes, length: bare.length * scale };
  total.units += lineCost(sizes, lines, under.line);
  if (isOfOutside(under.line)) addLines(total, lines);
  if (!under.isBare) return;
  total.bare.paints += bare.paints;
  total.bare.covered += bare.covered;
}

export function times({ paints, covered, strokes, length }: Bare, count: number): Bare {
  return {
    paints: paints * count,
    covered: covered * count,
    strokes: strokes * count,
    length: length * count,
  };
}

/** The most of each. */
export function larger(one: Bare, other: Bare): Bare {
  return {
    paints: Math.max(one.paints, other.paints),
    covered: Math.max(one.covered, other.covered),
    strokes: Math.max(one.strokes, other.strokes),
    length: Math.max(one.length, other.length),
  };
}

function addLines({ bare }: Measure, { strokes, length }: Pick<Paint, 'strokes' | 'length'>): void {
  bare.strokes += strokes;
  bare.length += length;
}

function isOfOutside({ width, period }: Line): boolean {
  return width === undefined || period === undefined;
}
