import { createHash } from 'node:crypto';
import { appendObjects, type NewObject } from './append-objects.ts';
import { rangePlaceholder } from './byte-range.ts';
import { storeKeys, type FileEnd, type Store, type ValidationData } from './file-end.ts';
import { signatureObjects } from './signature-field.ts';
import {
  writeArray,
  writeBytes,
  writeDict,
  writeName,
  writePlainStream,
  writeReference,
} from './syntax.ts';

/**
 * The two revisions that may follow a seal. Whoever seals appends what these functions write, and
 * whoever verifies writes it once more from what is found there and compares bytes.
 */
export interface Revision {
  bytes: Buffer;
  end: FileEnd;
}

/** What a revision is appended to. */
export interface Before {
  sizeBytes: number;
  end: FileEnd;
}

const noStore: Store = { Certs: {}, OCSPs: {}, CRLs: {} };

/**
 * A revision whose DSS dictionary (EN 319 142-1, 5.4.2) holds these data beside what it held
 * before: nothing stands there twice.
 */
export function validationDataRevision(
  { sizeBytes, end }: Before,
  { certificates, ocsps, crls }: ValidationData,
): Revision {
  const objects: NewObject[] = [];
  const add = (content: string | Buffer) => {
    const number = end.size + objects.length;
    objects.push({ number, generation: 0, content });
    return writeReference(number);
  };
  const added = { Certs: certificates, OCSPs: ocsps, CRLs: crls };
  const held = end.store ?? noStore;
  const lists = { Certs: { ...held.Certs }, OCSPs: { ...held.OCSPs }, CRLs: { ...held.CRLs } };
  for (const key of storeKeys) {
    for (const der of added[key]) lists[key][digestOf(der)] ??= add(writePlainStream(der));
  }
  const DSS = add(writeStore(lists));
  const catalog = { ...end.catalog, entries: { ...end.catalog.entries, DSS } };
  const AcroForm = writeDict({ ...end.form, Fields: writeArray(end.fields) });
  objects.push({ ...catalog, content: writeDict({ ...catalog.entries, AcroForm }) });
  return appendObjects({ sizeBytes, end: { ...end, catalog, store: lists } }, objects);
}

function digestOf(der: Uint8Array): string {
  return createHash('sha256').update(der).digest('hex');
}

function writeStore(lists: Store): string {
  const references = storeKeys.map((key) => [key, Object.values(lists[key])] as const);
  const filled = references.filter(([, list]) => list.length > 0);
  return writeDict({
    Type: writeName('DSS'),
    ...Object.fromEntries(filled.map(([key, list]) => [key, writeArray(list)])),
  });
}

/**
 * A revision with a document timestamp (ISO 32000-2, 12.8.5) beside the fields there are, with room
 * for so many bytes, and neither byte range nor value.
 */
export function timestampRevision({ sizeBytes, end }: Before, room: number): Revision {
  const name = `Timestamp${end.fields.length}`;
  const signed = signatureObjects(end, name, timestampOf(room));
  return appendObjects({ sizeBytes, end: signed.end }, signed.objects);
}

/** How the object of a document timestamp begins. */
export const timestampHead = '<<\n/Type /DocTimeStamp\n';

function timestampOf(room: number): string {
  return writeDict({
    Type: writeName('DocTimeStamp'),
    Filter: writeName('Adobe.PPKLite'),
    SubFilter: writeName('ETSI.RFC3161'),
    ByteRange: rangePlaceholder,
    Contents: writeBytes(new Uint8Array(room)),
  });
}
