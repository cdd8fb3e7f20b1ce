import { breakPieces } from '@countersign/signature-marks/break-lines';
import { shapeLine } from '../fonts/shape.ts';
import { black, widthOf, type Canvas } from './canvas.ts';
import { ellipsis, wrap } from './text-layout.ts';

const smallest = 5;
const legible = 7;
const largest = 12;
const padding = 2;
/** Of a line, in parts of its size. */
const lead = 1.3;

/** Text laid out to fit into a box. */
export interface FittedText {
  lines: string[];
  size: number;
  /** Not all of it found room. */
  cut: boolean;
}

/** How a text is laid out in its box. */
export interface FitOptions {
  /** From the top, in lines of a legible size. */
  paragraph: boolean;
  /** Stands where the text had to be cut. */
  mark: string;
  /** In points; a text that does not fit at this size is made smaller. Absent: as large as fits. */
  size?: number | undefined;
}

/**
 * Large at first, then smaller: in one line where that stays legible, else in several. What does
 * not fit at the smallest size is cut, and ends with the mark that says where the rest is.
 */
export function fitText(
  value: string,
  box: { width: number; height: number },
  { paragraph, mark, size: asked }: FitOptions,
): FittedText {
  const room = Math.max(1, box.width - 2 * padding);
  if (asked !== undefined) {
    const fitted = atSize(value, asked, { width: room, height: box.height }, paragraph);
    if (fitted) return fitted;
  }
  const usual = paragraph ? largest : Math.min(largest, box.height * 0.62);
  const first = Math.max(smallest, Math.min(asked ?? usual, usual));
  const one = paragraph ? undefined : inOneLine(value, first, room);
  if (one && one.size >= Math.min(legible, first)) return one;
  for (const wholeWords of [true, false]) {
    for (let size = first; size >= smallest; size -= 0.5) {
      if (wholeWords && widestWord(value) * size > room) continue;
      const lines = wrap(value, { face: 'regular', size }, room);
      if (lines.length * size * lead <= box.height - padding) return { lines, size, cut: false };
    }
    if (one) return one;
  }
  return cutText(value, room, box.height, mark);
}

/** At the size that was asked for; undefined when it does not fit so. */
function atSize(
  value: string,
  size: number,
  { width, height }: { width: number; height: number },
  paragraph: boolean,
): FittedText | undefined {
  const font = { face: 'regular', size } as const;
  if (!paragraph && !/[\r\n]/.test(value) && widthOf(value, font) <= width && size <= height) {
    return { lines: [value], size, cut: false };
  }
  if (widestWord(value) * size > width) return undefined;
  const lines = wrap(value, font, width);
  return lines.length * size * lead <= height - padding ? { lines, size, cut: false } : undefined;
}

/** In parts of the size. */
function widestWord(value: string): number {
  const font = { face: 'regular', size: 1 } as const;
  return Math.max(0, ...breakPieces(value).map((piece) => widthOf(piece.trimEnd(), font)));
}

/** Shrunk to the width; undefined when that would take letters smaller than the smallest. */
function inOneLine(value: string, first: number, room: number): FittedText | undefined {
  if (/[\r\n]/.test(value)) return undefined;
  const natural = widthOf(value, { face: 'regular', size: first });
  const size = natural > room ? (first * room) / natural : first;
  return size < smallest ? undefined : { lines: [value], size, cut: false };
}

function cutText(value: string, room: number, height: number, mark: string): FittedText {
  const font = { face: 'regular', size: smallest } as const;
  const maxLines = Math.max(1, Math.floor((height - padding) / (smallest * lead)));
  const lines = wrap(value, font, room).slice(0, maxLines);
  const last = lines[maxLines - 1] ?? lines[lines.length - 1] ?? '';
  const free = room - widthOf(` ${mark}`, font);
  const ending = free > 0 ? `${ellipsis(`${last}…`, font, free)} ${mark}` : mark;
  return { lines: [...lines.slice(0, maxLines - 1), ending], size: smallest, cut: true };
}

/** A single line in the middle of its box, several from the top; each from where it begins. */
export function drawFitted(
  canvas: Canvas,
  { lines, size }: FittedText,
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
