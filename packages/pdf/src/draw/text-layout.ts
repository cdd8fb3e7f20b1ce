import { printable } from '../fonts/printable-text.ts';
import { wrapLine } from '@countersign/signature-marks/wrap-line';
import { widthOf, type TextStyle } from './canvas.ts';

export type FontStyle = Pick<TextStyle, 'face' | 'size' | 'direction'>;

/** Breaks text into lines; a word longer than a line (a hash, an address) is broken inside. */
export function wrap(value: string, font: FontStyle, width: number): string[] {
  return value
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .flatMap((paragraph) =>
      wrapLine(printable(paragraph, font.face), (part) => widthOf(part, font), width),
    );
}

/** The text in one line, cut with an ellipsis where it is too long. */
export function ellipsis(value: string, font: FontStyle, width: number): string {
  if (widthOf(value, font) <= width) return value;
  const [first = ''] = wrap(value, font, Math.max(0, width - widthOf('…', font)));
  return `${first}…`;
}
