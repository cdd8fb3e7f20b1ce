import { PDF, PdfArray, PdfDict, PdfStream } from '@libpdf/core';
import { readSealedFile } from '../../../verifier/src/pdf-signatures.ts';
import { digestOf } from '../../../verifier/src/timestamp-token.ts';
import { dict, dictEntry, items, stream } from '../pdf/objects.ts';
import type { Page } from '../pdf/pages.ts';
import type { ValidationData } from '../status/collect-statuses.ts';
import { addDocumentTimestamp } from './signature-dictionary.ts';
import { coverBytes, type Unsigned } from './unsigned.ts';

/**
 * Appends a revision whose DSS dictionary (EN 319 142-1, 5.4.2) holds these data beside what it
 * held before.
 */
export async function addValidationData(
  sealed: Uint8Array,
  { certificates, ocsps, crls }: ValidationData,
): Promise<Uint8Array> {
  const pdf = await PDF.load(sealed);
  const catalog = pdf.getCatalog();
  const before = dictEntry(pdf, catalog, 'DSS');
  const store = before?.clone() ?? dict({ Type: 'DSS' });
  for (const [key, added] of [
    ['Certs', certificates],
    ['OCSPs', ocsps],
    ['CRLs', crls],
  ] as const) {
    const references = withNew(pdf, store, key, added);
    if (references.length > 0) store.set(key, references);
  }
  catalog.set('DSS', pdf.register(store));
  return pdf.save({ incremental: true });
}

/** Those that stand there stay, and nothing stands there twice. */
function withNew(pdf: PDF, store: PdfDict, key: string, added: readonly Uint8Array[]): PdfArray {
  const existing = store.get(key, (ref) => pdf.getObject(ref));
  const kept = existing instanceof PdfArray ? [...existing] : [];
  const known = items(pdf, store, key).flatMap((item) =>
    item instanceof PdfStream ? [item.getDecodedData()] : [],
  );
  const fresh = added.filter((one) => !known.some((other) => Buffer.compare(one, other) === 0));
  return new PdfArray([...kept, ...fresh.map((one) => pdf.register(stream({}, one)))]);
}

/** Appends a revision with a document timestamp that has room for so many bytes, and no value. */
export async function addTimestamp(sealed: Uint8Array, room: number): Promise<Unsigned> {
  const pdf = await PDF.load(sealed);
  addDocumentTimestamp(pdf, pageOfSeal(pdf), room);
  return coverBytes(await pdf.save({ incremental: true }));
}

function pageOfSeal(pdf: PDF): Page {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  const [field] = form ? items(pdf, form, 'Fields') : [];
  const ref = field instanceof PdfDict ? field.getRef('P') : undefined;
  const page = ref && pdf.getObject(ref);
  if (!ref || !(page instanceof PdfDict)) throw new Error('The seal stands on no page.');
  return { dict: page, ref };
}

/** The last document timestamp of a file: what proves everything before it. */
export interface LastTimestamp {
  /** DER */
  token: Uint8Array;
  /** SHA-256 of what it covers. */
  digest: Uint8Array;
}

/** Undefined for a seal below level B-LTA. @throws {NoSeal} */
export async function readLastTimestamp(sealed: Uint8Array): Promise<LastTimestamp | undefined> {
  const last = (await readSealedFile(sealed)).timestamps.at(-1);
  return last && { token: last.cms, digest: digestOf(last.covered) };
}
