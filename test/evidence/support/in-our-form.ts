import { X509Certificate } from 'node:crypto';
import { write, type FileParts } from '@countersign/seal/file-parts';
import { timestamp, type LongTerm } from '@countersign/seal/seal-to-level';
import { addValidationData, type SealedFile as Growing } from '@countersign/seal/extend-seal';
import type { ValidationData } from '@countersign/verifier/pdf/file-end';
import { validationDataRevision } from '@countersign/verifier/pdf/renewal';
import { readTimestampToken } from '@countersign/verifier/timestamp-token';
import { tokenWith } from '@countersign/verifier/token-form';
import { sealedFile } from './sealed-file.ts';

/*
 * What somebody without a key makes of a sealed file by the very functions that the service writes
 * its revisions with.
 */

/** With other validation data in the place of those that follow the seal alone, as at B-LT. */
export function withOtherData(
  sealed: Uint8Array,
  change: (data: ValidationData) => ValidationData,
): Uint8Array {
  const { bytes, seal, data } = sealedFile(sealed);
  const [first] = data;
  if (!first) throw new Error('No validation data follow the seal.');
  const before = { sizeBytes: seal.upTo, end: seal.end };
  return Buffer.concat([
    bytes.subarray(0, seal.upTo),
    validationDataRevision(before, change(first)).bytes,
  ]);
}

/** With validation data behind all that there is. */
export async function withMoreData(sealed: Uint8Array, data: ValidationData): Promise<Uint8Array> {
  return bytesOf(addValidationData(await open(sealed), data));
}

/** With a document timestamp over all that there is. */
export async function withTime(sealed: Uint8Array, authority: LongTerm): Promise<Uint8Array> {
  return bytesOf((await timestamp(await open(sealed), authority)).file);
}

/** With both, as a renewal is. */
export async function withMoreTime(
  sealed: Uint8Array,
  data: ValidationData,
  authority: LongTerm,
): Promise<Uint8Array> {
  const more = addValidationData(await open(sealed), data);
  return bytesOf((await timestamp(more, authority)).file);
}

async function open(sealed: Uint8Array): Promise<Growing> {
  return { ...(await write(sealed)), end: sealedFile(sealed).end };
}

function bytesOf({ parts }: FileParts): Uint8Array {
  return Buffer.concat(parts);
}

/** With other certificates in the last document timestamp, which its signature does not cover. */
export function withOtherCertificates(
  sealed: Uint8Array,
  change: (certificates: readonly Uint8Array[]) => readonly Uint8Array[],
): Uint8Array {
  const token = sealedFile(sealed).timestamps.at(-1)?.cms;
  if (!token) throw new Error('The file has no document timestamp.');
  return withToken(sealed, token, tokenWith(token, change(certificatesIn(token))));
}

export function certificatesIn(token: Uint8Array): readonly Uint8Array[] {
  return readTimestampToken(token).message.certificates.map(({ raw }) => raw);
}

/** In its room, which is filled with zeros behind it. */
export function withToken(sealed: Uint8Array, old: Uint8Array, other: Uint8Array): Uint8Array {
  const file = Buffer.from(sealed);
  const digits = Buffer.from(old).toString('hex');
  const at = file.indexOf(digits);
  const written = Buffer.from(other).toString('hex').padEnd(digits.length, '0');
  if (at < 0 || file.indexOf(digits, at + 1) >= 0) throw new Error('It is not there once.');
  file.write(written, at, 'latin1');
  return file;
}

/** DER of a certificate in PEM. */
export function derOf(pem: string): Uint8Array {
  return new X509Certificate(pem).raw;
}
