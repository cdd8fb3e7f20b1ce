import type { FontCodes } from '../fonts/font-codes.ts';
import { readCharacters, type Character, type PageText } from '../content/page-text.ts';
import type { ShowOperation } from '../content/show-operations.ts';
import { isOnNewLine } from './read-letters.ts';

/** Operations one after the other, and what they show. */
export interface Run extends PageText {
  shown: readonly ShowOperation[];
  /** In the order of the operations, with a line feed where the line changes. */
  text: string;
  /** Of each place of the text the number of the character that it came from, −1 for a line feed. */
  owners: number[];
}

export function readRun(shown: readonly ShowOperation[], codes: FontCodes): Run {
  const read = readCharacters(shown, codes);
  return { shown, ...read, ...readInOrder(read.characters) };
}

function readInOrder(characters: readonly Character[]): Pick<Run, 'text' | 'owners'> {
  let text = '';
  const owners: number[] = [];
  let before: Character | undefined;
  for (const [number, character] of characters.entries()) {
    if (before && isOnNewLine(before, character)) {
      text += '\n';
      owners.push(-1);
    }
    text += character.text;
    for (let unit = 0; unit < character.text.length; unit++) owners.push(number);
    before = character;
  }
  return { text, owners };
}
