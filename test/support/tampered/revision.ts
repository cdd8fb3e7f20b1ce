import { writeDict, type Entries } from '@countersign/verifier/pdf/syntax';
import type { Owner, SealedSample } from './sealed.ts';

/** A line of a cross-reference table. */
export interface Line {
  number: number;
  offset: number;
  generation?: number;
  free?: boolean;
}

/** What is appended; whatever is left out is as a good writer writes it. */
export interface Revision {
  objects: readonly NewObject[];
  /** The table's lines in place of one for each object; `at` gives where these stand. */
  lines?: (at: (index: number) => number) => Line[];
  /** The table as it is written. */
  table?: (at: (index: number) => number) => string;
  /** Entries of the trailer in place of the usual ones; empty ones are left out. */
  trailer?: Entries;
  /** At the end of the trailer's entries, as it is. */
  trailerMore?: string;
  /** Before the objects. */
  before?: string;
  /** The last lines, in place of startxref. */
  end?: (tableAt: number) => string;
}

export interface NewObject {
  number: number;
  body: string | Buffer;
  /** In place of `number 0 obj`. */
  head?: string;
  /** In place of `endobj`. */
  tail?: string;
}

export const object = (number: number, body: string | Buffer, more: Partial<NewObject> = {}) => ({
  number,
  body,
  ...more,
});

/** A dictionary with some of its entries another; empty ones are left out. */
export function changed({ number, entries }: Owner, changes: Entries): NewObject {
  return { number, body: withEntries(entries, changes) };
}

export function withEntries(entries: Entries, changes: Entries): string {
  const all = Object.entries({ ...entries, ...changes }).filter(([, value]) => value !== '');
  return writeDict(Object.fromEntries(all));
}

/** A stream that is not compressed. */
export function stream(data: string | Buffer, entries = ''): Buffer {
  const bytes = Buffer.from(data);
  const head = Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`);
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')]);
}

/** A revision after the file, as any writer of PDF appends one. */
export function append(
  sealed: SealedSample,
  ...revisions: (Revision | readonly NewObject[])[]
): Buffer {
  let file = sealed.bytes;
  let tableAt = sealed.tableAt;
  for (const revision of revisions) {
    const whole = 'objects' in revision ? revision : { objects: revision };
    const written = write(sealed, whole, file.length, tableAt);
    file = Buffer.concat([file, written.bytes]);
    tableAt = written.tableAt;
  }
  return file;
}

function write(sealed: SealedSample, revision: Revision, from: number, previous: number) {
  const chunks: Buffer[] = [];
  let at = from;
  const add = (chunk: string | Buffer) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk;
    chunks.push(bytes);
    at += bytes.length;
  };
  add(revision.before ?? '');
  const offsets = revision.objects.map(({ number, body, head, tail }) => {
    const offset = at;
    add(`${head ?? `${number} 0 obj`}\n`);
    add(body);
    add(`\n${tail ?? 'endobj'}\n`);
    return offset;
  });
  const place = (index: number) => offsets[index] ?? 0;
  const tableAt = at;
  add(revision.table?.(place) ?? tableOf(linesOf(revision, place)));
  const size = Math.max(sealed.size, ...revision.objects.map(({ number }) => number + 1));
  const usual = { Size: String(size), Prev: String(previous), ...sealed.trailer };
  const trailer = withEntries(usual, revision.trailer ?? {});
  add(`trailer\n${trailer.slice(0, -2)}${revision.trailerMore ?? ''}>>`);
  add(revision.end?.(tableAt) ?? `\nstartxref\n${tableAt}\n%%EOF\n`);
  return { bytes: Buffer.concat(chunks), tableAt };
}

function linesOf({ objects, lines }: Revision, place: (index: number) => number): Line[] {
  return lines?.(place) ?? objects.map(({ number }, index) => ({ number, offset: place(index) }));
}

/** Each line below a head of its own. */
export function tableOf(lines: readonly Line[], eol = '\r\n'): string {
  const rows = lines.map(({ number, offset, generation = 0, free = false }) => {
    const digits = `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')}`;
    return `${number} 1\n${digits} ${free ? 'f' : 'n'}${eol}`;
  });
  return `xref\n${rows.join('')}`;
}
