import { Unacceptable } from '../refusals.ts';
import { findableIn } from './heads-in.ts';
import { readPacked } from './read-packed.ts';
import type { Place } from './places.ts';
import { readTables, type FileWithBase, type Tables } from './read-tables.ts';
import { rebuildTable } from './rebuild-table.ts';
import { headAt, scanObject, type FoundObject } from './scan-object.ts';
import { readInteger, skipSpace } from './tokens.ts';
import { unlock } from './unlock.ts';
import { writeFile, type Part } from './write-file.ts';

/** A file that was looked through before any parser sees it. */
export interface CleanCopy {
  /** Every object of the file once, each where the only table says, none protected. */
  file: Buffer;
  /** Listed, and elsewhere than the tables say. */
  missing: ReadonlySet<number>;
  /** Of each object by its number. */
  generations: ReadonlyMap<number, number>;
  /** Its owner had restricted what may be done with it. */
  wasRestricted: boolean;
  /** Bytes stood before its header. */
  wasPreceded: boolean;
}

/** In which the header stands (ISO 32000-1, annex H, note 13). */
const headBytes = 1_024;

/**
 * Copies a file object by object, having looked at every token of each: what a parser is given has
 * nothing in it that would keep it busy, and nothing of which readers take one or the other. Bytes
 * before the header, between objects and behind the last table are gone, object streams unpacked.
 * @throws Unacceptable `not_a_pdf`, `damaged`, `ambiguous`, `too_complex`, `encrypted`, `restricted`
 */
export async function cleanCopy(bytes: Uint8Array): Promise<CleanCopy> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = headerOf(file);
  const tables = tablesOf(file, header.at);
  const { root } = tables;
  const missing = new Set<number>();
  const objects = findObjects(file, tables, missing);
  const asFound = (object: FoundObject) => partOf(file, object);
  const { partOf: plainPart, dataOf } =
    tables.encrypt === undefined
      ? { partOf: asFound, dataOf: (stream: FoundObject) => dataIn(file, stream) }
      : await unlock([...objects.values()].map(asFound), tables.encrypt, tables.id);
  const packed = readPacked(file, tables.places, objects, missing, dataOf);
  const parts = [...objects.values()].flatMap((object) =>
    packed.streams.has(object.number) ? [] : [plainPart(object)],
  );
  const { version } = header;
  const all = [...parts, ...packed.parts];
  return {
    file: writeFile(all, { root, version }),
    missing,
    generations: new Map(all.map(({ number, generation }) => [number, generation])),
    wasRestricted: tables.encrypt !== undefined,
    wasPreceded: header.at > 0,
  };
}

function headerOf(file: Buffer): { at: number; version: string } {
  const head = file.toString('latin1', 0, headBytes);
  const at = head.indexOf('%PDF-');
  if (at < 0) throw new Unacceptable('not_a_pdf');
  return { at, version: /^%PDF-(\d\.\d)/.exec(head.slice(at))?.[1] ?? '1.7' };
}

/** As the file says; else, where that is certain, as it would have said. */
function tablesOf(file: Buffer, headerAt: number): Tables & FileWithBase {
  try {
    return readTables(file, headerAt);
  } catch (error) {
    const isDamaged = error instanceof Unacceptable && error.reason === 'damaged';
    const rebuilt = isDamaged ? rebuildTable(file, headerAt) : undefined;
    if (!rebuilt) throw error;
    return rebuilt;
  }
}

/** Objects that stand by themselves, in the order of the file; none reaches into the next. */
function findObjects(
  file: Buffer,
  { places, base }: Tables & FileWithBase,
  missing: Set<number>,
): Map<number, FoundObject> {
  const starts: { number: number; at: number }[] = [];
  let isFindable: ((object: number) => boolean) | undefined;
  for (const [number, place] of places) {
    if (place.kind !== 'at') continue;
    const at = place.offset + base;
    if (headAt(file, at)?.number === number) starts.push({ number, at });
    else {
      isFindable ??= findableIn(file);
      // What stands nowhere is nothing to every reader.
      if (isFindable(number)) missing.add(number);
    }
  }
  starts.sort((one, other) => one.at - other.at);
  const lengthOf = (number: number) => lengthAt(file, places.get(number), base);
  return new Map(
    starts.map(({ number, at }, index) => {
      const upTo = starts[index + 1]?.at ?? file.length;
      return [number, scanObject(file, at, upTo, lengthOf)];
    }),
  );
}

function lengthAt(file: Buffer, place: Place | undefined, base: number): number | undefined {
  const head = place?.kind === 'at' ? headAt(file, place.offset + base) : undefined;
  return head && readInteger(file, skipSpace(file, head.end))?.value;
}

function dataIn(file: Buffer, { data }: FoundObject): Uint8Array {
  return file.subarray(data?.start ?? 0, data?.end ?? 0);
}

/** A stream with the length that it has. */
function partOf(file: Buffer, { number, generation, value, data }: FoundObject): Part {
  const written = file.subarray(value.start, value.end);
  if (!data) return { number, generation, chunks: [written] };
  const length = Buffer.from(` ${data.end - data.start}`);
  const span = value.entries?.get('Length');
  const entries = span
    ? [file.subarray(value.start, span.start), length, file.subarray(span.end, value.end)]
    : [Buffer.from('<< /Length '), length, Buffer.from(' '), written.subarray(2)];
  const chunks = [
    ...entries,
    Buffer.from('\nstream\n'),
    file.subarray(data.start, data.end),
    Buffer.from('\nendstream'),
  ];
  return { number, generation, chunks };
}
