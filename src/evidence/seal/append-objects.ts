import { writeDict } from '../pdf/syntax.ts';
import type { FileEnd, SealedFile } from './sealed-file.ts';

/** An indirect object in PDF syntax. */
export interface NewObject {
  number: number;
  generation: number;
  content: string | Uint8Array;
}

/**
 * What follows the file: an incremental update (ISO 32000-1, 7.5.6) of these objects, by their
 * numbers, and its cross-reference table.
 */
export function appendObjects(
  { sizeBytes, end }: Pick<SealedFile, 'sizeBytes' | 'end'>,
  objects: readonly NewObject[],
): { bytes: Uint8Array; end: FileEnd } {
  const chunks: Uint8Array[] = [];
  let at = sizeBytes;
  const write = (chunk: string | Uint8Array) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk;
    chunks.push(bytes);
    at += bytes.length;
  };
  const lines: { number: number; line: string }[] = [];
  const inOrder = objects.toSorted((one, other) => one.number - other.number);
  for (const { number, generation, content } of inOrder) {
    lines.push({ number, line: tableLine(at, generation) });
    write(`${number} ${generation} obj\n`);
    write(content);
    write('\nendobj\n');
  }
  const tableAt = at;
  const size = Math.max(end.size, ...objects.map(({ number }) => number + 1));
  write(`xref\n${sectionsOf(lines)}trailer\n`);
  write(writeDict({ Size: String(size), Prev: String(end.tableAt), ...end.trailer }));
  write(`\nstartxref\n${tableAt}\n%%EOF\n`);
  return { bytes: Buffer.concat(chunks), end: { ...end, tableAt, size } };
}

/** Twenty bytes. */
function tableLine(offset: number, generation: number): string {
  return `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n\r\n`;
}

/** Consecutive numbers stand below a head of their own. */
function sectionsOf(lines: readonly { number: number; line: string }[]): string {
  const sections: { first: number; lines: string[] }[] = [];
  for (const { number, line } of lines) {
    const last = sections.at(-1);
    if (last && last.first + last.lines.length === number) last.lines.push(line);
    else sections.push({ first: number, lines: [line] });
  }
  return sections
    .map((section) => `${section.first} ${section.lines.length}\n${section.lines.join('')}`)
    .join('');
}
