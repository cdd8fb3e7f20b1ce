import { createHash } from 'node:crypto';
import { PdfArray, PdfString, type PDF, type PdfDict, type PdfRef } from '@libpdf/core';
import { date, dict, dictEntry, entry, items, text } from '../pdf/objects.ts';
import type { Page } from '../pdf/pages.ts';

/** Wider than any real offset; the true ones are padded to its width. */
const offsetPlaceholder = 9_999_999_999;
const rangePlaceholder = `[0 ${offsetPlaceholder} ${offsetPlaceholder} ${offsetPlaceholder}]`;

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

/** A saved file whose last signature has its range but not yet its value. */
export interface Unsigned {
  bytes: Uint8Array;
  /** Where the hexadecimal digits of /Contents begin. */
  contentsAt: number;
  /** How many bytes they have room for. */
  room: number;
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
  const end = file.indexOf('>', start) + 1;
  const range = `[0 ${start} ${end} ${file.length - end}]`;
  file.write(range.padEnd(rangePlaceholder.length), rangeAt + '/ByteRange '.length, 'latin1');
  const digest = createHash('sha256')
    .update(file.subarray(0, start))
    .update(file.subarray(end))
    .digest();
  return { bytes, contentsAt: start + 1, room: (end - start - 2) / 2, digest };
}

/** A signature that is larger than the room that was left for it. */
export class TooLarge extends Error {
  readonly sizeBytes: number;

  constructor(sizeBytes: number) {
    super(`The signature has ${sizeBytes} bytes, more than there is room for.`);
    this.sizeBytes = sizeBytes;
  }
}

/**
 * Puts the CMS into its place, in place; the rest of the room stays zero.
 * @throws {TooLarge}
 */
export function insertSignature(unsigned: Unsigned, cms: Uint8Array): Uint8Array {
  const { bytes, contentsAt, room } = unsigned;
  if (cms.length > room) throw new TooLarge(cms.length);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  file.write(Buffer.from(cms).toString('hex'), contentsAt, 'latin1');
  return bytes;
}
