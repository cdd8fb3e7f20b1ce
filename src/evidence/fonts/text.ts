import { faceOf, type Face } from './faces.ts';
import type { TrueType } from './truetype.ts';

/**
 * Scripts whose letters join, stack or change places. The font may hold their glyphs, but one
 * after the other they would spell another word, so they count as missing.
 */
const needsShaping =
  /[\p{sc=Devanagari}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Thai}]/u;

/** The glyph of a character, or 0 where it cannot be printed rightly. */
export function glyphFor(font: TrueType, character: string): number {
  return needsShaping.test(character) ? 0 : font.glyphOf(character.codePointAt(0) ?? 0);
}

/** The text as it is printed: composed, on one line, a character without a glyph as U+XXXX. */
export function printable(font: TrueType, text: string): string {
  let result = '';
  for (const character of text.normalize('NFC').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')) {
    if (glyphFor(font, character) !== 0) result += character;
    else if (!/\p{Cf}/u.test(character)) result += ` ${codePointName(character)} `;
  }
  return result.replace(/ {2,}/g, ' ').trim();
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The face that can write the name by hand, else the slanted one. */
export function signatureFace(text: string): Face {
  return hasGlyphs('script', text) ? 'script' : 'italic';
}

function hasGlyphs(face: Face, text: string): boolean {
  const font = faceOf(face);
  return Array.from(text.normalize('NFC')).every((character) => glyphFor(font, character) !== 0);
}

/** Whether a typed signature can be drawn: 1 to 100 characters, all with glyphs, one at least
 * visible. */
export function typedNameHasGlyphs(text: string): boolean {
  const length = Array.from(text).length;
  if (length < 1 || length > 100 || text.trim() === '') return false;
  return hasGlyphs('italic', text);
}
