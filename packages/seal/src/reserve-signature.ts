import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PdfRef, PdfString } from '@libpdf/core';
import { evidenceFileName } from '@countersign/verifier/evidence-file';
import { appendObjects, type NewObject } from '@countersign/verifier/pdf/append-objects';
import { rangePlaceholder } from '@countersign/verifier/pdf/byte-range';
import type { FileEnd } from '@countersign/verifier/pdf/file-end';
import { signatureObjects } from '@countersign/verifier/pdf/signature-field';
import { date, dict, text } from '@countersign/pdf/objects/objects';
import {
  writeArray,
  writeBytes,
  writeDict,
  writeName,
  writeReference,
  type Entries,
} from '@countersign/verifier/pdf/syntax';
import { entriesOf, writeObject } from '@countersign/pdf/objects/write-object';
import { coverAll, type UnsignedPart } from './signature-hole.ts';
import type { FileParts } from './file-parts.ts';

/** What the seal says of itself, and what it holds. */
export interface SealDetails {
  name: string;
  reason: string;
  at: Date;
  /** `evidence.json`; left out: nothing is attached. */
  evidence?: Uint8Array;
  /** For the CMS, in bytes. */
  room: number;
}

/** The prepared file with the revision of what is drawn, before evidence and seal are put to it. */
export interface LaidOut {
  prepared: Uint8Array;
  bytes: Uint8Array;
  end: FileEnd;
  /** The name dictionary (ISO 32000-2, 7.7.4) of the catalog, without attachments. */
  names: Entries;
}

/** The revision whose signature is missing, and what the next one builds upon. */
export interface UnsignedSeal extends UnsignedPart {
  end: FileEnd;
}

/**
 * Appends the revision that is the seal: `evidence.json` as an attachment, if there is one, and an
 * invisible certification signature without its value. DocMDP P=1, so that nothing but timestamps and
 * validation data may follow (ISO 32000-2, 12.8.2.2).
 */
export function reserveSignature(
  drawn: FileParts,
  laidOut: Pick<LaidOut, 'end' | 'names'>,
  details: SealDetails,
): UnsignedSeal {
  const { evidence } = details;
  const attached = evidence ? attach(laidOut, evidence) : { end: laidOut.end, objects: [] };
  const { end } = attached;
  const Perms = writeDict({ DocMDP: writeReference(end.size) });
  const catalog = { ...end.catalog, entries: { ...end.catalog.entries, Perms } };
  const signed = signatureObjects({ ...end, catalog }, 'Seal', signatureOf(details));
  const objects = [...attached.objects, ...signed.objects];
  const appended = appendObjects({ ...drawn, end: signed.end }, objects);
  return { ...coverAll(drawn, appended.bytes), end: appended.end };
}

/** The prepared file has no attachment of its own. */
function attach(
  { end, names }: Pick<LaidOut, 'end' | 'names'>,
  evidence: Uint8Array,
): { end: FileEnd; objects: NewObject[] } {
  const [file, specification] = [end.size, end.size + 1];
  const checksum = createHash('md5').update(evidence).digest();
  const fileEntries = entriesOf(
    dict({
      Type: 'EmbeddedFile',
      Subtype: 'application/json',
      Params: { Size: evidence.length, CheckSum: new PdfString(checksum, 'hex') },
    }),
  );
  const specified = dict({
    Type: 'Filespec',
    F: text(evidenceFileName),
    UF: text(evidenceFileName),
    EF: { F: PdfRef.of(file, 0) },
    AFRelationship: 'Supplement',
  });
  const reference = writeReference(specification);
  const tree = writeDict({ Names: writeArray([writeObject(text(evidenceFileName)), reference]) });
  const entries = {
    ...end.catalog.entries,
    Names: writeDict({ ...names, EmbeddedFiles: tree }),
    AF: writeArray([reference]),
  };
  return {
    end: { ...end, size: specification + 1, catalog: { ...end.catalog, entries } },
    objects: [
      { number: file, generation: 0, content: writeStream(fileEntries, evidence) },
      { number: specification, generation: 0, content: writeObject(specified) },
    ],
  };
}

function signatureOf({ name, reason, at, room }: SealDetails): string {
  const transform = dict({ Type: 'TransformParams', P: 1, V: '1.2' });
  const signature = dict({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    Name: text(name),
    Reason: text(reason),
    M: date(at),
    Reference: [{ Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: transform }],
  });
  return writeDict({
    ...entriesOf(signature),
    ByteRange: rangePlaceholder,
    Contents: writeBytes(new Uint8Array(room)),
  });
}

/** A compressed stream (ISO 32000-1, 7.3.8); the same data give the same bytes. */
function writeStream(entries: Entries, data: Uint8Array): Buffer {
  const compressed = deflateSync(data);
  const packed = { Length: String(compressed.length), Filter: writeName('FlateDecode') };
  const head = writeDict({ ...entries, ...packed });
  return Buffer.concat([Buffer.from(`${head}\nstream\n`), compressed, Buffer.from('\nendstream')]);
}
