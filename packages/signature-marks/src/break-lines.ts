import { graphemesOf } from './graphemes.ts';
import { segmentWords } from './segments.ts';

/** Scripts that are written without spaces, whose words a dictionary finds. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Between any two of these a line may end. */
const ideographic =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF01-\uFF60]/u;
/** Where no line may begin, or end, though characters beside them would allow it (UAX #14). */
const notFirst =
  /^[\p{Pe}\p{Pf}\u3005\u301C\u30FB-\u30FE\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308E\u30A1\u30A3\u30A5\u30A7\u30A9\u30C3\u30E3\u30E5\u30E7\u30EE、。，．：；？！!?,.:;%…]/u;
const notLast = /[\p{Ps}\p{Pi}]$/u;
/** A line may end after these, inside addresses too. */
const breakAfter = /[-\u2010\u2013\u2014/?&]$/u;

/**
 * The text in pieces, after each of which a line may end. White space stays at the end of a piece.
 * By the rules of UAX #14 that the scripts printed here need.
 */
export function breakPieces(text: string): string[] {
  return (text.match(/\S+\s*|\s+/gu) ?? []).flatMap(piecesOfWord);
}

/** What a word needs to hold for a line to end inside it. */
const breakable = new RegExp(
  `[-\\u2010\\u2013\\u2014/?&]|${unspaced.source}|${ideographic.source}`,
  'u',
);

function piecesOfWord(word: string): string[] {
  if (!breakable.test(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const part of unspaced.test(word) ? segmentWords(word) : graphemesOf(word)) {
    if (piece !== '' && mayBreak(piece, part)) {
      pieces.push(piece);
      piece = '';
    }
    piece += part;
  }
  return [...pieces, piece];
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/u.test(after) || notFirst.test(after) || notLast.test(before)) return false;
  const last = Array.from(before).at(-1) ?? '';
  if (ideographic.test(last) || ideographic.test(after.charAt(0))) return true;
  if (breakAfter.test(last)) return !/^\d/u.test(after) && before.length > 2;
  return unspaced.test(last) && unspaced.test(after);
}
