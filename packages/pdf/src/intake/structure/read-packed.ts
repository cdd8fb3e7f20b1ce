import { Unacceptable } from '../refusals.ts';
import type { Place } from './places.ts';
import type { FoundObject } from './scan-object.ts';
import { scanValue, type Span } from './scan-value.ts';
import { unpackStructure } from './table-stream.ts';
import { readInteger, skipSpace } from './tokens.ts';
import type { Part } from './write-file.ts';

/** Of all object streams together, unpacked. */
const maxBytes = 128 * 1024 ** 2;

/** What stands in object streams. */
export interface PackedObjects {
  parts: Part[];
  /** Object numbers of the streams themselves, and of tables: nothing refers to them any more. */
  streams: Set<number>;
}

/**
 * Takes the objects out of the object streams (ISO 32000-1, 7.5.7), having looked at every token.
 * @throws Unacceptable
 */
export function readPacked(
  file: Buffer,
  places: ReadonlyMap<number, Place>,
  objects: ReadonlyMap<number, FoundObject>,
  missing: Set<number>,
  dataOf: (stream: FoundObject) => Uint8Array,
): PackedObjects {
  const streams = new Set<number>();
  let left = maxBytes;
  const listed = Map.groupBy(places, ([, place]) => (place.kind === 'packed' ? place.stream : 0));
  listed.delete(0);
  const parts = Array.from(listed).flatMap(([number, held]) => {
    const stream = objects.get(number);
    const { entries } = stream?.value ?? {};
    if (!stream?.data || !entries) throw new Unacceptable('damaged');
    const data = unpackStructure(file, entries, Buffer.from(dataOf(stream)), left);
    left -= data.length;
    streams.add(number);
    const count = integerAt(file, entries.get('N'));
    const first = integerAt(file, entries.get('First'));
    return takeObjects(data, { count, first }, held, missing);
  });
  for (const { number, value } of objects.values()) {
    const type = value.entries?.get('Type');
    if (type && file.toString('latin1', type.start, type.end) === '/XRef') streams.add(number);
  }
  return { parts, streams };
}

/** Objects of an object stream by the list at its beginning. */
function takeObjects(
  data: Buffer,
  { count, first }: { count: number; first: number },
  held: readonly (readonly [number, Place])[],
  missing: Set<number>,
): Part[] {
  const offsets = readList(data, count, first);
  let end = 0;
  const found = held.flatMap(([number, place]) => {
    const line = place.kind === 'packed' ? offsets[place.index] : undefined;
    return line?.number === number ? [{ number, at: line.at }] : (missing.add(number), []);
  });
  return found
    .sort((one, other) => one.at - other.at)
    .map(({ number, at }) => {
      const value = scanValue(data, at);
      if (value.start < end) throw new Unacceptable('damaged');
      end = value.end;
      return { number, generation: 0, chunks: [data.subarray(value.start, value.end)] };
    });
}

function readList(data: Buffer, count: number, first: number): { number: number; at: number }[] {
  const list: { number: number; at: number }[] = [];
  let at = skipSpace(data, 0);
  for (let index = 0; index < count; index++) {
    const number = readInteger(data, at);
    const offset = number && readInteger(data, skipSpace(data, number.end));
    if (!offset || offset.end > first) throw new Unacceptable('damaged');
    list.push({ number: number.value, at: first + offset.value });
    at = skipSpace(data, offset.end);
  }
  return list;
}

function integerAt(file: Buffer, span: Span | undefined): number {
  const value = span && readInteger(file, span.start)?.value;
  if (value === undefined) throw new Unacceptable('damaged');
  return value;
}
