import { deflateSync } from 'node:zlib';
import { PdfArray, PdfDict, PdfName, PdfNull, PdfNumber, PdfStream, type PDF } from '@libpdf/core';
import {
  entry,
  nameEntry,
  numberEntry,
  oneOrSeveral,
  quickLevel,
  type PdfObject,
} from '../../objects/objects.ts';
import { Unacceptable } from '../refusals.ts';
import { walk } from '../walk.ts';
import { inflateAtMost, isFlushed, unpacks } from './inflate.ts';
import { undoFilter } from './undo-filter.ts';

/** All filters (ISO 32000-1, table 6), and the abbreviations of inline pictures (table 94). */
export const filterNames: Readonly<Record<string, string>> = {
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
  ...Object.fromEntries(
    (
      'ASCII85Decode ASCIIHexDecode CCITTFaxDecode DCTDecode FlateDecode LZWDecode RunLengthDecode ' +
      'JBIG2Decode JPXDecode Crypt'
    )
      .split(' ')
      .map((name) => [name, name]),
  ),
};

/** Bits of a sample where the filter leaves no choice (ISO 32000-1, 7.4.6 to 7.4.8). */
export const fixedBits: Readonly<Record<string, number>> = {
  CCITTFaxDecode: 1,
  DCTDecode: 8,
  JBIG2Decode: 1,
};

/** Those that are undone here, with whatever stands before them. */
const undoable = ['ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode'];
/** Those whose parameters may name a predictor. */
export const predicted = ['LZWDecode', 'FlateDecode'];
/** Of one stream, and of all together, unpacked. */
const max = { stream: 64 * 1024 ** 2, all: 256 * 1024 ** 2 };

/**
 * Has each stream say how it is packed as everybody understands it: filters by their names in full,
 * data in hex, base 85, LZW or run lengths unpacked, data that were not ended packed again, and the
 * bits of samples where only the filter says so.
 * @throws Unacceptable for what no filter is, and for data that its filter does not have
 */
export function plainPacking(pdf: PDF): void {
  let left = max.all;
  walk(pdf, (dict) => {
    if (!(dict instanceof PdfStream)) return;
    // By this name they are parameters of pictures within content, and of all to some readers.
    if (dict.has('DP')) throw notPacked();
    const named = oneOrSeveral(pdf, dict, 'Filter').map(inFull);
    const undone = named.slice(0, named.findLastIndex((name) => undoable.includes(name)) + 1);
    // Nothing is not packed, whatever its filters; readers take it for nothing, too.
    if (named.length === 0 || dict.data.length === 0) dict.setData(dict.data);
    else if (undone.length === 0) {
      nameInFull(pdf, dict, named);
      if (named[0] === 'FlateDecode') left -= endData(dict, Math.min(left, max.stream));
    } else left -= repack(pdf, dict, { named, undone, maxBytes: Math.min(left, max.stream) });
    const bits = fixedBits[named.at(-1) ?? ''];
    const isImage = nameEntry(pdf, dict, 'Subtype') === 'Image';
    if (isImage && bits !== undefined && !entry(pdf, dict, 'BitsPerComponent')) {
      dict.set('BitsPerComponent', PdfNumber.of(bits));
    }
  });
}

function inFull(filter: PdfObject | undefined): string {
  const name = filter instanceof PdfName ? filterNames[filter.value] : undefined;
  if (name === undefined) throw notPacked();
  return name;
}

interface Repacking {
  named: readonly string[];
  /** The first of them. */
  undone: readonly string[];
  maxBytes: number;
}

/** @returns how large its data are then */
function repack(pdf: PDF, stream: PdfStream, { named, undone, maxBytes }: Repacking): number {
  const parameters = oneOrSeveral(pdf, stream, 'DecodeParms');
  let { data } = stream;
  let predictor: PdfDict | undefined;
  for (const [at, name] of undone.entries()) {
    const given = parameters[at];
    const earlyChange =
      given instanceof PdfDict ? numberEntry(pdf, given, 'EarlyChange') : undefined;
    const read = undoFilter(name, data, { maxBytes, earlyChange });
    // What predicts the rows is undone after the packing.
    if (!read || predictor) throw notPacked();
    data = read.data;
    const isPredicted = given instanceof PdfDict && (numberEntry(pdf, given, 'Predictor') ?? 1) > 1;
    if (isPredicted && predicted.includes(name)) predictor = given;
  }
  const rest = named.slice(undone.length);
  if (predictor && rest.length > 0) throw notPacked();
  if (rest.length > 0) {
    stream.setData(data);
    stream.set('Filter', namesOf(rest));
    const others = parameters.slice(undone.length).map((one) => one ?? PdfNull.instance);
    if (others.length > 0) stream.set('DecodeParms', new PdfArray(others));
  } else {
    stream.setData(deflateSync(data, { level: quickLevel }));
    stream.set('Filter', PdfName.of('FlateDecode'));
    if (predictor) stream.set('DecodeParms', predictor);
  }
  return data.length;
}

/** Packs data again that were written out and not ended. @returns how large they are then */
function endData(stream: PdfStream, maxBytes: number): number {
  if (!isFlushed(stream.data) || unpacks(stream.data)) return 0;
  const data = inflateAtMost(stream.data, maxBytes, 1);
  if (!data) throw notPacked();
  const packing = ['Filter', 'DecodeParms'].map((key) => [key, stream.get(key)] as const);
  stream.setData(deflateSync(data, { level: quickLevel }));
  for (const [key, value] of packing) if (value) stream.set(key, value);
  return data.length;
}

/** One alone, or a list: so are its parameters. */
function nameInFull(pdf: PDF, stream: PdfStream, named: readonly string[]): void {
  const isList = entry(pdf, stream, 'Filter') instanceof PdfArray;
  stream.set('Filter', isList ? namesOf(named) : PdfName.of(named[0] ?? ''));
}

function namesOf(named: readonly string[]): PdfArray {
  return new PdfArray(named.map((name) => PdfName.of(name)));
}

function notPacked(): Unacceptable {
  return new Unacceptable('damaged', 'Something packed cannot be read.');
}
