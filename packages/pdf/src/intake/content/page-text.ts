import { identity, multiply } from '../../objects/matrix.ts';
import type { CodeFacts, Extent, FontCodes } from '../fonts/font-codes.ts';
import type { ShowOperation } from './show-operations.ts';

/** A character as it stands on the page, in points. */
export interface Character {
  text: string;
  fontSize: number;
  width: number;
  /** Of where it begins, along its line and across it: x and y, where text is upright. */
  along: number;
  across: number;
  /** Of its line, a unit vector. */
  direction: readonly [number, number];
  /** From its base line as far up as the font is large, on the page. */
  up: readonly [number, number];
  /** How far its font reaches above and below the base line, in parts of its size. */
  extent: Extent;
  /** What its text asks for between characters, beyond their widths. */
  spacing: number;
}

export interface PageText {
  /** In the order in which the page shows them. */
  characters: Character[];
  /** For each operation the number of its first character; at the end how many there are. */
  firsts: number[];
}

/** Where the characters of a page stand (ISO 32000-1, 9.4.4). */
export function readCharacters(shown: readonly ShowOperation[], codes: FontCodes): PageText {
  const characters: Character[] = [];
  const firsts: number[] = [];
  let text = identity;
  for (const operation of shown) {
    text = operation.origin ?? text;
    const { font, fontSize, ctm, horizontalScale, rise } = operation;
    const [a, b, c, d, e, f] = multiply(text, ctm);
    const stretch = Math.hypot(a, b);
    // Of a negative size, or scaled by a negative number, a line runs the other way.
    const forward = fontSize * horizontalScale < 0 ? -stretch : stretch;
    const direction = stretch > 0 ? ([a / forward, b / forward] as const) : level;
    const size = Math.abs(fontSize) * Math.hypot(c, d);
    const up = [c * fontSize, d * fontSize] as const;
    const extent = codes.extent(font);
    const spacing = Math.max(0, operation.characterSpacing * Math.abs(horizontalScale)) * stretch;
    firsts.push(characters.length);
    let advance = 0;
    for (const part of operation.parts) {
      if ('move' in part) {
        advance -= (part.move / 1000) * fontSize * horizontalScale;
        continue;
      }
      for (const code of codes.split(font, part.codes)) {
        const facts = codes.facts(font, code);
        const width = (facts.width / 1000) * fontSize * horizontalScale;
        if (facts.text !== '') {
          const [x, y] = [a * advance + c * rise + e, b * advance + d * rise + f];
          characters.push({
            text: facts.text,
            fontSize: size,
            width: Math.abs(width) * stretch,
            along: x * direction[0] + y * direction[1],
            across: y * direction[0] - x * direction[1],
            direction,
            up,
            extent,
            spacing,
          });
        }
        advance += width + spacingOf(operation, facts) * horizontalScale;
      }
    }
    text = multiply([1, 0, 0, 1, advance, 0], text);
  }
  firsts.push(characters.length);
  return { characters, firsts };
}

const level = [1, 0] as const;

/** What is added to a code's advance (ISO 32000-1, 9.3.2 and 9.3.3). */
export function spacingOf(
  { characterSpacing, wordSpacing }: ShowOperation,
  { isSpace }: CodeFacts,
): number {
  return characterSpacing + (isSpace ? wordSpacing : 0);
}
