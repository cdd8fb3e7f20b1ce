import { readAscii } from '../packing/ascii-data.ts';
import { inflateWithEnd } from '../packing/inflate.ts';
import { faxFrame } from './fax-frame.ts';
import { readInlineEntries, type ComponentsOf, type InlineEntries } from './inline-entries.ts';
import { jpegFrame } from './jpeg-frame.ts';
import { isSame } from './picture-size.ts';
import { rowBytes, unreadablePicture } from './samples.ts';

/** Where an image that stands in the content has its entries and its data (ISO 32000-2, 8.9.7). */
export interface InlineImage {
  /** After `BI`. */
  entries: number;
  /** After `ID`. */
  data: number;
  /** After `EI`. */
  end: number;
}

const maxBytes = 64 * 1024 ** 2;

/**
 * As `requireWholeImages`, of one that stands in the content; and its data end where it ends: some
 * readers look for the next EI, some go by the data, and what lies between is drawn by some alone.
 * What LZW, run lengths and faxes unpack to is left to the readers, and what a predictor makes of it.
 * @throws Unacceptable
 */
export function requireWholeInline(
  content: Buffer,
  { entries, data, end }: InlineImage,
  componentsOf: ComponentsOf,
): void {
  if (content.toString('latin1', end - 2, end) !== 'EI') throw unreadablePicture();
  const said = readInlineEntries(content.subarray(entries, data - 2), componentsOf);
  // One separator follows ID; the separator before EI may be the last byte of the data.
  const packed = content.subarray(data + 1, end - 2);
  const [first] = said.filters;
  const mark = first === undefined ? undefined : ends[first];
  if (mark && !mark.test(packed.toString('latin1'))) throw unreadablePicture();
  const wanted = said.height * rowBytes(said);
  if (first === undefined) requireSeparators(packed, wanted);
  let read = packed;
  for (const filter of said.filters) {
    const next = undone(filter, read, said);
    if (!next) return;
    read = next;
  }
  if (!said.hasParameters && read.length < wanted) throw unreadablePicture();
}

/** ISO 32000-1, 7.2.2. */
const separators = '\\0\\t\\n\\f\\r ';

/** What marks the end of the data, by filter (ISO 32000-1, 7.4); others find it by themselves. */
const ends: Readonly<Record<string, RegExp>> = {
  ASCIIHexDecode: new RegExp(`>[${separators}]*$`),
  ASCII85Decode: new RegExp(`~>[${separators}]*$`),
  DCTDecode: new RegExp(`\xff\xd9[${separators}]*$`),
};

/** Behind the data nothing follows but separators. */
function requireSeparators(packed: Buffer, from: number): void {
  const rest = packed.toString('latin1', from);
  if (!new RegExp(`^[${separators}]*$`).test(rest)) throw unreadablePicture();
}

/** @returns undefined where what it unpacks to says itself how large it is, or is left to the readers */
function undone(filter: string, packed: Buffer, said: InlineEntries): Buffer | undefined {
  switch (filter) {
    case 'ASCIIHexDecode':
    case 'ASCII85Decode': {
      const read = readAscii(filter, packed);
      if (!read) throw unreadablePicture();
      return read;
    }
    case 'FlateDecode': {
      const inflated = inflateWithEnd(packed, maxBytes);
      if (!inflated) throw unreadablePicture();
      requireSeparators(packed, inflated.end);
      return inflated.data;
    }
    case 'DCTDecode':
    case 'CCITTFaxDecode': {
      const isJpeg = filter === 'DCTDecode';
      const frame = isJpeg ? jpegFrame(packed) : faxFrame(said.parameter, said.height);
      const isOther = isJpeg && frame?.components !== said.components;
      if (!frame || !isSame(frame, said) || isOther) throw unreadablePicture();
      return undefined;
    }
    case 'LZWDecode':
    case 'RunLengthDecode':
      return undefined;
    default:
      // Those that no image in the content may have (8.9.7).
      throw unreadablePicture();
  }
}
