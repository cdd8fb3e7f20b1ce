import type { Written } from './written.ts';

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

/**
 * Writes the byte range of the signature in the part that follows a file over its placeholder, in
 * place.
 */
export function coverAll({ sizeBytes: length, hash }: Written, bytes: Uint8Array): Unsigned {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rangeAt = file.lastIndexOf(`/ByteRange ${rangePlaceholder}`);
  const opening = file.indexOf(`/Contents <0000`, rangeAt);
  if (rangeAt < 0 || opening < 0) throw new Error('The signature dictionary was not written.');
  const start = opening + '/Contents '.length;
  const end = file.indexOf('>', start) + 1;
  const range = `[0 ${length + start} ${length + end} ${file.length - end}]`;
  file.write(range.padEnd(rangePlaceholder.length), rangeAt + '/ByteRange '.length, 'latin1');
  const covered = hash.copy().update(file.subarray(0, start)).update(file.subarray(end));
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
export function insertSignature(unsigned: Unsigned, cms: Uint8Array): Uint8Array {
  const { bytes, contentsAt, room } = unsigned;
  if (cms.length > room) throw new TooLarge(cms.length);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  file.write(Buffer.from(cms).toString('hex'), contentsAt, 'latin1');
  return bytes;
}
