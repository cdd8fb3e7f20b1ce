/** Left, bottom, right, top. */
export type Box = [left: number, bottom: number, right: number, top: number];

export const nowhere: Readonly<Box> = [Infinity, Infinity, -Infinity, -Infinity];

export function union(one: Box, other: Box): Box {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}

/** @param other absent: everywhere */
export function overlap(one: Box, other: Box | undefined): Box {
  if (!other) return one;
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

/** None of a box that ends before it begins. */
export function areaOf([left, bottom, right, top]: Readonly<Box>): number {
  return right > left && top > bottom ? (right - left) * (top - bottom) : 0;
}
