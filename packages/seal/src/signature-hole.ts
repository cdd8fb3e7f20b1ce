import { writeRange } from '@countersign/verifier/pdf/byte-range';
import type { FileParts } from './file-parts.ts';

/** The last part of a file, whose signature has its range but not yet its value. */
export interface UnsignedPart {
  bytes: Uint8Array;
  /** Where in these the hexadecimal digits of /Contents begin. */
  contentsAt: number;
  /** How many bytes they have room for. */
  room: number;
  /** SHA-256 of everything but /Contents. */
  digest: Uint8Array;
}

/** Writes the byte range of the signature in the part that follows a file, in place. */
export function coverAll({ sizeBytes, hash }: FileParts, bytes: Buffer): UnsignedPart {
  const { start, end } = writeRange(bytes, sizeBytes);
  const covered = hash.copy().update(bytes.subarray(0, start)).update(bytes.subarray(end));
  return { bytes, contentsAt: start + 1, room: (end - start - 2) / 2, digest: covered.digest() };
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
export function insertSignature(unsigned: UnsignedPart, cms: Uint8Array): Uint8Array {
  const { bytes, contentsAt, room } = unsigned;
  if (cms.length > room) throw new TooLarge(cms.length);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  file.write(Buffer.from(cms).toString('hex'), contentsAt, 'latin1');
  return bytes;
}
