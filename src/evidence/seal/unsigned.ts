import { createHash, type Hash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { lengthOf } from './append-objects.ts';

/** Wider than any real offset; the true ones are padded to its width. */
const offsetPlaceholder = 9_999_999_999;
export const rangePlaceholder = `[0 ${offsetPlaceholder} ${offsetPlaceholder} ${offsetPlaceholder}]`;

/** The last part of a file, whose signature has its range but not yet its value. */
export interface Unsigned {
  bytes: Uint8Array;
  /** Where in these the hexadecimal digits of /Contents begin. */
  contentsAt: number;
  /** How many bytes they have room for. */
  room: number;
  /** SHA-256 of everything but /Contents. */
  digest: Uint8Array;
}

/** Writes the byte range of the last part's signature over its placeholder, in place. */
export async function coverLast(parts: readonly Uint8Array[]): Promise<Unsigned> {
  const before = parts.slice(0, -1);
  const length = lengthOf(before);
  const hash = await hashOf(before);
  const bytes = parts.at(-1) ?? new Uint8Array();
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rangeAt = file.lastIndexOf(`/ByteRange ${rangePlaceholder}`);
  const opening = file.indexOf(`/Contents <0000`, rangeAt);
  if (rangeAt < 0 || opening < 0) throw new Error('The signature dictionary was not written.');
  const start = opening + '/Contents '.length;
  const end = file.indexOf('>', start) + 1;
  const range = `[0 ${length + start} ${length + end} ${file.length - end}]`;
  file.write(range.padEnd(rangePlaceholder.length), rangeAt + '/ByteRange '.length, 'latin1');
  const digest = hash.update(file.subarray(0, start)).update(file.subarray(end)).digest();
  return { bytes, contentsAt: start + 1, room: (end - start - 2) / 2, digest };
}

/** So that fifty megabytes hold up the event loop for a millisecond or two at a time. */
const sliceBytes = 2 ** 21;

async function hashOf(parts: readonly Uint8Array[]): Promise<Hash> {
  const hash = createHash('sha256');
  for (const part of parts) {
    for (let at = 0; at < part.length; at += sliceBytes) {
      hash.update(part.subarray(at, at + sliceBytes));
      if (at + sliceBytes < part.length) await otherWork();
    }
  }
  return hash;
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
