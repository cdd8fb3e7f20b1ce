import { UnacceptableFile } from '../file-refusals.ts';
import { lastAtMost } from './doc-pieces.ts';
import { tableAt } from './doc-tables.ts';

/** [MS-DOC] 2.5.6: of pages with how characters look. */
const characterTable = 12;
const pageBytes = 512;

interface CharacterPages {
  count: number;
  /** The offset in the document of the first character that a page tells of. */
  first: (index: number) => number;
  page: (index: number) => Buffer;
}

/**
 * [MS-DOC] 2.8.5: the pages that say of the document's characters how they look.
 * @throws UnacceptableFile, RangeError
 */
export function readCharacterPages(document: Buffer, tables: Buffer): CharacterPages {
  const pages = tableAt(document, tables, characterTable);
  // n + 1 offsets of four bytes, then n numbers of pages of as many.
  const count = pages.length === 0 ? 0 : (pages.length - 4) / 8;
  if (!Number.isInteger(count)) throw new UnacceptableFile('word_damaged');
  return {
    count,
    first: (index) => pages.readUInt32LE(4 * index),
    page(index) {
      const number = pages.readUInt32LE(4 * (count + 1) + 4 * index) & 0x3fffff;
      const page = document.subarray(number * pageBytes, (number + 1) * pageBytes);
      if (page.length < pageBytes) throw new UnacceptableFile('word_damaged');
      return page;
    },
  };
}

/** 2.9.33: offsets, then for each run where what is said of it begins; how many runs at the end. */
export function runsOf(page: Buffer): Buffer[] {
  const count = page.readUInt8(pageBytes - 1);
  const places = page.subarray(4 * (count + 1), 4 * (count + 1) + count);
  return [...new Set(places)]
    .filter((place) => place > 0)
    .map((place) => page.subarray(2 * place + 1, 2 * place + 1 + page.readUInt8(2 * place)));
}

/** 2.4.6.2: what is said of the character at an offset in the document; empty for nothing. */
export function saidOf({ count, first, page }: CharacterPages, offset: number): Buffer {
  const none = Buffer.alloc(0);
  const index = lastAtMost(count, first, offset);
  if (index === undefined) return none;
  const bytes = page(index);
  const runs = bytes.readUInt8(pageBytes - 1);
  const run = lastAtMost(runs, (at) => bytes.readUInt32LE(4 * at), offset);
  if (run === undefined || offset >= bytes.readUInt32LE(4 * (run + 1))) return none;
  const place = bytes.readUInt8(4 * (runs + 1) + run);
  if (place === 0) return none;
  return bytes.subarray(2 * place + 1, 2 * place + 1 + bytes.readUInt8(2 * place));
}

/**
 * Reads properties one behind the other, each a number with its value.
 * @param said by 2.2.5.1
 */
export function* propertiesIn(said: Buffer): Generator<{ property: number; value: Buffer }> {
  for (let at = 0; at + 2 < said.length;) {
    const property = said.readUInt16LE(at);
    const length = lengthOf(property, said.readUInt8(at + 2));
    yield { property, value: said.subarray(at + 2, at + 2 + length) };
    at += 2 + length;
  }
}

/** Of a property's value in bytes, by the three bits that say it; 6: the first byte does. */
function lengthOf(property: number, first: number): number {
  return [1, 1, 2, 4, 2, 2, 1 + first, 3][property >> 13] ?? 1;
}
