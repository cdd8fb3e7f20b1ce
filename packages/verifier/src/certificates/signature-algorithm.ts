import { constants, createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { AsnType } from 'asn1js';
import {
  algorithmOf,
  children,
  derNull,
  encode,
  encodeOid,
  integerOf,
  rawOf,
  tag,
  tagged,
} from '../asn1/der.ts';
import { oid } from '../asn1/oids.ts';

/** Every signature that the verifier checks is checked here, whatever signed it. */

export type HashName = 'sha1' | 'sha256' | 'sha384' | 'sha512';

const hashes: Readonly<Record<string, HashName>> = {
  [oid.sha1]: 'sha1',
  [oid.sha256]: 'sha256',
  [oid.sha384]: 'sha384',
  [oid.sha512]: 'sha512',
};

/** The hash that signs within a signature algorithm; SHA-1 is none that counts. */
const signatures: Readonly<Record<string, HashName>> = {
  [oid.sha256WithRsa]: 'sha256',
  [oid.sha384WithRsa]: 'sha384',
  [oid.sha512WithRsa]: 'sha512',
  [oid.ecdsaWithSha256]: 'sha256',
  [oid.ecdsaWithSha384]: 'sha384',
  [oid.ecdsaWithSha512]: 'sha512',
};

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
    if (id === oid.rsaPss) return verifyPss(key, algorithm, data, signature);
    const hash = id === oid.rsaEncryption ? digest : signatures[id];
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

/**
 * Whether an AlgorithmIdentifier is just what is read of it here: parameters absent or NULL, and of
 * RSASSA-PSS (RFC 4055, 3.1) the mask by the hash that signs. No signature covers it where it stands.
 */
export function isWholeAlgorithm(algorithm: AsnType | undefined): algorithm is AsnType {
  if (!algorithm) return false;
  const id = algorithmOf(algorithm);
  const forms = id === oid.rsaPss ? pssForms(algorithm) : plainForms(id);
  return forms.some((form) => Buffer.compare(form, rawOf(algorithm)) === 0);
}

function plainForms(id: string | undefined): Uint8Array[] {
  if (id === undefined) return [];
  return [[], [derNull]].map((parameters) => encode(tag.sequence, encodeOid(id), ...parameters));
}

function pssForms(algorithm: AsnType): Uint8Array[] {
  const parameters = children(children(algorithm)[1]);
  const salt = children(tagged(parameters, 2))[0];
  const saltLength = salt ? [encode(tag.context(2), rawOf(salt))] : [];
  const hashForms = plainForms(algorithmOf(children(tagged(parameters, 0))[0]));
  return hashForms.flatMap((hash) =>
    hashForms.map((ofMask) => {
      const mask = encode(tag.sequence, encodeOid(oid.mgf1), ofMask);
      const parts = [encode(tag.context(0), hash), encode(tag.context(1), mask), ...saltLength];
      return encode(tag.sequence, encodeOid(oid.rsaPss), encode(tag.sequence, ...parts));
    }),
  );
}

/** Over SHA-256 by the scheme of the key: RSA by PKCS #1 v1.5, ECDSA with its value in DER. */
export function isSignedOverSha256(
  key: KeyObject,
  data: Uint8Array,
  signature: Uint8Array,
): boolean {
  return verify('sha256', data, key, signature);
}

/** ES256 of RFC 7518, 3.4: by a key on P-256, its value r and s of 32 octets each. */
export function isSignedByEs256(key: KeyObject, data: Uint8Array, signature: Uint8Array): boolean {
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return false;
  return verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, signature);
}

/** DER of a SubjectPublicKeyInfo with id-Ed25519, up to the key (RFC 8410, 4). */
const ed25519Prefix = Buffer.from('302a300506032b6570032100', 'hex');

/** @param publicKey the 32 octets of RFC 8032, 5.1.5 */
export function isSignedByEd25519(
  publicKey: Uint8Array,
  data: Uint8Array,
  signature: Uint8Array,
): boolean {
  const der = Buffer.concat([ed25519Prefix, publicKey]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, data, key, signature);
}
