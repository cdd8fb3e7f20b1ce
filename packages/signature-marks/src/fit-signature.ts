import { wrapLine } from './wrap-line.ts';

/** Of a line, in parts of its size. */
const lead = 1.1;

/**
 * A typed signature as large as its box allows: in one line, but a long one in several before it
 * is too small. Of a size in points; `measure` tells how wide a text is in parts of its size. The
 * page that shows the signature before it is given lays it out the same way.
 */
export function fitSignature(
  text: string,
  box: { width: number; height: number },
  measure: (text: string) => number,
): { lines: string[]; size: number } {
  const natural = Math.min(box.height * 0.8, 34);
  const size = Math.min(natural, box.width / Math.max(measure(text), 0.01));
  if (size >= Math.min(natural, 12)) return { lines: [text], size };
  for (let smaller = natural; smaller > size; smaller *= 0.95) {
    const lines = wrapLine(text, measure, box.width / smaller);
    if (lines.length * smaller * lead <= box.height) return { lines, size: smaller };
  }
  return { lines: [text], size };
}

/** Points of a picture's pixel, at most: a small picture is not blown up. */
const pixelMax = 0.5;

/** How large a picture stands in its box, in points; on its lower left. */
export function fitPicture(
  picture: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.width / picture.width, box.height / picture.height, pixelMax);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** What a signature leaves free of its place on each side, in points. */
export const placeInset = { x: 2, y: 1 };

/** From the lower edge of the box to where a line stands, in parts of its size. */
export function baselineOf(line: number, lines: number): number {
  return 0.28 + (lines - 1 - line) * lead;
}
