import { UnacceptableFile } from '../file-refusals.ts';

/** [MS-DOC] 2.5.15: the oldest form with this layout, Word 97. */
const oldest = 0x00c1;
/** 2.5.2 and 2.5.5: bit of `fWhichTblStm`; where the pairs of place and length begin. */
const secondTable = 0x0200;
const pairs = 0x9a;

/** @returns the name of the stream that the tables are in; throws for a form before Word 97 */
export function tableStreamOf(document: Buffer): string {
  if (document.readUInt16LE(2) < oldest) throw new UnacceptableFile('word_old');
  return document.readUInt16LE(10) & secondTable ? '1Table' : '0Table';
}

/**
 * @param index of its pair in the file information block (2.5.6)
 * @returns of no length where there is none
 * @throws UnacceptableFile, RangeError
 */
export function tableAt(document: Buffer, tables: Buffer, index: number): Buffer {
  const at = pairs + 8 * index;
  const [start, length] = [document.readUInt32LE(at), document.readUInt32LE(at + 4)];
  if (length === 0) return Buffer.alloc(0);
  if (start + length > tables.length) throw new UnacceptableFile('word_damaged');
  return tables.subarray(start, start + length);
}
