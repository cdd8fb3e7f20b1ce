import type { Family } from '@countersign/signature-marks/faces';
import { familiesFor, familyOf, fontFor } from './choose-font.ts';
import { partsFor } from './family-parts.ts';
import type { Font } from './font.ts';
import { mergeFonts } from './merge-fonts.ts';
import { fontOfLetters } from './subset.ts';

/** Regular and bold. */
const weights = [400, 700];

/**
 * TrueType fonts for the letters of a text, regular and bold, and each letter of one family alone: for
 * a program that draws by the fonts of a folder.
 * @param isKnown of a letter that the program has anyway
 */
export function fontsOfText(text: string, isKnown: (letter: string) => boolean): Buffer[] {
  const letters = [...new Set(text)].filter((letter) => !isKnown(letter));
  const order = familiesFor(letters.join(''));
  const families = new Map<Family, Map<Font, string[]>>();
  for (const letter of sortedByPart(letters, order)) {
    const font = fontFor(letter, 'regular', order);
    const family = font && familyOf(font);
    if (!family) continue;
    const parts = families.get(family) ?? new Map<Font, string[]>();
    families.set(family, parts.set(font, [...(parts.get(font) ?? []), letter]));
  }
  return [...families.values()].flatMap(filesOf);
}

/** @param parts of one family, each with the letters that are wanted of it */
function filesOf(parts: ReadonlyMap<Font, readonly string[]>): Buffer[] {
  const [only, ...others] = parts.keys();
  if (!only) return [];
  if (only.weight === undefined) return [Buffer.from(only.file)];
  return weights.map((weight) => {
    // What shapes a script may want others of its letters.
    if (others.length === 0) return fontOfLetters(only.file, only.letters(), weight);
    return mergeFonts([...parts].map(([font, held]) => fontOfLetters(font.file, held, weight)));
  });
}

/** One part after the other: each is loaded once, however many there are. */
function sortedByPart(letters: readonly string[], [first]: readonly Family[]): string[] {
  const partOf = (letter: string) => (first && partsFor(first, letter)[0]) ?? '';
  return letters
    .map((letter) => ({ letter, part: partOf(letter) }))
    .sort((one, other) => (one.part < other.part ? -1 : Number(one.part > other.part)))
    .map(({ letter }) => letter);
}
