import { predicted } from '../packing/plain-packing.ts';
import { undoFilter } from '../packing/undo-filter.ts';
import { faxFrame } from './fax-frame.ts';
import { readInlineEntries, type ComponentsOf, type InlineEntries } from './inline-entries.ts';
import { jpegFrame, type JpegWork } from './jpeg/frame.ts';
import { sampleCheck, type SampleCheck } from './listed-samples.ts';
import { isSame, type PictureFrame } from './picture-size.ts';
import { predictorIn, type Predictor } from './predictors.ts';
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
 * What faxes unpack to is left to the readers.
 * @throws Unacceptable
 */
export function requireWholeInline(
  content: Buffer,
  { entries, data, end }: InlineImage,
  { componentsOf, work }: { componentsOf: ComponentsOf; work: JpegWork },
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
  for (const [at, filter] of said.filters.entries()) {
    if (filter === 'DCTDecode' || filter === 'CCITTFaxDecode') {
      const isJpeg = filter === 'DCTDecode';
      requireSize(isJpeg ? jpegFrame(read, work) : faxFrame(said.parameter, said.height), said);
      // Of what stands behind it nothing is known, nor which samples it has.
      if (at < said.filters.length - 1 || checkOf(said, undefined)) throw unreadablePicture();
      return;
    }
    const undone = undoFilter(filter, read, {
      maxBytes,
      earlyChange: said.parameter('EarlyChange'),
    });
    if (!undone) throw unreadablePicture();
    requireSeparators(read, undone.end);
    read = undone.data;
  }
  requireSamples(read, said);
}

/** As many as its size asks for, each in the list of colours, if there is one. */
function requireSamples(read: Buffer, said: InlineEntries): void {
  const row = rowBytes(said);
  const predictor = predictorOf(said);
  if (predictor && predictor.row !== row) throw unreadablePicture();
  const wanted = said.height * (predictor?.hasRowTags ? row + 1 : row);
  const check = checkOf(said, predictor);
  const isWhole = read.length >= wanted && (check?.(read.subarray(0, wanted)) ?? true);
  if (!isWhole) throw unreadablePicture();
}

/** It is undone last (7.4.4.4), and by the one filter that has it. */
function predictorOf({ filters, parameter }: InlineEntries): Predictor | undefined {
  const able = filters.filter((filter) => predicted.includes(filter));
  const predictor = able.length > 0 ? predictorIn(parameter) : undefined;
  if (predictor && (able.length > 1 || able[0] !== filters.at(-1))) throw unreadablePicture();
  return predictor;
}

function checkOf(said: InlineEntries, predictor: Predictor | undefined): SampleCheck | undefined {
  const { width, bits, highest, decode } = said;
  return highest === undefined
    ? undefined
    : sampleCheck({ width, bits, highest, decode, predictor });
}

/** As its data say themselves. */
function requireSize(frame: PictureFrame | undefined, said: InlineEntries): void {
  const isOther = frame?.components !== said.components;
  if (!frame || !isSame(frame, said) || isOther) throw unreadablePicture();
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
