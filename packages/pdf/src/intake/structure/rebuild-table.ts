import { Unacceptable } from '../refusals.ts';
import { headsIn } from './heads-in.ts';
import type { Place } from './places.ts';
import type { FileWithBase, Tables } from './read-tables.ts';
import { scanObject, type FoundObject } from './scan-object.ts';
import { scanValue, type Span } from './scan-value.ts';
import { readInteger, skipSpace } from './tokens.ts';

/** More than a table may list. */
const maxObjects = 8_388_607;

/**
 * What a table would say that is not where the file says, or cannot be read. Readers then look through
 * the file, each in its own way; all find the same where it is one object after the other and nothing
 * else, each number once, with one trailer behind them.
 * @param from where the header stands
 * @returns undefined where a reader may find something else
 * @throws Unacceptable `ambiguous` when an object is there twice
 */
export function rebuildTable(file: Buffer, from: number): (Tables & FileWithBase) | undefined {
  const text = file.toString('latin1');
  const starts = new Map<number, number>();
  for (const [number, places] of headsIn(text)) {
    const [at = 0, ...others] = places;
    if (others.length > 0) throw new Unacceptable('ambiguous');
    if (starts.size >= maxObjects || number > maxObjects) return undefined;
    starts.set(number, at);
  }
  const trailerAt = text.indexOf('trailer');
  if (trailerAt < 0 || text.indexOf('trailer', trailerAt + 1) >= 0) return undefined;
  const end = endOfObjects(file, from, starts);
  const trailer = end === undefined ? undefined : trailerBehind(file, end, trailerAt);
  const root = trailer && integerAt(file, trailer.get('Root'));
  if (!trailer || root === undefined) return undefined;
  const places = new Map<number, Place>();
  for (const [number, offset] of starts) places.set(number, { kind: 'at', offset });
  const textOf = (span: Span | undefined) => span && text.slice(span.start, span.end);
  const [encrypt, id] = [textOf(trailer.get('Encrypt')), textOf(trailer.get('ID'))];
  return { file, base: 0, places, root, encrypt, id };
}

/** Behind the last object; undefined where anything but white space is between them. */
function endOfObjects(
  file: Buffer,
  from: number,
  starts: ReadonlyMap<number, number>,
): number | undefined {
  const inOrder = [...starts.values()];
  const lengthOf = (number: number) => {
    const at = starts.get(number);
    return at === undefined ? undefined : integerIn(file, at);
  };
  let at = skipSpace(file, from);
  for (const [index, start] of inOrder.entries()) {
    if (at !== start || !beginsLine(file, start, /^\d{1,10} \d{1,5} obj/)) return undefined;
    const upTo = inOrder[index + 1] ?? file.length;
    const end = endOf(file, scanObject(file, start, upTo, lengthOf));
    if (end === undefined) return undefined;
    at = skipSpace(file, end);
  }
  return at;
}

/** Behind its last word; undefined for a stream of which readers find two ends, and for packed objects. */
function endOf(file: Buffer, { value, data, end }: FoundObject): number | undefined {
  const type = value.entries?.get('Type');
  if (type && /^\/(XRef|ObjStm)$/.test(file.toString('latin1', type.start, type.end))) {
    return undefined;
  }
  const dataEnd = data ? wordAt(file, end, 'endstream') : end;
  if (data && dataEnd !== undefined) {
    const first = file.indexOf('endstream', data.start, 'latin1');
    if (first + 'endstream'.length !== dataEnd) return undefined;
  }
  return dataEnd === undefined ? undefined : wordAt(file, dataEnd, 'endobj');
}

/** Behind a table that nobody reads, and the last thing in the file. */
function trailerBehind(
  file: Buffer,
  end: number,
  at: number,
): ReadonlyMap<string, Span> | undefined {
  const table = file.toString('latin1', end, at);
  const isTable = /^(xref[^()<>[\]{}/%]*)?$/.test(table) && !table.includes('startxref');
  if (!isTable || !beginsLine(file, at, /^trailer/)) return undefined;
  const { entries, end: behind } = scanValue(file, at + 'trailer'.length);
  const tail = file.toString('latin1', behind, Math.min(file.length, behind + 1_024));
  const isLast = /^\s*(startxref\s+\d+\s*(%%EOF\s*)?)?$/.test(tail);
  if (!isLast || !entries || entries.has('Prev') || entries.has('XRefStm')) return undefined;
  return entries;
}

/** Some readers look at beginnings of lines alone. */
function beginsLine(file: Buffer, at: number, how: RegExp): boolean {
  const before = file[at - 1];
  return (before === 10 || before === 13) && how.test(file.toString('latin1', at, at + 24));
}

function wordAt(file: Buffer, from: number, word: string): number | undefined {
  const at = skipSpace(file, from);
  return file.toString('latin1', at, at + word.length) === word ? at + word.length : undefined;
}

function integerIn(file: Buffer, at: number): number | undefined {
  const obj = file.indexOf('obj', at, 'latin1');
  return readInteger(file, skipSpace(file, obj + 3))?.value;
}

function integerAt(file: Buffer, span: Span | undefined): number | undefined {
  return span && readInteger(file, span.start)?.value;
}
