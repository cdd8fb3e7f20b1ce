import { familiesFor, fontFor, ownFont } from './choose-font.ts';
import type { Face } from './faces.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export function graphemesOf(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return text.split('');
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

const plain = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** All but the joiners, the isolates and the tags that flags are made of. */
const steering = /(?!\u200C|\u200D|[\u2068\u2069\u{E0020}-\u{E007F}])\p{Cf}/gu;

/**
 * The text as it is printed: composed, on one line, without characters that would turn it round,
 * and what no font has as U+XXXX. Printing it again changes nothing.
 */
export function printable(text: string, face: Face): string {
  if (plain.test(text)) return text;
  const clean = text.toWellFormed().normalize('NFC').replace(breaks, ' ').replace(steering, '');
  const order = familiesFor(clean);
  let result = '';
  for (const grapheme of graphemesOf(clean)) {
    result += fontFor(grapheme, face, order) ? grapheme : spelled(grapheme, face);
  }
  return result.replace(/ {2,}/g, ' ').trim();
}

/** Character by character: a rare mark on a common letter costs the mark only. */
function spelled(grapheme: string, face: Face): string {
  return Array.from(grapheme, (character) =>
    fontFor(character, face) ? character : ` ${codePointName(character)} `,
  ).join('');
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The face for a signature: as written by hand where at least the letters can be, else slanted. */
export function signatureFace(text: string): Face {
  const font = ownFont('script');
  const letters = text.normalize('NFC').match(/\p{L}/gu) ?? [];
  return letters.some((letter) => font.covers(letter.codePointAt(0) ?? 0)) ? 'script' : 'italic';
}

/** Whether a typed signature can be drawn: 1 to 100 characters, each in one of the fonts, on one
 * line, and at least one of them visible. */
export function typedNameHasGlyphs(text: string): boolean {
  const length = Array.from(text).length;
  if (length < 1 || length > 100 || !text.isWellFormed() || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) {
    return false;
  }
  const name = text.normalize('NFC');
  if (name.replace(/[\p{Cf}\p{Z}\p{Variation_Selector}]/gu, '') === '') return false;
  const order = familiesFor(name);
  return graphemesOf(name).every(
    (grapheme) =>
      fontFor(grapheme, 'script', order) ??
      Array.from(grapheme).every((character) => fontFor(character, 'script', order)),
  );
}
