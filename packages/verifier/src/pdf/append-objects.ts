import type { FileEnd } from './file-end.ts';
import { writeDict, type Entries } from './syntax.ts';

/** An indirect object in PDF syntax. */
export interface NewObject {
  number: number;
  generation: number;
  content: string | Uint8Array;
}

/**
 * What follows a file of so many bytes: an incremental update (ISO 32000-1, 7.5.6) of these
 * objects, by their numbers, and its cross-reference table.
 */
export function appendObjects(
  { sizeBytes, end }: { sizeBytes: number; end: FileEnd },
  objects: readonly NewObject[],
): { bytes: Buffer; end: FileEnd } {
  const chunks: Uint8Array[] = [];
  let at = sizeBytes;
  const write = (chunk: string | Uint8Array) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk;
    chunks.push(bytes);
    at += bytes.length;
  };
  const places: PlacedObject[] = [];
  const inOrder = objects.toSorted((one, other) => one.number - other.number);
  for (const { number, generation, content } of inOrder) {
    places.push({ number, generation, offset: at });
    write(headOf({ number, generation }));
    write(content);
    write(objectEnd);
  }
  const tableAt = at;
  const size = Math.max(end.size, ...objects.map(({ number }) => number + 1));
  const trailer = { Size: String(size), Prev: String(end.tableAt), ...end.trailer };
  write(writeTable({ places, trailer, tableAt }));
  return { bytes: Buffer.concat(chunks), end: { ...end, tableAt, size } };
}

/** An object's first line. */
export function headOf({ number, generation }: Pick<NewObject, 'number' | 'generation'>): string {
  return `${number} ${generation} obj\n`;
}

/** Its last. */
export const objectEnd = '\nendobj\n';

export interface PlacedObject {
  number: number;
  generation: number;
  /** From the file's first byte. */
  offset: number;
}

/** Everything of a revision that stands after its objects (7.5.4, 7.5.5). */
export function writeTable({
  places,
  trailer,
  tableAt,
}: {
  places: readonly PlacedObject[];
  trailer: Entries;
  tableAt: number;
}): string {
  const end = `startxref\n${tableAt}\n%%EOF\n`;
  return `xref\n${writeSubsections(places)}trailer\n${writeDict(trailer)}\n${end}`;
}

/** Consecutive numbers stand below a head of their own. */
function writeSubsections(places: readonly PlacedObject[]): string {
  const subsections: { first: number; lines: string[] }[] = [];
  for (const { number, generation, offset } of places) {
    const line = tableLine(offset, generation);
    const last = subsections.at(-1);
    if (last && last.first + last.lines.length === number) last.lines.push(line);
    else subsections.push({ first: number, lines: [line] });
  }
  return subsections
    .map(({ first, lines }) => `${first} ${lines.length}\n${lines.join('')}`)
    .join('');
}

/** Twenty bytes. */
function tableLine(offset: number, generation: number): string {
  return `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n\r\n`;
}
