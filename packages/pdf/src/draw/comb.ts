import { black, widthOf, type Canvas } from './canvas.ts';

const largest = 12;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Whether the characters go into so many boxes, one into the middle of each, as a comb field asks
 * (ISO 32000-1, 12.7.4.3).
 */
export function fitsComb(value: string, boxes: number): boolean {
  return lettersOf(value).length <= boxes && !/[\r\n]/.test(value);
}

/** @param asked of the letters, in points; absent, or where a letter does not fit so: as large as fits */
export function drawComb(
  canvas: Canvas,
  value: string,
  boxes: number,
  { width, height }: { width: number; height: number },
  asked?: number,
): void {
  const letters = lettersOf(value);
  const box = width / boxes;
  const widest = Math.max(...letters.map((one) => widthOf(one, { face: 'regular', size: 1 })));
  const most = widest > 0 ? (box * 0.9) / widest : largest;
  const size = Math.min(asked ?? Math.min(largest, height * 0.62), most);
  const style = { face: 'regular', size, color: black } as const;
  const baseline = (height - size * 0.72) / 2;
  for (const [index, letter] of letters.entries()) {
    canvas.text(letter, index * box + (box - widthOf(letter, style)) / 2, baseline, style);
  }
}

function lettersOf(value: string): string[] {
  return Array.from(characters.segment(value), ({ segment }) => segment);
}
