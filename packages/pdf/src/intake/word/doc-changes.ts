import { UnacceptableFile } from '../file-refusals.ts';
import { propertiesIn, readCharacterPages, runsOf } from './character-properties.ts';
import { tableAt } from './doc-tables.ts';

/** [MS-DOC] 2.5.4: how many characters the comments have. */
const commentCharacters = 0x5c;
/** 2.5.6: of places with comments. */
const commentTable = 4;

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
  const { count, page } = readCharacterPages(document, tables);
  for (let index = 0; index < count; index += 1) {
    if (runsOf(page(index)).some(isChange)) throw new UnacceptableFile('word_changes');
  }
}

/** 2.6.1: the text was deleted, was inserted; its look was changed, in two forms. */
const marks: readonly number[] = [0x0800, 0x0801];
const looks: readonly number[] = [0xca57, 0xca89];

function isChange(said: Buffer): boolean {
  for (const { property, value } of propertiesIn(said)) {
    if (marks.includes(property) && value[0] !== 0) return true;
    if (looks.includes(property) && value[1] !== 0) return true;
  }
  return false;
}
