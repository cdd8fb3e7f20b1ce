import { PDF, PdfArray, PdfDict, PdfRef, PdfStream } from '@libpdf/core';
import { dictEntry } from '@countersign/pdf/objects/objects';

/** The file with one bit of a byte flipped. */
export function flip(file: Buffer, at: number): Buffer {
  const changed = Buffer.from(file);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/** Where a text stands, and so many bytes further. @throws when it is not there */
export function placeOf(file: Buffer, text: string, further = 0): number {
  const at = file.indexOf(text);
  if (at < 0) throw new Error(`The file does not hold ${text}.`);
  return at + text.length + further;
}

/** As placeOf, for the last. */
export function lastPlaceOf(file: Buffer, text: string, further = 0): number {
  const at = file.lastIndexOf(text);
  if (at < 0) throw new Error(`The file does not hold ${text}.`);
  return at + text.length + further;
}

/** A byte within the content that a page has of its own, the last of its streams. */
export async function inContentOf(file: Buffer, page: number): Promise<number> {
  const pdf = await PDF.load(file);
  const contents = pdf.getPage(page < 0 ? pdf.getPageCount() + page : page)?.dict.get('Contents');
  const list = contents instanceof PdfRef ? pdf.getObject(contents) : contents;
  const last = list instanceof PdfArray ? list.at(-1) : contents;
  if (!(last instanceof PdfRef)) throw new Error(`Page ${page} has no content.`);
  return inStream(file, last);
}

/** A byte within the first stream of the DSS dictionary under a key. */
export async function inStore(file: Buffer, key: 'OCSPs' | 'Certs'): Promise<number> {
  const pdf = await PDF.load(file);
  const store = dictEntry(pdf, pdf.getCatalog(), 'DSS');
  const list = store?.get(key, (ref) => pdf.getObject(ref));
  const first = list instanceof PdfArray ? list.at(0) : undefined;
  if (!(first instanceof PdfRef)) throw new Error(`The DSS holds no ${key}.`);
  return inStream(file, first);
}

function inStream(file: Buffer, { objectNumber }: PdfRef): number {
  const object = lastPlaceOf(file, `\n${objectNumber} 0 obj`);
  return file.indexOf('stream\n', object) + 'stream\n'.length + 24;
}

/** Where the hexadecimal digits of a signature's value begin; `which` counts them, from 0. */
export function valueAt(file: Buffer, which: 0 | 1): number {
  const mark = '/Contents <3082';
  const first = file.indexOf(mark);
  const at = which === 0 ? first : file.indexOf(mark, first + 1);
  if (at < 0) throw new Error('The file has no such signature.');
  return at + '/Contents <'.length;
}

/** DER, of the value that stands there. */
export function valueOf(file: Buffer, which: 0 | 1): Buffer {
  const at = valueAt(file, which);
  const room = Buffer.from(file.toString('latin1', at, file.indexOf('>', at)), 'hex');
  return room.subarray(0, room.readUInt16BE(2) + 4);
}

/** The file with another value in the room of the one that stands there. */
export function withValue(file: Buffer, which: 0 | 1, value: Uint8Array): Buffer {
  const at = valueAt(file, which);
  const room = file.indexOf('>', at) - at;
  const digits = Buffer.from(value).toString('hex');
  if (digits.length > room) throw new Error('The value does not fit.');
  const changed = Buffer.from(file);
  changed.write(digits.padEnd(room, '0'), at, 'latin1');
  return changed;
}

/** One bit of the value flipped, so many bytes from its start (negative: from its end). */
export function flipValue(file: Buffer, which: 0 | 1, place: number): Buffer {
  const value = Buffer.from(valueOf(file, which));
  return withValue(file, which, flip(value, place < 0 ? value.length + place : place));
}

/** What a writer of PDF appends that changes the document so. */
export async function appended(file: Buffer, change: (pdf: PDF) => void): Promise<Buffer> {
  const pdf = await PDF.load(file);
  change(pdf);
  return Buffer.from(await pdf.save({ incremental: true }));
}

/** The first page shows something else. */
export function replacePage(pdf: PDF): void {
  const page = pdf.getPage(0)?.dict;
  const content = Buffer.from('BT /F1 12 Tf 60 700 Td (I owe you everything) Tj ET');
  page?.set('Contents', pdf.register(new PdfStream(new PdfDict(), content)));
}
