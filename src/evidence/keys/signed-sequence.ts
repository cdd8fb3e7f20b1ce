import { createHash, sign, type KeyObject } from 'node:crypto';
import {
  algorithm,
  bits,
  children,
  contentOf,
  derNull,
  generalizedTime,
  oid,
  sequence,
  utcTime,
} from '../asn1.ts';
import type { Signer } from './signer.ts';

/** `SEQUENCE {content, algorithm, signature}`, as certificates, lists and OCSP answers are. */
export function signed(content: Uint8Array, key: KeyObject): Uint8Array {
  return sequence(signedFields(content, key));
}

/** The three fields of such a sequence. */
export function signedFields(content: Uint8Array, key: KeyObject): Uint8Array[] {
  const signature = sign(hashOf(key), content, key);
  return [content, signatureAlgorithmOf(key), bits(signature)];
}

/** As signedFields, by a key that may be elsewhere. */
export async function fieldsSignedBy(signer: Signer, content: Uint8Array): Promise<Uint8Array[]> {
  const signature = await signer.sign(content);
  const made = signer.algorithm === 'rsa-sha256' ? rsaAlgorithm() : algorithm(oid.ecdsaWithSha256);
  return [content, made, bits(signature)];
}

/** Asked for the same few keys of authorities with every certificate. */
const keyIds = new WeakMap<KeyObject, Buffer>();

/** SHA-1 of the key's bits (RFC 5280, 4.2.1.2, method 1; RFC 6960, KeyHash). */
export function keyIdOf(publicKey: KeyObject): Buffer {
  const known = keyIds.get(publicKey);
  if (known) return known;
  const id = keyIdIn(publicKey.export({ format: 'der', type: 'spki' }));
  keyIds.set(publicKey, id);
  return id;
}

/** As keyIdOf, of a SubjectPublicKeyInfo. */
export function keyIdIn(publicKeyInfo: Uint8Array): Buffer {
  const [, key] = children(publicKeyInfo);
  if (!key) throw new TypeError('The public key cannot be read.');
  // Before the bits stands how many of the last byte are none.
  return createHash('sha1').update(contentOf(key).subarray(1)).digest();
}

/** P-384 with SHA-384, everything else with SHA-256. */
function hashOf({ asymmetricKeyDetails }: KeyObject): 'sha256' | 'sha384' {
  return asymmetricKeyDetails?.namedCurve === 'secp384r1' ? 'sha384' : 'sha256';
}

export function signatureAlgorithmOf(key: KeyObject): Uint8Array {
  if (key.asymmetricKeyType === 'rsa') return rsaAlgorithm();
  return algorithm(hashOf(key) === 'sha384' ? oid.ecdsaWithSha384 : oid.ecdsaWithSha256);
}

function rsaAlgorithm(): Uint8Array {
  return algorithm(oid.sha256WithRsa, derNull);
}

/** RFC 5280, 4.1.2.5: to the second, with two digits of the year through 2049. */
export function certificateTime(at: Date): Uint8Array {
  if (at.getUTCFullYear() < 2050) return utcTime(at);
  return generalizedTime(new Date(Math.floor(at.getTime() / 1_000) * 1_000));
}
