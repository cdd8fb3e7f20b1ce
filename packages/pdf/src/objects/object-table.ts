/** The plain form in which ingest writes a file: one table of all its objects, from 0 on. */
export interface ObjectTable {
  /** Where the table stands in the file. */
  at: number;
  /** Object numbers from here on are free. */
  size: number;
  /** From its keyword to the end of the dictionary. */
  trailer: string;
  /** Where an object that is in use begins; undefined for a number that has none. */
  offsetOf(number: number): number | undefined;
}

const lastLines = 64;
const headBytes = 32;
const lineBytes = 20;
/** Of Size, Root, Info and ID. */
const trailerBytes = 1_024;

/**
 * Reads nothing but the frame of the cross-reference table (ISO 32000-1, 7.5.4), whose lines are
 * looked up where they stand. Undefined for a file that is not in the plain form: of several
 * revisions or sections, encrypted, or with a cross-reference stream.
 */
export function readObjectTable(file: Buffer): ObjectTable | undefined {
  const end = /startxref\n(\d{1,10})\n%%EOF\n$/.exec(file.subarray(-lastLines).toString('latin1'));
  const at = Number(end?.[1] ?? file.length);
  const head = /^xref\n0 (\d{1,10})\n/.exec(file.toString('latin1', at, at + headBytes));
  if (!end || !head) return undefined;
  const size = Number(head[1]);
  const firstLine = at + head[0].length;
  const trailerAt = firstLine + size * lineBytes;
  const trailerEnd = file.length - end[0].length;
  if (trailerEnd <= trailerAt || trailerEnd - trailerAt > trailerBytes) return undefined;
  const trailer = file.toString('latin1', trailerAt, trailerEnd);
  const declared = /\/Size (\d+)/.exec(trailer)?.[1];
  if (!trailer.startsWith('trailer\n') || Number(declared) !== size) return undefined;
  if (/\/(Prev|XRefStm|Encrypt)\b/.test(trailer)) return undefined;
  return {
    at,
    size,
    trailer,
    offsetOf(number) {
      if (number >= size) return undefined;
      const line = firstLine + number * lineBytes;
      const found = /^(\d{10}) \d{5} n/.exec(file.toString('latin1', line, line + lineBytes));
      return found ? Number(found[1]) : undefined;
    },
  };
}
