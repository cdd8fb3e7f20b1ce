import { UnacceptableFile } from '../file-refusals.ts';
import { tableAt } from './doc-tables.ts';

/** [MS-DOC] 2.5.4: how many characters the comments have. */
const commentCharacters = 0x5c;
/** 2.5.6: of places with comments, and of pages with how characters look. */
const commentTable = 4;
const characterTable = 12;

/**
 * Refuses a .doc with comments, or with text of which it says that somebody inserted, deleted or
 * formatted it and nobody has agreed yet.
 * @throws UnacceptableFile, RangeError
 */
export function checkDocChanges(document: Buffer, tables: Buffer): void {
  const hasComments =
    document.readUInt32LE(commentCharacters) > 0 ||
    tableAt(document, tables, commentTable).length > 0;
  if (hasComments) throw new UnacceptableFile('word_changes');
  const pages = tableAt(document, tables, characterTable);
  if (pages.length === 0) return;
  // 2.8.5: n + 1 positions of four bytes, then n numbers of pages of as many.
  const count = (pages.length - 4) / 8;
  if (!Number.isInteger(count)) throw new UnacceptableFile('word_damaged');
  for (let index = 0; index < count; index += 1) {
    const number = pages.readUInt32LE(4 * (count + 1) + 4 * index) & 0x3fffff;
    const page = document.subarray(number * pageBytes, (number + 1) * pageBytes);
    if (page.length < pageBytes) throw new UnacceptableFile('word_damaged');
    if (runsOf(page).some(isChange)) throw new UnacceptableFile('word_changes');
  }
}

const pageBytes = 512;

/** 2.9.33: positions, then for each run where what is said of it begins; how many runs at the end. */
function runsOf(page: Buffer): Buffer[] {
  const count = page.readUInt8(pageBytes - 1);
  const places = page.subarray(4 * (count + 1), 4 * (count + 1) + count);
  return [...new Set(places)]
    .filter((place) => place > 0)
    .map((place) => page.subarray(2 * place + 1, 2 * place + 1 + page.readUInt8(2 * place)));
}

/** 2.6.1: the text was deleted, was inserted; its look was changed, in two forms. */
const marks: readonly number[] = [0x0800, 0x0801];
const looks: readonly number[] = [0xca57, 0xca89];

/** @param said properties one behind the other, each with its number (2.2.5.1) */
function isChange(said: Buffer): boolean {
  for (let at = 0; at + 2 < said.length;) {
    const property = said.readUInt16LE(at);
    const length = lengthOf(property, said.readUInt8(at + 2));
    const value = said.subarray(at + 2, at + 2 + length);
    if (marks.includes(property) && value[0] !== 0) return true;
    if (looks.includes(property) && value[1] !== 0) return true;
    at += 2 + length;
  }
  return false;
}

/** Of a property's value in bytes, by the three bits that say it; 6: the first byte does. */
function lengthOf(property: number, first: number): number {
  return [1, 1, 2, 4, 2, 2, 1 + first, 3][property >> 13] ?? 1;
}
