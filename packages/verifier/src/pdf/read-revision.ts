import { headOf, objectEnd, writeTable, type PlacedObject } from './append-objects.ts';
import { Misspelled, readDict } from './read-syntax.ts';
import type { Entries } from './syntax.ts';

/** A revision as `appendObjects` writes it, every byte of it accounted for. */
export interface ReadRevision {
  /** Where it begins and ends in the file. */
  from: number;
  upTo: number;
  tableAt: number;
  /** Offset of the table before. */
  previous: number;
  size: number;
  /** Root, Info and ID. */
  trailer: Entries;
  /** Content of each object by its number, as it stands in the file. */
  objects: ReadonlyMap<number, ObjectContent>;
}

export interface ObjectContent {
  generation: number;
  /** Where it begins in the file. */
  at: number;
  bytes: Buffer;
}

const endForm = /\nstartxref\n(0|[1-9]\d{0,9})\n%%EOF\n$/;
const maxEndBytes = 64;
/** Of some three thousand objects; a renewal writes a dozen. */
const largestTable = 65_536;
const tableForm =
  /^xref\n((?:\d{1,10} \d{1,5}\n(?:\d{10} \d{5} n\r\n)+)+)trailer\n(<<\n[\x20-\x7e\n]*\n>>)\nstartxref\n/;

/**
 * Reads the revision that ends here. Nothing is searched for: where each object begins is in the
 * table, and the table is held against what it would be.
 * @throws {Misspelled} when it is written in any other way
 */
export function readRevision(file: Buffer, upTo: number): ReadRevision {
  const ending = file.toString('latin1', Math.max(0, upTo - maxEndBytes), upTo);
  const tableAt = Number(endForm.exec(ending)?.[1]);
  if (!(tableAt < upTo) || upTo - tableAt > largestTable) throw new Misspelled();
  const table = file.toString('latin1', tableAt, upTo);
  const [, lines, dictionary] = tableForm.exec(table) ?? [];
  const places = placesIn(lines ?? '');
  const [first] = places;
  const { Size, Prev, ...trailer } = readDict(dictionary);
  if (!first || Size === undefined || Prev === undefined) throw new Misspelled();
  const written = writeTable({ places, trailer: { Size, Prev, ...trailer }, tableAt });
  if (written !== table) throw new Misspelled();
  return {
    from: first.offset,
    upTo,
    tableAt,
    previous: readCount(Prev),
    size: readCount(Size),
    trailer,
    objects: readObjects(file, places, tableAt),
  };
}

function readCount(text: string): number {
  if (!/^(?:0|[1-9]\d{0,9})$/.test(text)) throw new Misspelled();
  return Number(text);
}

/** By ascending numbers and offsets, none twice. */
function placesIn(lines: string): PlacedObject[] {
  const places: PlacedObject[] = [];
  let next = 0;
  for (const line of lines.split('\n')) {
    const head = /^(\d{1,10}) \d{1,5}$/.exec(line);
    if (head) next = Number(head[1]);
    const entry = /^(\d{10}) (\d{5}) n\r$/.exec(line);
    if (!entry) continue;
    const place = { number: next, generation: Number(entry[2]), offset: Number(entry[1]) };
    const last = places.at(-1);
    if (last && (place.number <= last.number || place.offset <= last.offset)) {
      throw new Misspelled();
    }
    places.push(place);
    next += 1;
  }
  return places;
}

/** One after the other, with nothing between them. */
function readObjects(
  file: Buffer,
  places: readonly PlacedObject[],
  tableAt: number,
): Map<number, ObjectContent> {
  const objects = new Map<number, ObjectContent>();
  for (const [index, place] of places.entries()) {
    const { number, generation, offset } = place;
    const head = headOf(place);
    const at = offset + head.length;
    const end = (places[index + 1]?.offset ?? tableAt) - objectEnd.length;
    const frame = [file.toString('latin1', offset, at), file.toString('latin1', end, end + 8)];
    if (at > end || frame[0] !== head || frame[1] !== objectEnd) throw new Misspelled();
    objects.set(number, { generation, at, bytes: file.subarray(at, end) });
  }
  return objects;
}

/** As text, of an object that a revision has. @throws {Misspelled} when it has none of the number */
export function textOf({ objects }: ReadRevision, number: number): string {
  const found = objects.get(number);
  if (!found) throw new Misspelled();
  return found.bytes.toString('latin1');
}

const streamStart = '\nstream\n';
const streamEnd = '\nendstream';
/** Of a stream's dictionary: no stream of ours has a longer one. */
const maxHeadBytes = 1_024;

/** @throws {Misspelled} for an object that is no stream, or says another length than it has */
export function readStream(
  { objects }: ReadRevision,
  number: number,
): { entries: Entries; data: Buffer } {
  const bytes = objects.get(number)?.bytes ?? Buffer.alloc(0);
  const [dictionary = ''] = bytes.toString('latin1', 0, maxHeadBytes).split(streamStart, 1);
  const start = dictionary.length + streamStart.length;
  const entries = readDict(dictionary);
  const data = bytes.subarray(start, bytes.length - streamEnd.length);
  const frame = [
    bytes.toString('latin1', dictionary.length, start),
    bytes.toString('latin1', start + data.length),
  ];
  const isStream = frame[0] === streamStart && frame[1] === streamEnd;
  if (!isStream || entries['Length'] !== String(data.length)) throw new Misspelled();
  return { entries, data };
}
