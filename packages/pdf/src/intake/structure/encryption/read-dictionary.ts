import { PdfBool, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';
import type { PdfObject } from '../../../objects/objects.ts';
import { Unacceptable } from '../../refusals.ts';

/** How a file is protected, by a password (ISO 32000-2, 7.6.4, table 21). */
export interface Encryption {
  revision: 2 | 3 | 4 | 5 | 6;
  cipher: 'rc4' | 'aes';
  keyBytes: number;
  /** /O and /U, 32 bytes up to revision 4, then 48. */
  owner: Buffer;
  user: Buffer;
  /** /P, with its sign. */
  permissions: number;
  metadata: boolean;
  /** /UE and /Perms, from revision 5 on. */
  userKey: Buffer;
  sealedPermissions: Buffer;
}

/** By version and revision: what else was never written together, or is not known. */
const revisions: Readonly<Record<number, readonly number[]>> = {
  1: [2, 3],
  2: [3],
  4: [4],
  5: [5, 6],
};

/** How files are encrypted for the holders of certificates (7.6.5, table 23). */
const forCertificates = new Set(['adbe.pkcs7.s3', 'adbe.pkcs7.s4', 'adbe.pkcs7.s5']);

/**
 * Reads an encryption dictionary by what readers take alike: everything in its place, of its length
 * and written out, streams and strings protected by one and the same method.
 * @throws Unacceptable `encryption_unreadable`, or `certificate_encrypted` for one that no password opens
 */
export function readEncryption(object: PdfObject | undefined): Encryption {
  if (!(object instanceof PdfDict)) throw unreadable();
  if (nameIn(object, 'Filter') !== 'Standard') {
    const isForCertificates = forCertificates.has(nameIn(object, 'SubFilter') ?? '');
    throw isForCertificates ? new Unacceptable('certificate_encrypted') : unreadable();
  }
  const version = numberIn(object, 'V') ?? 0;
  const revision = numberIn(object, 'R') ?? 0;
  if (!revisions[version]?.includes(revision)) throw unreadable();
  const isLong = revision >= 5;
  const permissions = numberIn(object, 'P');
  if (permissions === undefined) throw unreadable();
  return {
    revision: revision as Encryption['revision'],
    ...(version < 4 ? oldMethod(object, version) : filterMethod(object, version)),
    owner: isLong ? longHash(object, 'O') : bytesIn(object, 'O', 32),
    user: isLong ? longHash(object, 'U') : bytesIn(object, 'U', 32),
    // Some programs write it without its sign.
    permissions: permissions | 0,
    metadata: metadataIn(object),
    userKey: isLong ? bytesIn(object, 'UE', 32) : Buffer.alloc(0),
    sealedPermissions: isLong ? bytesIn(object, 'Perms', 16) : Buffer.alloc(0),
  };
}

export function unreadable(cause?: unknown): Unacceptable {
  return new Unacceptable('encryption_unreadable', undefined, cause === undefined ? {} : { cause });
}

type Method = Pick<Encryption, 'cipher' | 'keyBytes'>;

function oldMethod(dictionary: PdfDict, version: number): Method {
  const bits = numberIn(dictionary, 'Length') ?? 40;
  const isLength = version === 1 ? bits === 40 : bits >= 40 && bits <= 128 && bits % 8 === 0;
  if (!isLength) throw unreadable();
  return { cipher: 'rc4', keyBytes: bits / 8 };
}

/** By the crypt filter (7.6.6) that streams and strings have in common. */
function filterMethod(dictionary: PdfDict, version: number): Method {
  const bits = version === 4 ? 128 : 256;
  const name = nameIn(dictionary, 'StmF');
  const files = nameIn(dictionary, 'EFF') ?? name;
  if (name === undefined || name !== nameIn(dictionary, 'StrF') || name !== files) {
    throw unreadable();
  }
  const filters = dictionary.get('CF');
  const filter = filters instanceof PdfDict ? filters.get(name) : undefined;
  if (!(filter instanceof PdfDict)) throw unreadable();
  const method = nameIn(filter, 'CFM');
  const isMethod = version === 4 ? method === 'V2' || method === 'AESV2' : method === 'AESV3';
  const whole = numberIn(dictionary, 'Length') ?? bits;
  // In bytes, as the specification says, or in bits, as programs write.
  const own = numberIn(filter, 'Length') ?? bits;
  const event = nameIn(filter, 'AuthEvent') ?? 'DocOpen';
  if (!isMethod || whole !== bits || (own !== bits && own !== bits / 8) || event !== 'DocOpen') {
    throw unreadable();
  }
  return { cipher: method === 'V2' ? 'rc4' : 'aes', keyBytes: bits / 8 };
}

function nameIn(dictionary: PdfDict, key: string): string | undefined {
  const value = dictionary.get(key);
  if (value === undefined) return undefined;
  if (!(value instanceof PdfName)) throw unreadable();
  return value.value;
}

function numberIn(dictionary: PdfDict, key: string): number | undefined {
  const value = dictionary.get(key);
  if (value === undefined) return undefined;
  if (!(value instanceof PdfNumber) || !Number.isInteger(value.value)) throw unreadable();
  return value.value;
}

function metadataIn(dictionary: PdfDict): boolean {
  const value = dictionary.get('EncryptMetadata');
  if (value !== undefined && !(value instanceof PdfBool)) throw unreadable();
  return value?.value ?? true;
}

function bytesIn(dictionary: PdfDict, key: string, length: number): Buffer {
  const value = dictionary.get(key);
  if (!(value instanceof PdfString) || value.bytes.length !== length) throw unreadable();
  return Buffer.from(value.bytes);
}

/** 48 bytes, which some programs fill up with zeros to 127. */
function longHash(dictionary: PdfDict, key: string): Buffer {
  const value = dictionary.get(key);
  const bytes = value instanceof PdfString ? Buffer.from(value.bytes) : Buffer.alloc(0);
  if (bytes.length < 48 || bytes.subarray(48).some((byte) => byte !== 0)) throw unreadable();
  return bytes.subarray(0, 48);
}
