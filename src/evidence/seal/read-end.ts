import { type PDF, PdfArray, PdfDict, PdfStream } from '@libpdf/core';
import { readSealedFile } from '../../../verifier/src/pdf-signatures.ts';
import { digestOf } from '../../../verifier/src/timestamp-token.ts';
import { dict, dictEntry, entry, items, resolve } from '../pdf/objects.ts';
import type { Page } from '../pdf/pages.ts';
import type { Entries } from '../pdf/syntax.ts';
import { entriesOf, writeObject } from '../pdf/write-object.ts';
import { sha256 } from '../sha256.ts';
import type { LaidOut } from './add-seal.ts';
import {
  storeKeys,
  type FileEnd,
  type LastTimestamp,
  type Store,
  type StoreKey,
} from './sealed-file.ts';

/**
 * Of a file whose last revision was written from this document, with the page of its seal.
 * @param bytes of the file after the first so many
 */
function endOf(pdf: PDF, page: Page, bytes: Uint8Array, before: number): FileEnd {
  const catalog = pdf.getCatalog();
  const form = dictEntry(pdf, catalog, 'AcroForm') ?? dict({});
  const { root, ...section } = readSection(bytes, before);
  const store = storeOf(pdf, catalog);
  return {
    ...section,
    catalog: { ...root, entries: without(entriesOf(catalog), 'AcroForm') },
    form: without(entriesOf(form), 'Fields'),
    fields: referencesOf(pdf, form, 'Fields'),
    ...(store && { store }),
    page: {
      number: page.ref.objectNumber,
      generation: page.ref.generation,
      entries: without(entriesOf(page.dict), 'Annots'),
    },
    annotations: referencesOf(pdf, page.dict, 'Annots'),
  };
}

/**
 * Of a file that has its pages and no seal yet, which is to stand on this one. The form is the
 * seal's alone, with signatures that only appending keeps (/SigFlags, ISO 32000-2, 12.7.3).
 */
export function endOfPages(
  pdf: PDF,
  page: Page,
  bytes: Uint8Array,
  before: number,
): Pick<LaidOut, 'end' | 'names'> {
  const names = dictEntry(pdf, pdf.getCatalog(), 'Names') ?? dict({});
  return {
    end: { ...endOf(pdf, page, bytes, before), form: { SigFlags: '3' }, fields: [] },
    names: without(entriesOf(names), 'EmbeddedFiles'),
  };
}

function without(entries: Entries, ...names: string[]): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));
}

function referencesOf(pdf: PDF, owner: PdfDict, key: string): string[] {
  const list = entry(pdf, owner, key);
  return list instanceof PdfArray ? [...list].map(writeObject) : [];
}

function storeOf(pdf: PDF, catalog: PdfDict): Store | undefined {
  const store = dictEntry(pdf, catalog, 'DSS');
  if (!store) return undefined;
  const listOf = (key: StoreKey) => {
    const list = entry(pdf, store, key);
    const streams = list instanceof PdfArray ? [...list] : [];
    return Object.fromEntries(
      streams.map((reference) => {
        const held = resolve(pdf, reference);
        const bytes = held instanceof PdfStream ? held.getDecodedData() : Buffer.alloc(0);
        return [sha256(bytes), writeObject(reference)];
      }),
    );
  };
  return {
    entries: without(entriesOf(store), ...storeKeys),
    lists: { Certs: listOf('Certs'), OCSPs: listOf('OCSPs'), CRLs: listOf('CRLs') },
  };
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
  const id = valueOf(/\/ID (\[\s*<[0-9A-Fa-f]*>\s*<[0-9A-Fa-f]*>\s*\])/);
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
      ...(id !== undefined && { ID: id }),
    },
    root: { number, generation },
  };
}

/** Undefined for a seal below level B-LTA. @throws {NoSeal} */
export async function readLastTimestamp(sealed: Uint8Array): Promise<LastTimestamp | undefined> {
  const { pdf, timestamps } = await readSealedFile(sealed);
  const last = timestamps.at(-1);
  if (!last) return undefined;
  const end = endOf(pdf, pageOfSeal(pdf), sealed, 0);
  return { token: last.cms, digest: digestOf(last.covered), end };
}

function pageOfSeal(pdf: PDF): Page {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  const [field] = form ? items(pdf, form, 'Fields') : [];
  const ref = field instanceof PdfDict ? field.getRef('P') : undefined;
  const page = ref && pdf.getObject(ref);
  if (!ref || !(page instanceof PdfDict)) throw new Error('The seal stands on no page.');
  return { dict: page, ref };
}
