import {
  PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfString,
} from '@libpdf/core';
import { dictEntry, items, nameEntry, type PdfObject } from './pdf-objects.ts';
import { readSections } from './pdf-sections.ts';
import { NoSeal } from './pdf-signatures.ts';

/**
 * Compares a file with its sealed revision, object by object. Only what keeps a seal verifiable
 * may have been added: a DSS dictionary, and document timestamps with invisible fields.
 * @throws {NoSeal} naming the first thing that is something else
 */
export async function checkAdditions(
  after: PDF,
  bytes: Uint8Array,
  sealedUpTo: number,
): Promise<void> {
  if (bytes.length === sealedUpTo) return;
  const before = await PDF.load(bytes.subarray(0, sealedUpTo));
  const { root, size, changed } = readSections(bytes, sealedUpTo);
  for (const { number, generation } of changed) {
    if (number >= size) continue;
    const reference = PdfRef.of(number, generation);
    const [was, is] = [before.getObject(reference), after.getObject(reference)];
    if (!was || !is) throw foreign(`object ${number} was added in the place of a missing one`);
    if (number === root) compareCatalogs(before, after);
    else if (was instanceof PdfDict && nameEntry(before, was, 'Type') === 'Page') {
      comparePages(after, was, is);
    } else if (!isSame(was, is)) throw foreign(`object ${number} was replaced`);
  }
}

function foreign(what: string): NoSeal {
  return new NoSeal(`Something was appended after the seal: ${what}.`);
}

function compareCatalogs(before: PDF, after: PDF): void {
  const [was, is] = [before.getCatalog(), after.getCatalog()];
  for (const key of keysOf(was, is)) {
    if (key === 'DSS') checkStore(after, is);
    else if (key === 'AcroForm') compareForms(before, after);
    else if (!isSame(was.get(key), is.get(key))) throw foreign(`/${key} of the catalog changed`);
  }
}

const storeKeys = ['Type', 'Certs', 'OCSPs', 'CRLs', 'VRI'];

function checkStore(pdf: PDF, catalog: PdfDict): void {
  const store = dictEntry(pdf, catalog, 'DSS');
  const other = store && keysOf(store).find((key) => !storeKeys.includes(key));
  if (!store || other !== undefined) throw foreign(`the DSS holds /${other ?? 'nothing'}`);
}

function compareForms(before: PDF, after: PDF): void {
  const [was, is] = [before, after].map((pdf) => dictEntry(pdf, pdf.getCatalog(), 'AcroForm'));
  if (!was || !is) throw foreign('the form changed');
  for (const key of keysOf(was, is)) {
    if (key === 'Fields') checkTimestampFields(after, added(was, is, key));
    else if (!isSame(was.get(key), is.get(key))) throw foreign(`/${key} of the form changed`);
  }
}

function comparePages(after: PDF, was: PdfDict, is: PdfObject): void {
  if (!(is instanceof PdfDict)) throw foreign('a page was replaced');
  for (const key of keysOf(was, is)) {
    if (key === 'Annots') checkTimestampFields(after, added(was, is, key));
    else if (!isSame(was.get(key), is.get(key))) throw foreign(`/${key} of a page changed`);
  }
}

/** What an array has more than before; it must begin with what it was. */
function added(was: PdfDict, is: PdfDict, key: string): PdfObject[] {
  const [old, now] = [was.get(key), is.get(key)].map((value) =>
    value instanceof PdfArray ? value.toArray() : [],
  );
  if (!old || !now || old.some((item, index) => !isSame(item, now[index]))) {
    throw foreign(`/${key} lost an entry`);
  }
  return now.slice(old.length);
}

const fieldKeys = ['Type', 'Subtype', 'FT', 'T', 'V', 'Rect', 'F', 'P'];

/** A field that shows nothing, and whose value is a document timestamp. */
function checkTimestampFields(pdf: PDF, references: readonly PdfObject[]): void {
  for (const reference of references) {
    const field = reference instanceof PdfRef ? pdf.getObject(reference) : undefined;
    if (!(field instanceof PdfDict)) throw foreign('an annotation or field was added');
    const value = dictEntry(pdf, field, 'V');
    const isTimestamp = value && nameEntry(pdf, value, 'Type') === 'DocTimeStamp';
    const isPlain = keysOf(field).every((key) => fieldKeys.includes(key));
    const isEmpty = items(pdf, field, 'Rect').every(
      (side) => side instanceof PdfNumber && side.value === 0,
    );
    // Of another type it would be no timestamp to a reader, and the seal's level a lower one.
    const isSignature = nameEntry(pdf, field, 'FT') === 'Sig';
    const isWidget = nameEntry(pdf, field, 'Subtype') === 'Widget';
    if (!isTimestamp || !isSignature || !isWidget || !isPlain || !isEmpty) {
      throw foreign('an annotation or field was added');
    }
  }
}

function keysOf(...dictionaries: PdfDict[]): string[] {
  const keys = dictionaries.flatMap((one) => Array.from(one.keys(), ({ value }) => value));
  return Array.from(new Set(keys));
}

/** References count by their number: what they lead to is compared by itself. */
function isSame(a: PdfObject | null | undefined, b: PdfObject | null | undefined): boolean {
  if (a instanceof PdfRef && b instanceof PdfRef) {
    return a.objectNumber === b.objectNumber && a.generation === b.generation;
  }
  if (a instanceof PdfArray && b instanceof PdfArray) {
    return a.length === b.length && [...a].every((item, index) => isSame(item, b.at(index)));
  }
  if (a instanceof PdfDict && b instanceof PdfDict) {
    // A stream is never written twice.
    const plain = a.type === 'dict' && b.type === 'dict';
    return plain && keysOf(a, b).every((key) => isSame(a.get(key), b.get(key)));
  }
  if (a instanceof PdfString && b instanceof PdfString) {
    return Buffer.compare(a.bytes, b.bytes) === 0;
  }
  const [one, other] = [a, b].map((value) =>
    value instanceof PdfName || value instanceof PdfNumber || value instanceof PdfBool
      ? value.value
      : (value?.type ?? null),
  );
  return a?.type === b?.type && one === other && a?.type !== 'array';
}
