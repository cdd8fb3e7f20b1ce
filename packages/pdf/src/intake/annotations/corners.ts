import type { Point } from './mark-entries.ts';

export interface Stroke {
  /** None is the same as the one before. */
  points: readonly Point[];
  isClosed: boolean;
}

/** Where the edges of a line meet beyond a corner. */
interface Miter {
  tip: Point;
  /** From the corner, in points. */
  reach: number;
}

/** Widths of the line that a corner may be long; a longer one is cut (ISO 32000-1, 8.4.3.5). */
const miterLimit = 10;
/** So near to that limit some readers cut it, and some do not. */
const doubt = 0.5;

/** The tips of a line so wide, in points; near the limit their reach is infinite. */
export function mitersOf({ points, isClosed }: Stroke, width: number): Miter[] {
  const all: readonly (Point | undefined)[] = isClosed
    ? [points.at(-1), ...points, points[0]]
    : points;
  return all.slice(1, -1).flatMap((corner, index) => {
    const [before, after] = [all[index], all[index + 2]];
    return (before && corner && after && miterAt(before, corner, after, width)) ?? [];
  });
}

function miterAt(before: Point, corner: Point, after: Point, width: number): Miter | undefined {
  const [to, from] = [direction(before, corner), direction(corner, after)];
  const half = Math.sqrt(Math.max(0, (1 + to[0] * from[0] + to[1] * from[1]) / 2));
  const ratio = 1 / half;
  if (ratio > miterLimit + doubt) return undefined;
  const reach = ratio > miterLimit - doubt ? Infinity : (width / 2) * ratio;
  const away: Point = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(...away);
  // It goes straight on.
  if (length < 1e-9) return undefined;
  return {
    tip: [corner[0] + (away[0] / length) * reach, corner[1] + (away[1] / length) * reach],
    reach,
  };
}

function direction(one: Point, other: Point): Point {
  const [x, y] = [other[0] - one[0], other[1] - one[1]];
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}
