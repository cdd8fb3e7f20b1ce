import { type PDF, PdfArray, type PdfDict } from '@libpdf/core';
import type { FileEnd } from '@countersign/verifier/pdf/file-end';
import { writeArray, type Entries } from '@countersign/verifier/pdf/syntax';
import { dict, dictEntry, entry } from '@countersign/pdf/objects/objects';
import type { Page } from '@countersign/pdf/objects/pages';
import { entriesOf, writeObject } from '@countersign/pdf/objects/write-object';
import type { LaidOut } from './reserve-signature.ts';

/**
 * Of a file that has its pages and no seal yet, which is to stand on this one, and whose last
 * revision was written from this document. The form is the seal's alone, with signatures that only
 * appending keeps (/SigFlags, ISO 32000-2, 12.7.3).
 * @param bytes of the file after the first so many
 */
export function endOfPages(
  pdf: PDF,
  page: Page,
  bytes: Uint8Array,
  before: number,
): Pick<LaidOut, 'end' | 'names'> {
  const catalog = pdf.getCatalog();
  const names = dictEntry(pdf, catalog, 'Names') ?? dict({});
  const { root, ...section } = readSection(bytes, before);
  const end: FileEnd = {
    ...section,
    catalog: { ...root, entries: without(entriesOf(catalog), 'AcroForm') },
    form: { SigFlags: '3' },
    fields: [],
    page: {
      number: page.ref.objectNumber,
      generation: page.ref.generation,
      entries: without(entriesOf(page.dict), 'Annots'),
    },
    annotations: referencesOf(pdf, page.dict, 'Annots'),
  };
  return { end, names: without(entriesOf(names), 'EmbeddedFiles') };
}

function without(entries: Entries, ...names: string[]): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));
}

function referencesOf(pdf: PDF, owner: PdfDict, key: string): string[] {
  const list = entry(pdf, owner, key);
  return list instanceof PdfArray ? [...list].map(writeObject) : [];
}

const lastLines = 64;

/** The last cross-reference table with its trailer, in the plain form that saving writes. */
function readSection(bytes: Uint8Array, before: number) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.subarray(-lastLines).toString('latin1');
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1]);
  const text = file.subarray(tableAt - before).toString('latin1');
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const valueOf = (form: RegExp) => form.exec(trailer)?.[1];
  const size = Number(valueOf(/\/Size (\d+)/));
  const root = valueOf(/\/Root (\d+ \d+ R)/);
  const info = valueOf(/\/Info (\d+ \d+ R)/);
  const [, ...id] = /\/ID \[\s*(<[0-9A-Fa-f]*>)\s*(<[0-9A-Fa-f]*>)\s*\]/.exec(trailer) ?? [];
  if (!text.startsWith('xref') || !size || root === undefined) {
    throw new Error('The file does not end with a cross-reference table.');
  }
  const [number = 0, generation = 0] = root.split(' ').map(Number);
  return {
    tableAt,
    size,
    trailer: {
      Root: root,
      ...(info !== undefined && { Info: info }),
      ...(id.length > 0 && { ID: writeArray(id) }),
    },
    root: { number, generation },
  };
}
