import { PdfArray, PdfString, type PDF, type PdfDict, type PdfRef } from '@libpdf/core';
import { date, dict, entry, text } from '../pdf/objects.ts';
import type { Page } from '../pdf/pages.ts';
import { invisibleField } from './invisible-field.ts';
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
    ByteRange: [0, offsetPlaceholder, offsetPlaceholder, offsetPlaceholder],
    Contents: new PdfString(new Uint8Array(details.room), 'hex'),
  });
  const reference = pdf.register(signature);
  const field = pdf.register(
    dict({ ...invisibleField, T: text('Seal'), V: reference, P: page.ref }),
  );
  append(pdf, page.dict, 'Annots', field);
  const catalog = pdf.getCatalog();
  catalog.set('AcroForm', dict({ Fields: [field], SigFlags: 3 }));
  catalog.set('Perms', dict({ DocMDP: reference }));
}

/** A new array, because several pages may share one. */
function append(pdf: PDF, owner: PdfDict, key: string, value: PdfRef): void {
  const existing = entry(pdf, owner, key);
  owner.set(key, new PdfArray([...(existing instanceof PdfArray ? existing : []), value]));
}
