import { createDecipheriv, createHash } from 'node:crypto';
import { PdfArray, PdfDict, PdfName, PdfStream, PdfString, type PdfRef } from '@libpdf/core';
import type { PdfObject } from '../../../objects/objects.ts';
import { rc4 } from './rc4.ts';
import { unreadable, type Encryption } from './read-dictionary.ts';
import { firstFilter, requireSound } from './require-sound.ts';

/** Of one object, by its numbers. */
export interface ObjectNumbers {
  number: number;
  generation: number;
}

/** A file that its key is known of. */
export interface OpenedFile {
  encryption: Encryption;
  key: Buffer;
  /** The object of a reference, as it is written. */
  find: (reference: PdfRef) => PdfObject | undefined;
}

/**
 * Decrypts the strings of an object and its data when it is a stream (ISO 32000-2, 7.6.3).
 * @throws Unacceptable `encryption_unreadable` for what does not decrypt to what was encrypted, as
 * far as that shows: readers show each something else of it
 */
export function decryptObject(
  object: PdfObject,
  numbered: ObjectNumbers,
  { encryption, key, find }: OpenedFile,
): PdfObject {
  const decrypt = decrypter(numbered, encryption, key);
  const inside = (value: PdfObject): PdfObject => {
    if (value instanceof PdfString) return new PdfString(decrypt(value.bytes), value.format);
    if (value instanceof PdfArray) return new PdfArray([...value].map(inside));
    if (value instanceof PdfDict) return new PdfDict(entriesIn(value));
    return value;
  };
  const entriesIn = (dictionary: PdfDict) => {
    const signs = dictionary.has('ByteRange');
    return Array.from(dictionary, ([{ value: name }, value]): [string, PdfObject] => [
      name,
      // A signature is of the file as it is encrypted, and cannot be part of it (7.6.2).
      signs && name === 'Contents' ? value : inside(value),
    ]);
  };
  if (!(object instanceof PdfStream)) return inside(object);
  const type = object.get('Type');
  const kind = type instanceof PdfName ? type.value : undefined;
  const hasOwnMethod = firstFilter(object, find) === 'Crypt';
  if (hasOwnMethod && kind !== 'Metadata') throw unreadable();
  // Tables are never encrypted, metadata not always.
  const isPlain =
    kind === 'XRef' || (kind === 'Metadata' && (hasOwnMethod || !encryption.metadata));
  const stream = new PdfStream(entriesIn(object), isPlain ? object.data : decrypt(object.data));
  if (!isPlain) requireSound(stream, find);
  return stream;
}

function decrypter({ number, generation }: ObjectNumbers, encryption: Encryption, key: Buffer) {
  const isAes = encryption.cipher === 'aes';
  const own = encryption.revision >= 5 ? key : objectKey(key, number, generation, isAes);
  return isAes ? (data: Uint8Array) => decryptAes(own, data) : (data: Uint8Array) => rc4(own, data);
}

/** Algorithm 1 (7.6.3.2). */
function objectKey(key: Buffer, number: number, generation: number, isAes: boolean): Buffer {
  const numbers = Buffer.alloc(5);
  numbers.writeUIntLE(number, 0, 3);
  numbers.writeUIntLE(generation & 0xffff, 3, 2);
  const hash = createHash('md5').update(key).update(numbers);
  if (isAes) hash.update('sAlT');
  return hash.digest().subarray(0, Math.min(16, key.length + 5));
}

/** Some programs leave alone what is empty. */
function decryptAes(key: Buffer, data: Uint8Array): Buffer {
  if (data.length === 0) return Buffer.alloc(0);
  if (data.length < 32 || data.length % 16 !== 0) throw unreadable();
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, data.subarray(0, 16));
  try {
    return Buffer.concat([cipher.update(data.subarray(16)), cipher.final()]);
  } catch (cause) {
    throw unreadable(cause);
  }
}
