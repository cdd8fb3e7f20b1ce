import { UnacceptableFile } from '../file-refusals.ts';

/** [MS-ODRAW] 2.2.9 to 2.2.11: tables of a shape's properties. */
const propertyTables: readonly number[] = [0xf00b, 0xf121, 0xf122];
const propertyBytes = 6;
/** 2.3.23.7 `pibFlags`: the picture is not saved in the file, or is one elsewhere. */
const pictureFlags = 0x0106;
const elsewhere = 0x04 | 0x08;

/** [MS-DOC] 2.9.192 and 2.9.156: length of the header, and pictures that are files by their names. */
const pictureHeaderBytes = 0x44;
const fileForms: readonly number[] = [94, 98, 99];

/**
 * Refuses a stream with a picture that lies in another file. Where pictures begin is stated in many
 * ways, so every place that reads as one is taken for one.
 * @throws UnacceptableFile
 */
export function checkDocPictures(stream: Buffer): void {
  for (let at = 0; at + 8 <= stream.length; at += 1) {
    const isElsewhere = isLinkedShape(stream, at) || isFilePicture(stream, at);
    if (isElsewhere) throw new UnacceptableFile('word_external');
  }
}

function isLinkedShape(stream: Buffer, at: number): boolean {
  if (!propertyTables.includes(stream.readUInt16LE(at + 2))) return false;
  const head = stream.readUInt16LE(at);
  const count = head >> 4;
  const length = stream.readUInt32LE(at + 4);
  if ((head & 0x0f) !== 3 || count * propertyBytes > length) return false;
  for (let index = 0; index < count; index += 1) {
    const place = at + 8 + propertyBytes * index;
    if (place + propertyBytes > stream.length) return false;
    const property = stream.readUInt16LE(place) & 0x3fff;
    if (property === pictureFlags && stream.readUInt32LE(place + 2) & elsewhere) return true;
  }
  return false;
}

function isFilePicture(stream: Buffer, at: number): boolean {
  if (stream.readUInt16LE(at + 4) !== pictureHeaderBytes) return false;
  const length = stream.readUInt32LE(at);
  if (length < pictureHeaderBytes || at + length > stream.length) return false;
  return fileForms.includes(stream.readUInt16LE(at + 6));
}
