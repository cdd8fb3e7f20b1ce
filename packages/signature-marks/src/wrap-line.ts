import { breakPieces } from './break-lines.ts';
import { graphemesOf } from './graphemes.ts';

/** In what unit ever `width` is. White space at the ends of a text has none. */
type Measure = (text: string) => number;

/** Breaks one paragraph into lines; a word longer than a line is broken inside. */
export function wrapLine(text: string, measure: Measure, width: number): string[] {
  const space = measure('x x') - 2 * measure('x');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of breakPieces(text).flatMap((part) => breakWord(part, measure, width))) {
    const visible = measure(piece.trimEnd());
    if (line !== '' && used + visible > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += piece;
    used += visible + (piece.length - piece.trimEnd().length) * space;
  }
  return [...lines, line.trimEnd()];
}

function breakWord(word: string, measure: Measure, width: number): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const grapheme of graphemesOf(word)) {
    const wide = grapheme.trim() === '' ? 0 : measure(grapheme);
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
