import { constants, verify, type KeyObject } from 'node:crypto';
import type { AsnType } from 'asn1js';
import { algorithmOf, children, integerOf, tagged } from './der.ts';

export type HashName = 'sha1' | 'sha256' | 'sha384' | 'sha512';

const hashes: Readonly<Record<string, HashName>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** The hash that signs within a signature algorithm; SHA-1 is none that counts. */
const signatures: Readonly<Record<string, HashName>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};
const rsaEncryption = '1.2.840.113549.1.1.1';
const rsaPss = '1.2.840.113549.1.1.10';

export function hashOf(algorithm: AsnType | undefined): HashName | undefined {
  return hashes[algorithmOf(algorithm) ?? ''];
}

/**
 * Whether a key signed the data by an AlgorithmIdentifier; `digest` is the one named beside it in
 * CMS, for RSA keys that name none. Unknown algorithms and SHA-1 sign nothing.
 */
export function isSignedBy(
  key: KeyObject,
  algorithm: AsnType | undefined,
  data: Uint8Array,
  signature: Uint8Array,
  digest?: HashName,
): boolean {
  const id = algorithmOf(algorithm) ?? '';
  try {
    if (id === rsaPss) return verifyPss(key, algorithm, data, signature);
    const hash = id === rsaEncryption ? digest : signatures[id];
    return hash !== undefined && hash !== 'sha1' && verify(hash, data, key, signature);
  } catch {
    return false;
  }
}

/** RFC 4055, 3.1: the defaults are SHA-1, so parameters that name no hash sign nothing. */
function verifyPss(
  key: KeyObject,
  algorithm: AsnType | undefined,
  data: Uint8Array,
  signature: Uint8Array,
): boolean {
  const parameters = children(children(algorithm)[1]);
  const hash = hashOf(children(tagged(parameters, 0))[0]);
  if (!hash || hash === 'sha1') return false;
  const salt = integerOf(children(tagged(parameters, 2))[0]);
  const saltLength = salt?.reduce((sum, octet) => sum * 256 + octet, 0) ?? 20;
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return verify(hash, data, { key, padding, saltLength }, signature);
}
