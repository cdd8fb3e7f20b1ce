import { inflateAtMost } from '../packing/inflate.ts';
import { Unacceptable } from '../refusals.ts';
import { addPlace, type Place, type Section } from './places.ts';
import type { FoundObject } from './scan-object.ts';
import type { Span } from './scan-value.ts';
import { readInteger, skipSpace } from './tokens.ts';
import { undoPredictor } from './undo-predictor.ts';

/** Of one cross-reference stream, unpacked: some two million objects. */
const maxTableBytes = 16 * 1024 ** 2;
/** Bytes of a number in it; what a file's size takes is less. */
const [maxWidth, maxRead] = [8, 6];

/** Reads a cross-reference stream (ISO 32000-1, 7.5.8). @throws Unacceptable */
export function readTableStream(file: Buffer, { value, data }: FoundObject): Section {
  const { entries } = value;
  if (!entries || !data) throw new Unacceptable('damaged');
  const widths = numbersOf(file, entries.get('W'));
  const [size = 0] = numbersOf(file, entries.get('Size'));
  if (widths.length !== 3 || widths.some((width) => width > maxWidth)) {
    throw new Unacceptable('damaged');
  }
  const packed = file.subarray(data.start, data.end);
  const lines = unpackStructure(file, entries, packed, maxTableBytes);
  const ranges = entries.has('Index') ? numbersOf(file, entries.get('Index')) : [0, size];
  const places = new Map<number, Place>();
  let at = 0;
  const take = (width: number, otherwise: number): number => {
    if (width === 0) return otherwise;
    at += width;
    const read = Math.min(width, maxRead);
    const isHuge = lines.subarray(at - width, at - read).some((byte) => byte !== 0);
    // Further than any file: nothing stands there.
    return isHuge ? Number.MAX_SAFE_INTEGER : lines.readUIntBE(at - read, read);
  };
  const [kindWidth = 0, middleWidth = 0, lastWidth = 0] = widths;
  const lineBytes = kindWidth + middleWidth + lastWidth;
  if (lineBytes === 0) throw new Unacceptable('damaged');
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range, range + 2);
    for (let index = 0; index < count; index++) {
      if (at + lineBytes > lines.length) throw new Unacceptable('damaged');
      const [kind, middle, last] = [take(kindWidth, 1), take(middleWidth, 0), take(lastWidth, 0)];
      addPlace(places, first + index, placeOf(kind, middle, last));
    }
  }
  return { places, trailer: entries, file };
}

function placeOf(kind: number, middle: number, last: number): Place {
  if (kind === 1) return { kind: 'at', offset: middle };
  if (kind === 2) return { kind: 'packed', stream: middle, index: last };
  if (kind === 0) return { kind: 'free' };
  throw new Unacceptable('damaged');
}

/**
 * What a stream of the file's own structure holds: it is packed by zlib, which stops at a limit, or
 * not at all.
 * @throws Unacceptable
 */
export function unpackStructure(
  file: Buffer,
  entries: ReadonlyMap<string, Span>,
  packed: Buffer,
  maxBytes: number,
): Buffer {
  const filters = textOf(file, entries.get('Filter') ?? entries.get('F'));
  const names = filters.match(/\/[^\s/[\]]+/g) ?? [];
  if (names.some((name) => name !== '/FlateDecode' && name !== '/Fl') || /\d/.test(filters)) {
    throw new Unacceptable('damaged');
  }
  if (packed.length > maxBytes) throw new Unacceptable('too_complex');
  const data = inflateAtMost(packed, maxBytes, names.length);
  if (!data) throw new Unacceptable('damaged');
  return undoPredictor(data, textOf(file, entries.get('DecodeParms') ?? entries.get('DP')));
}

function textOf(file: Buffer, span: Span | undefined): string {
  return span ? file.toString('latin1', span.start, span.end) : '';
}

/** The integers of a number or of an array; none for anything else. */
function numbersOf(file: Buffer, span: Span | undefined): number[] {
  if (!span) return [];
  const numbers: number[] = [];
  let at = file[span.start] === 0x5b ? skipSpace(file, span.start + 1) : span.start;
  for (let found = readInteger(file, at); found && at < span.end; found = readInteger(file, at)) {
    numbers.push(found.value);
    at = skipSpace(file, found.end);
  }
  return numbers;
}
