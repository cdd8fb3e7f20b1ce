import { NoSeal } from './pdf-signatures.ts';

/** What cross-reference sections that were appended to a revision redefine. */
export interface Sections {
  /** Object number of the catalog, the same as before. */
  root: number;
  /** The revision's numbers are below it; it holds nothing that could refer to one beyond. */
  size: number;
  changed: { number: number; generation: number }[];
  /** Where they stand. */
  offsets: number[];
}

interface Section {
  entries: { number: number; generation: number; offset: number; isFree: boolean }[];
  root: number;
  /** Object number of the metadata. */
  info: number | undefined;
  size: number;
  previous: number | undefined;
}

/** More than a thousand years of yearly renewals would make. */
const maxSections = 4_096;

/**
 * Reads the cross-reference tables of a file that stand after its sealed revision. They are read
 * in the plain form that appending writes, and nothing else is understood.
 * @throws {NoSeal} naming what cannot be understood
 */
export function readSections(bytes: Uint8Array, sealedUpTo: number): Sections {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sealedAt = endOf(file, sealedUpTo);
  const sealed = readSection(file, sealedAt);
  const changed = new Map<number, { number: number; generation: number }>();
  const offsets: number[] = [];
  let offset = endOf(file, file.length);
  for (let count = 0; offset !== sealedAt; count++) {
    if (offset < sealedUpTo || count > maxSections) throw unclear('it does not continue the seal');
    const section = readSection(file, offset);
    if (section.root !== sealed.root) throw unclear('the document has another catalog');
    if (section.info !== sealed.info) throw unclear('the document has other metadata');
    for (const entry of section.entries) {
      if (entry.isFree && entry.number !== 0) throw unclear(`object ${entry.number} was removed`);
      if (entry.isFree) continue;
      if (entry.offset < sealedUpTo) throw unclear(`object ${entry.number} was moved`);
      changed.set(entry.number, entry);
      offsets.push(entry.offset);
    }
    if (section.previous === undefined || section.previous >= offset) {
      throw unclear('it does not continue the seal');
    }
    offset = section.previous;
  }
  return { root: sealed.root, size: sealed.size, changed: Array.from(changed.values()), offsets };
}

function unclear(what: string): NoSeal {
  return new NoSeal(`Something was appended after the seal: ${what}.`);
}

const tailLength = 64;

/** The offset that the last lines of a revision name. */
function endOf(file: Buffer, upTo: number): number {
  const tail = file.subarray(Math.max(0, upTo - tailLength), upTo).toString('latin1');
  const found = /startxref\r?\n(\d{1,10})\r?\n%%EOF\r?\n?$/.exec(tail);
  if (!found) throw unclear('it is no revision of the document');
  return Number(found[1]);
}

const entryLength = 20;
/** Longer than any trailer that is understood. */
const trailerLength = 2_048;
const trailerForm =
  /^trailer\s+<<((?:\s*\/Size \d+|\s*\/Prev \d+|\s*\/(?:Root|Info) \d+ \d+ R|\s*\/ID \[\s*<[0-9A-Fa-f]*>\s*<[0-9A-Fa-f]*>\s*\])+)\s*>>\s*startxref\s/;

function readSection(file: Buffer, offset: number): Section {
  let at = skipLine(file, offset, /^xref\s*$/);
  const entries: Section['entries'] = [];
  for (;;) {
    const line = lineAt(file, at);
    const head = /^(\d{1,10}) (\d{1,7})\s*$/.exec(line);
    if (!head) break;
    at += line.length;
    const [first, count] = [Number(head[1]), Number(head[2])];
    if (at + count * entryLength > file.length) throw unclear('its table is cut off');
    for (let index = 0; index < count; index++, at += entryLength) {
      const text = file.subarray(at, at + entryLength).toString('latin1');
      const entry = /^(\d{10}) (\d{5}) ([nf])[ \r][\r\n]$/.exec(text);
      if (!entry) throw unclear('its table cannot be read');
      entries.push({
        number: first + index,
        generation: Number(entry[2]),
        offset: Number(entry[1]),
        isFree: entry[3] === 'f',
      });
    }
  }
  const text = file.subarray(at, at + trailerLength).toString('latin1');
  const trailer = trailerForm.exec(text)?.[1];
  const number = (form: RegExp) => {
    const found = form.exec(trailer ?? '')?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const keys = trailer?.match(/\/\w+/g) ?? [];
  if (new Set(keys).size !== keys.length) throw unclear('its trailer says a thing twice');
  const [root, size] = [number(/\/Root (\d+) 0 R/), number(/\/Size (\d+)/)];
  if (root === undefined || size === undefined) throw unclear('its trailer cannot be read');
  return {
    entries,
    root,
    size,
    info: number(/\/Info (\d+) 0 R/),
    previous: number(/\/Prev (\d+)/),
  };
}

function skipLine(file: Buffer, offset: number, form: RegExp): number {
  const line = lineAt(file, offset);
  if (!form.test(line)) throw unclear('it has no cross-reference table');
  return offset + line.length;
}

/** With its end; no line of a table is longer. */
function lineAt(file: Buffer, offset: number): string {
  const text = file.subarray(offset, offset + tailLength).toString('latin1');
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end + 1);
}
