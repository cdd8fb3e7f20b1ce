import { Unacceptable } from '../refusals.ts';
import { headsIn } from './heads-in.ts';
import { addPlace, isSame, type Place, type Section } from './places.ts';
import { headAt, scanObject } from './scan-object.ts';
import { scanValue } from './scan-value.ts';
import { isRegular, readInteger, skipSpace } from './tokens.ts';
import { readTableStream } from './table-stream.ts';

/** What the cross-reference tables of a file say (ISO 32000-1, 7.5.4 to 7.5.8). */
export interface Tables {
  places: Map<number, Place>;
  root: number;
  /** As they are written in the newest trailer. */
  encrypt: string | undefined;
  id: string | undefined;
}

/** A file where offsets count from, which may not be its first byte. */
export interface FileWithBase {
  file: Buffer;
  /** What offsets have to be added, as far as `xref` was found there. */
  base: number;
}

const maxSections = 4_096;
/** Where the offset of the last table stands, from the end. */
const tailBytes = 1_024;
/** By so many bytes an offset may miss its table. */
const reach = 64;
/** Of a table's dictionary, which may list thousands of ranges. */
const maxDictionaryBytes = 64 * 1_024;

/**
 * Reads all tables of a file, the newest first.
 * @param base how many bytes stand before the header
 * @throws Unacceptable `damaged`, `too_complex`, or `ambiguous` when an object is listed twice
 */
export function readTables(file: Buffer, base: number): Tables & FileWithBase {
  const first = locate(file, startOf(file), [base, 0]);
  if (!first) throw new Unacceptable('damaged');
  const places = new Map<number, Place>();
  const seen = new Set<number>();
  const based = { file, base: first.base };
  let newest: Section | undefined;
  let at: number | undefined = first.at;
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    if (seen.size > maxSections) throw new Unacceptable('too_complex');
    const section = readSection(file, at);
    newest ??= section;
    addHidden(based, section);
    for (const [number, place] of section.places) {
      if (!places.has(number)) places.set(number, place);
    }
    at = previous(based, section);
  }
  if (!newest) throw new Unacceptable('damaged');
  const root = numberOf(newest, 'Root');
  if (root === undefined) throw new Unacceptable('damaged');
  const [encrypt, id] = [textOf(newest, 'Encrypt'), textOf(newest, 'ID')];
  return { ...based, places, root, encrypt, id };
}

/** What the last `startxref` names. */
function startOf(file: Buffer): number {
  // Some programs write their whole buffer, whose rest is zeros.
  let end = file.length;
  while (file[end - 1] === 0) end -= 1;
  const from = Math.max(0, end - tailBytes);
  const at = file.lastIndexOf('startxref');
  const found = at < from ? undefined : readInteger(file, skipSpace(file, at + 9));
  if (!found) throw new Unacceptable('damaged');
  return found.value;
}

/**
 * The table at an offset, or the nearest that it may have meant, where that is certain: a reader that
 * finds none looks through the file, and takes the last of several objects of a number.
 * @throws Unacceptable `ambiguous`
 */
function locate(
  file: Buffer,
  offset: number,
  bases: readonly number[],
): { at: number; base: number } | undefined {
  for (const base of bases) {
    const at = skipSpace(file, offset + base);
    if (isTable(file, at)) return { at, base };
  }
  const [base = 0] = bases;
  const center = offset + base;
  for (let distance = 1; distance <= reach; distance++) {
    for (const at of [center - distance, center + distance]) {
      if (at < 0 || isRegular(file[at - 1]) || !isTable(file, at)) continue;
      if ([...headsIn(file.toString('latin1')).values()].some(({ length }) => length > 1)) {
        throw new Unacceptable('ambiguous');
      }
      return { at, base };
    }
  }
  return undefined;
}

function isTable(file: Buffer, at: number): boolean {
  if (at >= file.length) return false;
  if (file.toString('latin1', at, at + 4) === 'xref') return !isRegular(file[at + 4]);
  const head = headAt(file, at);
  if (!head) return false;
  const dictionary = file.subarray(head.end, head.end + maxDictionaryBytes);
  const end = dictionary.indexOf('stream');
  return dictionary.subarray(0, Math.max(end, 0)).includes('/XRef');
}

function readSection(file: Buffer, at: number): Section {
  if (file[at] === 0x78) return readPlainTable(file, at);
  return readTableStream(
    file,
    scanObject(file, at, file.length, () => undefined),
  );
}

function readPlainTable(file: Buffer, tableAt: number): Section {
  const places = new Map<number, Place>();
  let at = skipSpace(file, tableAt + 4);
  for (let first = readInteger(file, at); first; first = readInteger(file, at)) {
    const count = readInteger(file, skipSpace(file, first.end));
    if (!count || count.value > file.length) throw new Unacceptable('damaged');
    at = skipSpace(file, count.end);
    let { value: number } = first;
    for (let index = 0; index < count.value; index++, number++) {
      const line = readLine(file, at);
      // A table that begins with the head of the free list begins at 0.
      if (index === 0 && number === 1 && line.isHead) number = 0;
      addPlace(places, number, line.place);
      at = line.end;
    }
  }
  if (file.toString('latin1', at, at + 7) !== 'trailer') throw new Unacceptable('damaged');
  const { entries } = scanValue(file, at + 7);
  if (!entries) throw new Unacceptable('damaged');
  return { places, trailer: entries, file };
}

function readLine(file: Buffer, at: number): { place: Place; isHead: boolean; end: number } {
  const offset = readInteger(file, at);
  const generation = offset && readInteger(file, skipSpace(file, offset.end));
  const kindAt = generation ? skipSpace(file, generation.end) : file.length;
  const kind = file[kindAt];
  if (!offset || (kind !== 0x6e && kind !== 0x66)) throw new Unacceptable('damaged');
  const isFree = kind === 0x66;
  return {
    place: isFree ? { kind: 'free' } : { kind: 'at', offset: offset.value },
    isHead: isFree && generation?.value === 65_535,
    end: skipSpace(file, kindAt + 1),
  };
}

/** A table may have a stream beside it for what it calls free (7.5.8.4). */
function addHidden({ file, base }: FileWithBase, section: Section): void {
  const offset = section.file === file ? numberOf(section, 'XRefStm') : undefined;
  if (offset === undefined) return;
  const found = locate(file, offset, [base]);
  if (!found || file[found.at] === 0x78) throw new Unacceptable('damaged');
  for (const [number, place] of readSection(file, found.at).places) {
    const before = section.places.get(number);
    if (before && before.kind !== 'free' && !isSame(before, place)) {
      throw new Unacceptable('ambiguous');
    }
    section.places.set(number, place);
  }
}

function previous({ file, base }: FileWithBase, section: Section): number | undefined {
  const offset = numberOf(section, 'Prev');
  // Some programs write 0 for none.
  if (offset === undefined || offset === 0) return undefined;
  const found = locate(file, offset, [base]);
  if (!found) throw new Unacceptable('damaged');
  return found.at;
}

function numberOf({ file, trailer }: Section, key: string): number | undefined {
  const span = trailer.get(key);
  return span && readInteger(file, span.start)?.value;
}

function textOf({ file, trailer }: Section, key: string): string | undefined {
  const span = trailer.get(key);
  return span && file.toString('latin1', span.start, span.end);
}
