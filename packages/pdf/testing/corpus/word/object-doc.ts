import { readFile } from 'node:fs/promises';

/** Bytes in hexadecimal that stand in the file once, and what stands there instead. */
export type Change = readonly [from: string, to: string];

/**
 * A .doc with a table of Excel and its picture: the object lies in the pool, the picture in the stream
 * for data, the field in the text. LibreOffice saved it of a .docx with an object of Excel 97, whose
 * workbook is a sentence. Changed, where something is to be wrong.
 */
export async function objectDoc(...changes: readonly Change[]): Promise<Buffer> {
  const file = await readFile(new URL('object.doc', import.meta.url));
  for (const [from, to] of changes) {
    const [was, is] = [Buffer.from(from, 'hex'), Buffer.from(to, 'hex')];
    const at = file.indexOf(was);
    if (at < 0 || file.includes(was, at + 1) || was.length !== is.length) {
      throw new Error(`${from} is not once in the file, or another length than ${to}`);
    }
    is.copy(file, at);
  }
  return file;
}

/** Gives a stream or storage another name. */
export const renamed = (from: string, to: string): Change => [nameBytes(from), nameBytes(to)];

/** [MS-CFB] 2.6.1: 64 bytes, and how many of them. */
function nameBytes(name: string): string {
  const bytes = Buffer.alloc(66);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(2 * name.length + 2, 64);
  return bytes.toString('hex');
}

/** Gives its text other words, as long as these. */
export const worded = (from: string, to: string): Change => [
  Buffer.from(from, 'utf16le').toString('hex'),
  Buffer.from(to, 'utf16le').toString('hex'),
];

/** Gives its field another kind ([MS-DOC] 2.9.90). */
export const kindOf = (kind: number): Change => ['133a', `13${kind.toString(16).padStart(2, '0')}`];
/** The shape is filled with no picture ([MS-ODRAW] 2.3.23.2). */
export const unpictured: Change = ['044101000000', '044100000000'];
