import { createHash } from 'node:crypto';
import {
  PdfArray,
  PdfString,
  type PDF,
  type PDFPage,
  type PdfDict,
  type PdfRef,
} from '@libpdf/core';
import { date, dict, entry, text } from '../pdf/objects.ts';

/** Room for the CMS; the largest measured, RSA with a timestamp, is 6.1 KB. */
const contentsBytes = 16_384;
/** Wider than any real offset; the true ones are padded to its width. */
const offsetPlaceholder = 9_999_999_999;
const rangePlaceholder = `[0 ${offsetPlaceholder} ${offsetPlaceholder} ${offsetPlaceholder}]`;

export interface SignatureDetails {
  name: string;
  reason: string;
  at: Date;
}

/**
 * Adds an invisible certification signature without its value: DocMDP P=1, so that nothing but
 * timestamps and validation data may follow (ISO 32000-2, 12.8.2.2).
 */
export function addSignature(pdf: PDF, page: PDFPage, details: SignatureDetails): void {
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
    Contents: new PdfString(new Uint8Array(contentsBytes), 'hex'),
  });
  const reference = pdf.register(signature);
  const widget = dict({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: text('Seal'),
    V: reference,
    Rect: [0, 0, 0, 0],
    // Print and locked.
    F: 132,
    P: page.ref,
  });
  const field = pdf.register(widget);
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

/** A saved file whose last signature has its range but not yet its value. */
export interface Unsigned {
  bytes: Uint8Array;
  /** Where the hexadecimal digits of /Contents begin. */
  contentsAt: number;
  /** SHA-256 of everything but /Contents. */
  digest: Uint8Array;
}

/** Writes the byte range over its placeholder, in place, and hashes what it covers. */
export function coverBytes(bytes: Uint8Array): Unsigned {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rangeAt = file.lastIndexOf(`/ByteRange ${rangePlaceholder}`);
  const opening = file.indexOf(`/Contents <0000`, rangeAt);
  if (rangeAt < 0 || opening < 0) throw new Error('The signature dictionary was not written.');
  const start = opening + '/Contents '.length;
  const end = start + contentsBytes * 2 + 2;
  const range = `[0 ${start} ${end} ${file.length - end}]`;
  file.write(range.padEnd(rangePlaceholder.length), rangeAt + '/ByteRange '.length, 'latin1');
  const digest = createHash('sha256')
    .update(file.subarray(0, start))
    .update(file.subarray(end))
    .digest();
  return { bytes, contentsAt: start + 1, digest };
}

/** Puts the CMS into its place, in place; the rest of the room stays zero. */
export function insertSignature({ bytes, contentsAt }: Unsigned, cms: Uint8Array): Uint8Array {
  if (cms.length > contentsBytes) throw new Error(`The signature has ${cms.length} bytes.`);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  file.write(Buffer.from(cms).toString('hex'), contentsAt, 'latin1');
  return bytes;
}
