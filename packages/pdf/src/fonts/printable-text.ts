import type { SignatureFace } from '@countersign/signature-marks/signature-face';
import { familiesFor, fontFor } from './choose-font.ts';
import type { Face } from '@countersign/signature-marks/faces';
import { graphemesOf, inOneLine } from '@countersign/signature-marks/graphemes';

const plain = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/**
 * The text as it is printed: composed, on one line, without characters that would turn it round,
 * and what no font has as U+XXXX. Printing it again changes nothing.
 */
export function printable(text: string, face: Face): string {
  if (plain.test(text)) return text;
  const clean = inOneLine(text);
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

/** The first character that no font has, by its code point; undefined when all can be printed. */
export function unprintable(text: string, face: Face): string | undefined {
  for (const line of text.split(/[\r\n]+/)) {
    const clean = inOneLine(line);
    const order = familiesFor(clean);
    for (const grapheme of graphemesOf(clean)) {
      if (plain.test(grapheme) || fontFor(grapheme, face, order)) continue;
      const missing = Array.from(grapheme).find((character) => !fontFor(character, face));
      if (missing !== undefined) return codePointName(missing);
    }
  }
  return undefined;
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Whether a typed signature can be drawn in the face: 1 to 100 characters, each in one of the
 * fonts, on one line, and at least one of them visible. */
export function typedNameHasGlyphs(text: string, face: SignatureFace): boolean {
  const length = Array.from(text).length;
  if (length < 1 || length > 100 || !text.isWellFormed() || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) {
    return false;
  }
  const name = text.normalize('NFC');
  if (name.replace(/[\p{Cf}\p{Z}\p{Variation_Selector}]/gu, '') === '') return false;
  const order = familiesFor(name);
  return graphemesOf(name).every(
    (grapheme) =>
      fontFor(grapheme, face, order) ??
      Array.from(grapheme).every((character) => fontFor(character, face, order)),
  );
}
