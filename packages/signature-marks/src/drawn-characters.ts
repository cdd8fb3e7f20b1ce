import { coverage as ofFaces } from './font-coverage/faces.generated.ts';
import { coverage as ofFamilies } from './font-coverage/families.generated.ts';
import { coverage as ofHan } from './font-coverage/han.generated.ts';
import { unpack, type Covers } from './font-coverage/unpack.ts';
import { coversAll } from './font-choice.ts';
import { inOneLine } from './graphemes.ts';

const plain = /^[\x20-\x7e]*$/;
let ofAll: Covers[] | undefined;

function isDrawn(codePoint: number): boolean {
  ofAll ??= [ofFaces['regular'] ?? '', ...[ofFamilies, ofHan].flatMap(Object.values<string>)].map(
    (packed) => unpack(packed),
  );
  return ofAll.some((covers) => covers(codePoint));
}

/** The first character of a text that no font has and its place; undefined when all are drawn. */
export function firstUndrawn(text: string): { character: string; before: number } | undefined {
  if (plain.test(text)) return undefined;
  const characters = Array.from(inOneLine(text));
  const before = characters.findIndex((character) => !coversAll(isDrawn, character));
  const character = characters[before];
  return character === undefined ? undefined : { character, before };
}
