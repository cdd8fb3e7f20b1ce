import { PdfArray, PdfName, PdfRef, type PdfStream } from '@libpdf/core';
import type { PdfObject } from '../../../objects/objects.ts';
import { unpacks } from '../../packing/inflate.ts';
import { unreadable } from './read-dictionary.ts';

/** How data begin or are made that one filter wrote (ISO 32000-2, 7.4); not all of them can be recognised. */
const looks: Readonly<Record<string, (data: Buffer) => boolean>> = {
  FlateDecode: unpacks,
  // It begins by clearing its table, in nine bits.
  LZWDecode: (data) => data[0] === 0x80,
  ASCIIHexDecode: (data) => /^[\s\0\da-f]*>?[\s\0]*$/i.test(data.toString('latin1')),
  ASCII85Decode: (data) => /^[\s\0!-uz]*(~>?)?[\s\0]*$/.test(data.toString('latin1')),
  DCTDecode: (data) => data.subarray(0, 16).includes(Buffer.from([0xff, 0xd8])),
  JPXDecode: (data) => data.toString('latin1', 4, 8) === 'jP  ' || data.readUInt16BE() === 0xff4f,
};
/** Of inline images alone by the specification, and read of streams too. */
const shortNames: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  DCT: 'DCTDecode',
};

/**
 * @param stream decrypted
 * @param find the object of a reference
 * @throws Unacceptable `encryption_unreadable` when its first filter cannot have written it
 */
export function requireSound(
  stream: PdfStream,
  find: (reference: PdfRef) => PdfObject | undefined,
): void {
  const name = firstFilter(stream, find);
  if (name === undefined || stream.data.length === 0) return;
  const { buffer, byteOffset, length } = stream.data;
  const look = looks[shortNames[name] ?? name];
  if (look && !look(Buffer.from(buffer, byteOffset, length))) throw unreadable();
}

/** A stream may have a method of its own, by a filter named Crypt (7.4.10). */
export function firstFilter(
  stream: PdfStream,
  find: (reference: PdfRef) => PdfObject | undefined,
): string | undefined {
  const follow = (value: PdfObject | undefined) => (value instanceof PdfRef ? find(value) : value);
  const filter = follow(stream.get('Filter'));
  const first = filter instanceof PdfArray ? follow(filter.at(0)) : filter;
  return first instanceof PdfName ? first.value : undefined;
}
