import { breakPieces } from '../fonts/break-lines.ts';
import { graphemesOf, printable } from '../fonts/text.ts';
import { widthOf, type TextStyle } from './canvas.ts';

export type FontStyle = Pick<TextStyle, 'face' | 'size' | 'direction'>;

/** Breaks text into lines; a word longer than a line (a hash, an address) is broken inside. */
export function wrap(value: string, font: FontStyle, width: number): string[] {
  return value
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .flatMap((paragraph) => wrapParagraph(printable(paragraph, font.face), font, width));
}

function wrapParagraph(text: string, font: FontStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of breakPieces(text).flatMap((part) => breakWord(part, font, width))) {
    const visible = widthOf(piece.trimEnd(), font);
    if (line !== '' && used + visible > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += piece;
    used += visible + (piece.length - piece.trimEnd().length) * spaceOf(font);
  }
  return [...lines, line.trimEnd()];
}

/** White space at the ends of a text is not printed, so it is measured between letters. */
function spaceOf(font: FontStyle): number {
  return widthOf('x x', font) - 2 * widthOf('x', font);
}

function breakWord(word: string, font: FontStyle, width: number): string[] {
  if (widthOf(word.trimEnd(), font) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const grapheme of graphemesOf(word)) {
    const wide = grapheme.trim() === '' ? 0 : widthOf(grapheme, font);
    if (part !== '' && used + wide > width) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += grapheme;
    used += wide;
  }
  return [...parts, part];
}

/** The text in one line, cut with an ellipsis where it is too long. */
export function ellipsis(value: string, font: FontStyle, width: number): string {
  if (widthOf(value, font) <= width) return value;
  const [first = ''] = wrap(value, font, Math.max(0, width - widthOf('…', font)));
  return `${first}…`;
}
