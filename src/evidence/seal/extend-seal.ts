import type { ValidationData } from '../status/collect-statuses.ts';
import {
  writeArray,
  writeBytes,
  writeDict,
  writeName,
  writeReference,
  writeStream,
} from '../pdf/syntax.ts';
import { sha256 } from '../sha256.ts';
import { appendObjects, type NewObject } from './append-objects.ts';
import { storeKeys, type SealedFile, type Store } from './sealed-file.ts';
import { signatureObjects } from './signature-field.ts';
import { coverAll, rangePlaceholder, type Unsigned } from './unsigned.ts';
import { extend } from './written.ts';

/**
 * Appends a revision whose DSS dictionary (EN 319 142-1, 5.4.2) holds these data beside what it
 * held before: nothing stands there twice.
 */
export function addValidationData(
  file: SealedFile,
  { certificates, ocsps, crls }: ValidationData,
): SealedFile {
  const { end } = file;
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
    for (const bytes of added[key]) lists[key][sha256(bytes)] ??= add(writeStream({}, bytes));
  }
  const store: Store = { entries: end.store?.entries ?? { Type: '/DSS' }, lists };
  const DSS = add(dssOf(store));
  const catalog = { ...end.catalog, entries: { ...end.catalog.entries, DSS } };
  const AcroForm = writeDict({ ...end.form, Fields: writeArray(end.fields) });
  objects.push({ ...catalog, content: writeDict({ ...catalog.entries, AcroForm }) });
  const appended = appendObjects({ ...file, end: { ...end, catalog, store } }, objects);
  return { ...extend(file, appended.bytes), end: appended.end };
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

/**
 * A revision with a document timestamp (ISO 32000-2, 12.8.5) beside the fields there are, with room
 * for so many bytes and no value.
 */
export function addTimestamp(file: SealedFile, room: number): Unsigned {
  const name = `Timestamp${file.end.fields.length}`;
  const { end, objects } = signatureObjects(file.end, name, timestampOf(room));
  return coverAll(file, appendObjects({ ...file, end }, objects).bytes);
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
