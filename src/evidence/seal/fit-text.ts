import { breakPieces } from '../fonts/break-lines.ts';
import { shapeLine } from '../fonts/shape.ts';
import { black, widthOf, type Canvas } from './canvas.ts';
import { ellipsis, wrap } from './text-layout.ts';

const smallest = 5;
const padding = 2;
/** Of a line, in parts of its size. */
const lead = 1.3;

/** Text laid out to fit into a box. */
export interface Fitted {
  lines: string[];
  size: number;
  /** Not all of it found room. */
  cut: boolean;
}

/**
 * Large at first, then smaller: in one line where that stays legible, else in several. What does
 * not fit at the smallest size is cut, and ends with the mark that says where the rest is.
 */
export function fitText(
  value: string,
  box: { width: number; height: number },
  { paragraph, mark }: { paragraph: boolean; mark: string },
): Fitted {
  const room = Math.max(1, box.width - 2 * padding);
  const largest = Math.max(smallest, paragraph ? 10 : Math.min(11, box.height * 0.62));
  const one = paragraph ? undefined : inOneLine(value, largest, room);
  if (one && one.size >= Math.min(7, largest)) return one;
  for (const wholeWords of [true, false]) {
    for (let size = largest; size >= smallest; size -= 0.5) {
      if (wholeWords && widestWord(value) * size > room) continue;
      const lines = wrap(value, { face: 'regular', size }, room);
      if (lines.length * size * lead <= box.height - padding) return { lines, size, cut: false };
    }
    if (one) return one;
  }
  return cutText(value, room, box.height, mark);
}

/** In parts of the size. */
function widestWord(value: string): number {
  const font = { face: 'regular', size: 1 } as const;
  return Math.max(0, ...breakPieces(value).map((piece) => widthOf(piece.trimEnd(), font)));
}

/** Shrunk to the width; undefined when that would take letters smaller than the smallest. */
function inOneLine(value: string, largest: number, room: number): Fitted | undefined {
  if (/[\r\n]/.test(value)) return undefined;
  const natural = widthOf(value, { face: 'regular', size: largest });
  const size = natural > room ? (largest * room) / natural : largest;
  return size < smallest ? undefined : { lines: [value], size, cut: false };
}

function cutText(value: string, room: number, height: number, mark: string): Fitted {
  const font = { face: 'regular', size: smallest } as const;
  const most = Math.max(1, Math.floor((height - padding) / (smallest * lead)));
  const lines = wrap(value, font, room).slice(0, most);
  const last = lines[most - 1] ?? lines[lines.length - 1] ?? '';
  const free = room - widthOf(` ${mark}`, font);
  const ending = free > 0 ? `${ellipsis(`${last}…`, font, free)} ${mark}` : mark;
  return { lines: [...lines.slice(0, most - 1), ending], size: smallest, cut: true };
}

/** A single line in the middle of its box, several from the top; each from where it begins. */
export function drawFitted(
  canvas: Canvas,
  { lines, size }: Fitted,
  { width, height }: { width: number; height: number },
  paragraph: boolean,
): void {
  const style = { face: 'regular', size, color: black } as const;
  const top =
    lines.length === 1 && !paragraph
      ? (height + size * 0.72) / 2 - size * 0.72
      : height - padding - size * 0.95;
  lines.forEach((line, index) => {
    const { direction, width: wide } = shapeLine(line, style.face);
    const x = direction === 'rtl' ? width - padding - wide * size : padding;
    canvas.text(line, x, top - index * size * lead, style);
  });
}
