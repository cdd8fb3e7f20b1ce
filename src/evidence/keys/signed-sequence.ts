import { createHash, sign, type KeyObject } from 'node:crypto';
import * as asn1 from 'asn1js';
import { algorithm, bits, children, der, generalizedTime, oid, parsed, sequence } from '../asn1.ts';
import type { Signer } from './signer.ts';

/** `SEQUENCE {content, algorithm, signature}`, as certificates, lists and OCSP answers are. */
export function signed(content: asn1.Sequence, key: KeyObject): Uint8Array {
  return der(sequence(signedFields(content, key)));
}

/** The three fields of such a sequence. */
export function signedFields(content: asn1.Sequence, key: KeyObject): asn1.AsnType[] {
  const signature = sign(hashOf(key), der(content), key);
  return [content, signatureAlgorithmOf(key), bits(signature)];
}

/** As signedFields, by a key that may be elsewhere. */
export async function fieldsSignedBy(
  signer: Signer,
  content: asn1.Sequence,
): Promise<asn1.AsnType[]> {
  const digest = createHash('sha256').update(der(content)).digest();
  const signature = await signer.signDigest(digest);
  const made = signer.algorithm === 'rsa-sha256' ? rsaAlgorithm() : algorithm(oid.ecdsaWithSha256);
  return [content, made, bits(signature)];
}

/** Asked for the same few keys of authorities with every certificate. */
const keyIds = new WeakMap<KeyObject, Buffer>();

/** SHA-1 of the key's bits (RFC 5280, 4.2.1.2, method 1; RFC 6960, KeyHash). */
export function keyIdOf(publicKey: KeyObject): Buffer {
  const known = keyIds.get(publicKey);
  if (known) return known;
  const id = keyIdIn(parsed(publicKey.export({ format: 'der', type: 'spki' })));
  keyIds.set(publicKey, id);
  return id;
}

/** As keyIdOf, of a SubjectPublicKeyInfo. */
export function keyIdIn(publicKeyInfo: asn1.AsnType): Buffer {
  const [, key] = children(publicKeyInfo);
  if (!(key instanceof asn1.BitString)) throw new TypeError('The public key cannot be read.');
  return createHash('sha1').update(key.valueBlock.valueHexView).digest();
}

/** P-384 with SHA-384, everything else with SHA-256. */
function hashOf({ asymmetricKeyDetails }: KeyObject): 'sha256' | 'sha384' {
  return asymmetricKeyDetails?.namedCurve === 'secp384r1' ? 'sha384' : 'sha256';
}

export function signatureAlgorithmOf(key: KeyObject): asn1.Sequence {
  if (key.asymmetricKeyType === 'rsa') return rsaAlgorithm();
  return algorithm(hashOf(key) === 'sha384' ? oid.ecdsaWithSha384 : oid.ecdsaWithSha256);
}

function rsaAlgorithm(): asn1.Sequence {
  return algorithm(oid.sha256WithRsa, new asn1.Null());
}

/** RFC 5280, 4.1.2.5: two digits of the year through 2049. */
export function certificateTime(at: Date): asn1.AsnType {
  return at.getUTCFullYear() < 2050 ? new asn1.UTCTime({ valueDate: at }) : generalizedTime(at);
}
