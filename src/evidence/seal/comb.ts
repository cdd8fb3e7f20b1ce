import { black, widthOf, type Canvas } from './canvas.ts';

const largest = 11;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Draws one character into the middle of each box, as a comb field asks (ISO 32000-1, 12.7.4.3).
 * @returns false, having drawn nothing, when there are more characters than boxes
 */
export function drawComb(
  canvas: Canvas,
  value: string,
  boxes: number,
  { width, height }: { width: number; height: number },
): boolean {
  const letters = Array.from(characters.segment(value), ({ segment }) => segment);
  if (letters.length > boxes || /[\r\n]/.test(value)) return false;
  const box = width / boxes;
  const widest = Math.max(...letters.map((one) => widthOf(one, { face: 'regular', size: 1 })));
  const size = Math.min(largest, height * 0.62, widest > 0 ? (box * 0.9) / widest : largest);
  const style = { face: 'regular', size, color: black } as const;
  const baseline = (height - size * 0.72) / 2;
  for (const [index, letter] of letters.entries()) {
    canvas.text(letter, index * box + (box - widthOf(letter, style)) / 2, baseline, style);
  }
  return true;
}
