import { isDeepStrictEqual } from 'node:util';
import { propertiesIn, readCharacterPages, saidOf } from './character-properties.ts';
import { placeOf, readPieces } from './doc-pieces.ts';
import type { DocStreams } from './doc-streams.ts';
import { fieldsIn, type DocField } from './doc-fields.ts';
import { holdsPicture } from './inline-pictures.ts';

/** [MS-DOC] 2.9.90: EMBED; a field of which Word knows no keyword, and shows the result. */
const embed = 58;
const nameless = 2;

/** What Word writes: the program's name for the object, the object's own size, and the look. */
const embedInstruction = /^ *EMBED(?: +[\w.-]+)?(?: +(?:\\s|\\\* *mergeformat))* *$/i;
const maxInstruction = 200;

/** A field's beginning and separator, the one character of a picture (2.4.1), the field's end. */
const shownCharacters = [0x13, 0x14, 0x01, 0x15];

/** 2.6.1: sprmCFOle2, sprmCFObj, sprmCFData, sprmCFSpec, sprmCPicLocation. */
const isOle2 = 0x080a;
const isObject = 0x0856;
const isData = 0x0806;
const isSpecial = 0x0855;
const location = 0x6a03;

/**
 * Turns each field that embeds an object into one that shows its result, if that is the object's
 * picture and nothing else. Others are left as they are, for check-doc.ts to refuse.
 * @param pool the names of the storages with objects
 * @returns those whose picture stands in their place
 * @throws UnacceptableFile, RangeError
 */
export function takeObjects(
  { document, tables, data }: DocStreams,
  pool: ReadonlySet<string>,
): Set<string> {
  const pieces = readPieces(document, tables);
  const pages = readCharacterPages(document, tables);
  const taken = new Set<string>();
  for (const field of fieldsIn(document, tables)) {
    const name = field.kind === embed ? objectOf(field) : undefined;
    if (name === undefined || !pool.has(name)) continue;
    taken.add(name);
    field.turnInto(nameless);
  }
  return taken;

  /** The name of its storage, if it is shown by a picture. */
  function objectOf({ begin, separator: middle, end }: DocField): string | undefined {
    if (middle === undefined || end !== middle + 2) return undefined;
    if (middle - begin > maxInstruction || !data) return undefined;
    const characters = [begin, middle, middle + 1, end].map(characterAt);
    if (!isDeepStrictEqual(characters, shownCharacters)) return undefined;
    if (!embedInstruction.test(textBetween(begin + 1, middle))) return undefined;
    const object = saidAt(middle);
    const picture = saidAt(middle + 1);
    const isPicture = [isOle2, isObject, isData].every((property) => !picture.get(property)?.[0]);
    if (object.get(isOle2)?.[0] !== 1 || !isPicture) return undefined;
    if (object.get(isSpecial)?.[0] !== 1 || picture.get(isSpecial)?.[0] !== 1) return undefined;
    const place = picture.get(location)?.readInt32LE();
    if (place === undefined || !holdsPicture(data, place)) return undefined;
    const number = object.get(location)?.readInt32LE();
    return number === undefined ? undefined : `_${number}`;
  }

  function textBetween(from: number, to: number): string {
    const codes = Array.from({ length: to - from }, (_, index) => characterAt(from + index) ?? 0);
    return String.fromCharCode(...codes);
  }

  function characterAt(position: number): number | undefined {
    const place = placeOf(pieces, position);
    if (!place) return undefined;
    return document.readUIntLE(place.offset, place.bytesPerCharacter);
  }

  /** The properties of a character; of one that is said twice the last. */
  function saidAt(position: number): Map<number, Buffer> {
    const place = placeOf(pieces, position);
    if (!place) return new Map();
    const said = [...propertiesIn(saidOf(pages, place.offset))];
    return new Map(said.map(({ property, value }) => [property, value]));
  }
}
