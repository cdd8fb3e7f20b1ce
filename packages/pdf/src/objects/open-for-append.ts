import { PDF, type PdfRef } from '@libpdf/core';
import { dictEntry } from './objects.ts';
import { readObjectTable, type ObjectTable } from './object-table.ts';
import { readObject, Unreadable } from './read-object.ts';

/** A document to which one revision is appended. */
export interface Appendable {
  pdf: PDF;
  /** What was changed and made, as it is appended to the file, in memory of its own; call once. */
  revision: () => Promise<Uint8Array>;
}

/**
 * Opens a file to which a revision is appended. Of a file in the form that ingest writes, only the
 * objects that are asked for are read: the library gets a frame of the catalog and the trailer, and
 * what it appends to the frame is moved behind the file. Any other file is read as a whole. The
 * library's own list of pages is empty: see page-tree.ts.
 * @throws {Unreadable}
 */
export async function openForAppend(bytes: Uint8Array): Promise<Appendable> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = readObjectTable(file);
  return table ? openFrame(file, table) : openWhole(file);
}

/** Whether no object of a file would keep a revision from being appended to it. */
export function canReadObjects(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = readObjectTable(file);
  for (let number = 1; table && number < table.size; number++) {
    const at = table.offsetOf(number);
    try {
      if (at !== undefined) readObject(file, at, number);
    } catch (error) {
      if (error instanceof Unreadable) return false;
      throw error;
    }
  }
  return true;
}

async function openWhole(file: Buffer): Promise<Appendable> {
  const pdf = await PDF.load(file);
  const blocker = pdf.canSaveIncrementally();
  if (blocker) throw new Error(`The file cannot be appended to: ${blocker}.`);
  return {
    pdf,
    revision: async () => (await pdf.save({ incremental: true })).slice(file.length),
  };
}

async function openFrame(file: Buffer, table: ObjectTable): Promise<Appendable> {
  const frame = frameOf(file, table);
  const pdf = await PDF.load(frame.bytes);
  const { registry } = pdf.context;
  const read = ({ objectNumber }: PdfRef) => {
    const at = table.offsetOf(objectNumber);
    return at === undefined ? null : readObject(file, at, objectNumber).object;
  };
  registry.setResolver(read);
  const pages = read(frame.pages);
  if (pages) registry.addLoaded(frame.pages, pages);
  if (!dictEntry(pdf, pdf.getCatalog(), 'Pages')) throw new Error('The file has no page tree.');
  return {
    pdf,
    revision: async () => {
      const saved = await pdf.save({ incremental: true });
      const revision = Buffer.from(
        saved.buffer,
        saved.byteOffset + frame.bytes.length,
        saved.length - frame.bytes.length,
      );
      return move(revision, file.length - frame.bytes.length, table.at);
    },
  };
}

/** A file of the catalog and an empty page tree, by the numbers they have; the highest is kept. */
function frameOf(file: Buffer, table: ObjectTable): { bytes: Buffer; pages: PdfRef } {
  const root = Number(/\/Root (\d+) \d+ R/.exec(table.trailer)?.[1]);
  const rootAt = table.offsetOf(root);
  if (rootAt === undefined) throw new Error('The file has no catalog.');
  const { object, end } = readObject(file, rootAt, root);
  const pages = object.type === 'dict' ? object.getRef('Pages') : undefined;
  if (!pages) throw new Error('The file has no page tree.');
  const parts = [Buffer.from('%PDF-1.7\n'), file.subarray(rootAt, end), Buffer.from('\n')];
  const catalogAt = 9;
  const pagesAt = catalogAt + end - rootAt + 1;
  const tree = `${pages.objectNumber} ${pages.generation} obj\n<< >>\nendobj\n`;
  const lines = new Map([
    [0, '0000000000 65535 f\r\n'],
    [table.size - 1, '0000000000 65535 f\r\n'],
    [root, lineOf(catalogAt, 0)],
    [pages.objectNumber, lineOf(pagesAt, pages.generation)],
  ]);
  const sections = Array.from(lines, ([number, line]) => `${number} 1\n${line}`).join('');
  const ending = `startxref\n${pagesAt + tree.length}\n%%EOF\n`;
  parts.push(Buffer.from(`${tree}xref\n${sections}${table.trailer}${ending}`, 'latin1'));
  return { bytes: Buffer.concat(parts), pages };
}

function lineOf(offset: number, generation: number): string {
  return `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n\r\n`;
}

/** The revision so many bytes further back in a file, after the table that stands there. */
function move(revision: Buffer, by: number, previous: number): Uint8Array {
  const tableAt = revision.lastIndexOf('\nxref\n') + 1;
  const table = revision
    .toString('latin1', tableAt)
    .replace(/^(\d{10})(?= \d{5} n)/gm, (offset) => String(Number(offset) + by).padStart(10, '0'))
    .replace(/\/Prev \d+/, `/Prev ${previous}`)
    .replace(/startxref\n(\d+)/, (_all, offset) => `startxref\n${Number(offset) + by}`);
  return new Uint8Array(
    Buffer.concat([revision.subarray(0, tableAt), Buffer.from(table, 'latin1')]),
  );
}
