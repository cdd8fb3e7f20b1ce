import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import type { ValidationData } from '../status/collect-statuses.ts';
import {
  writeArray,
  writeBytes,
  writeDict,
  writeName,
  writeNumber,
  writeReference,
} from '../pdf/syntax.ts';
import { sha256 } from '../sha256.ts';
import { appendObjects, lengthOf, type NewObject } from './append-objects.ts';
import { invisibleField } from './invisible-field.ts';
import { storeKeys, type FileEnd, type SealedFile, type Store } from './sealed-file.ts';
import { coverBytes, rangePlaceholder, type Unsigned } from './unsigned.ts';

/**
 * Appends a revision whose DSS dictionary (EN 319 142-1, 5.4.2) holds these data beside what it
 * held before: nothing stands there twice.
 */
export function addValidationData(
  { parts, end }: SealedFile,
  { certificates, ocsps, crls }: ValidationData,
): SealedFile {
  const objects: NewObject[] = [];
  const add = (content: string | Buffer) => {
    const number = end.size + objects.length;
    objects.push({ number, generation: 0, content });
    return writeReference(number);
  };
  const added = { Certs: certificates, OCSPs: ocsps, CRLs: crls };
  const { Certs, OCSPs, CRLs } = end.store?.lists ?? noLists;
  const lists: Store['lists'] = { Certs: { ...Certs }, OCSPs: { ...OCSPs }, CRLs: { ...CRLs } };
  for (const key of storeKeys) {
    for (const bytes of added[key]) lists[key][sha256(bytes)] ??= add(streamOf(bytes));
  }
  const store: Store = { entries: end.store?.entries ?? { Type: '/DSS' }, lists };
  const DSS = add(dssOf(store));
  const catalog = { ...end.catalog, entries: { ...end.catalog.entries, DSS } };
  const AcroForm = writeDict({ ...end.form, Fields: writeArray(end.fields) });
  objects.push({ ...catalog, content: writeDict({ ...catalog.entries, AcroForm }) });
  return appendObjects({ parts, end: { ...end, catalog, store } }, objects);
}

const noLists: Store['lists'] = { Certs: {}, OCSPs: {}, CRLs: {} };

function dssOf({ entries, lists }: Store): string {
  const held = storeKeys.map((key) => [key, Object.values(lists[key])] as const);
  const full = held.filter(([, references]) => references.length > 0);
  return writeDict({
    ...entries,
    ...Object.fromEntries(full.map(([key, references]) => [key, writeArray(references)])),
  });
}

/** A compressed stream; the same data give the same bytes. */
function streamOf(data: Uint8Array): Buffer {
  const compressed = deflateSync(data);
  const head = writeDict({ Length: String(compressed.length), Filter: '/FlateDecode' });
  return Buffer.concat([Buffer.from(`${head}\nstream\n`), compressed, Buffer.from('\nendstream')]);
}

/**
 * A revision with a document timestamp (ISO 32000-2, 12.8.5) beside the fields there are, with room
 * for so many bytes and no value.
 */
export async function addTimestamp({ parts, end }: SealedFile, room: number): Promise<Unsigned> {
  const [value, field] = [end.size, end.size + 1];
  const fields = [...end.fields, writeReference(field)];
  const annotations = [...end.annotations, writeReference(field)];
  const AcroForm = writeDict({ ...end.form, Fields: writeArray(fields) });
  const Annots = writeArray(annotations);
  const name = `Timestamp${end.fields.length}`;
  const extended = appendObjects({ parts, end: { ...end, fields, annotations } }, [
    { ...end.catalog, content: writeDict({ ...end.catalog.entries, AcroForm }) },
    { ...end.page, content: writeDict({ ...end.page.entries, Annots }) },
    { number: value, generation: 0, content: timestampOf(room) },
    { number: field, generation: 0, content: fieldOf(name, value, end.page) },
  ]);
  const before = { length: lengthOf(parts), hash: await hashOf(parts) };
  return coverBytes(extended.parts.at(-1) ?? new Uint8Array(), before);
}

function timestampOf(room: number): string {
  return writeDict({
    Type: writeName('DocTimeStamp'),
    Filter: writeName('Adobe.PPKLite'),
    SubFilter: writeName('ETSI.RFC3161'),
    ByteRange: rangePlaceholder,
    Contents: writeBytes(new Uint8Array(room)),
  });
}

function fieldOf(name: string, value: number, page: FileEnd['page']): string {
  const { Type, Subtype, FT, Rect, F } = invisibleField;
  return writeDict({
    Type: writeName(Type),
    Subtype: writeName(Subtype),
    FT: writeName(FT),
    T: writeBytes(Buffer.from(name)),
    V: writeReference(value),
    Rect: writeArray(Rect.map(writeNumber)),
    F: writeNumber(F),
    P: writeReference(page.number, page.generation),
  });
}

/** So that fifty megabytes hold up the event loop for a millisecond or two at a time. */
const sliceBytes = 2 ** 21;

async function hashOf(parts: readonly Uint8Array[]) {
  const hash = createHash('sha256');
  for (const part of parts) {
    for (let at = 0; at < part.length; at += sliceBytes) {
      hash.update(part.subarray(at, at + sliceBytes));
      if (at + sliceBytes < part.length) await otherWork();
    }
  }
  return hash;
}
