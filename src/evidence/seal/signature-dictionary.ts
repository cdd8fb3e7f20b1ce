import { PdfArray, PdfString, type PDF, type PdfDict, type PdfRef } from '@libpdf/core';
import { date, dict, dictEntry, entry, items, text } from '../pdf/objects.ts';
import type { Page } from '../pdf/pages.ts';
import { offsetPlaceholder } from './unsigned.ts';

/** Where a signature's field stands. */
export interface SignatureDetails {
  name: string;
  reason: string;
  at: Date;
  /** For the CMS, in bytes. */
  room: number;
}

/**
 * Adds an invisible certification signature without its value: DocMDP P=1, so that nothing but
 * timestamps and validation data may follow (ISO 32000-2, 12.8.2.2).
 */
export function addSignature(pdf: PDF, page: Page, details: SignatureDetails): void {
  const transform = dict({ Type: 'TransformParams', P: 1, V: '1.2' });
  const signature = dict({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    Name: text(details.name),
    Reason: text(details.reason),
    M: date(details.at),
    Reference: [{ Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: transform }],
    ...placeholders(details.room),
  });
  const reference = pdf.register(signature);
  const field = addField(pdf, page, 'Seal', reference);
  const catalog = pdf.getCatalog();
  catalog.set('AcroForm', dict({ Fields: [field], SigFlags: 3 }));
  catalog.set('Perms', dict({ DocMDP: reference }));
}

/**
 * Adds a document timestamp without its value (ISO 32000-2, 12.8.5), beside the fields there are.
 */
export function addDocumentTimestamp(pdf: PDF, page: Page, room: number): void {
  const timestamp = dict({
    Type: 'DocTimeStamp',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.RFC3161',
    ...placeholders(room),
  });
  const catalog = pdf.getCatalog();
  const form = dictEntry(pdf, catalog, 'AcroForm')?.clone();
  if (!form) throw new Error('The file carries no seal that a timestamp could be put on.');
  const name = `Timestamp${items(pdf, form, 'Fields').length}`;
  append(pdf, form, 'Fields', addField(pdf, page, name, pdf.register(timestamp)));
  catalog.set('AcroForm', form);
}

function placeholders(room: number) {
  return {
    ByteRange: [0, offsetPlaceholder, offsetPlaceholder, offsetPlaceholder],
    Contents: new PdfString(new Uint8Array(room), 'hex'),
  };
}

/** A field with its widget in one, which shows nothing. */
function addField(pdf: PDF, page: Page, name: string, value: PdfRef): PdfRef {
  const widget = dict({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: text(name),
    V: value,
    Rect: [0, 0, 0, 0],
    // Print and locked.
    F: 132,
    P: page.ref,
  });
  const field = pdf.register(widget);
  append(pdf, page.dict, 'Annots', field);
  return field;
}

/** A new array, because several pages may share one. */
function append(pdf: PDF, owner: PdfDict, key: string, value: PdfRef): void {
  const existing = entry(pdf, owner, key);
  owner.set(key, new PdfArray([...(existing instanceof PdfArray ? existing : []), value]));
}
