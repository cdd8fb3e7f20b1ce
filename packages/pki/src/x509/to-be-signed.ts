import { createHash, sign, type KeyObject } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { encode, tag } from '@countersign/verifier/der';
import { oid } from './oids.ts';

/** What an authority signs, before it does. */
export interface ToBeSigned {
  /** DER. */
  bytes: Uint8Array;
  /** The whole certificate, list or response, in DER. */
  withSignature: (signature: Uint8Array) => Uint8Array;
}

/**
 * `SEQUENCE {content, algorithm, signature}`, as certificates, lists and OCSP answers are. pkijs writes
 * the content; its own `sign` is not called, since it takes keys of WebCrypto alone, and a key here may
 * be one of Node's or stay in a device. The signed bytes are handed on as they are.
 * @param issuerKey private or public
 * @param rest DER of what follows the signature
 */
export function toBeSigned(
  content: asn1.Sequence,
  issuerKey: KeyObject,
  ...rest: readonly Uint8Array[]
): ToBeSigned {
  const bytes = derOf(content);
  const algorithm = derOf(signatureAlgorithmOf(issuerKey).toSchema());
  return {
    bytes,
    withSignature(signature) {
      const bits = derOf(new asn1.BitString({ valueHex: signature }));
      return encode(tag.sequence, bytes, algorithm, bits, ...rest);
    },
  };
}

/** Signs with a key in this process. */
export function signed({ bytes, withSignature }: ToBeSigned, key: KeyObject): Uint8Array {
  return withSignature(sign(hashOf(key), bytes, key));
}

/** The DER of a value that was built. */
export function derOf(value: { toBER(): ArrayBuffer }): Uint8Array {
  return new Uint8Array(value.toBER());
}

/** P-384 with SHA-384, everything else with SHA-256. */
function hashOf({ asymmetricKeyDetails }: KeyObject): 'sha256' | 'sha384' {
  return asymmetricKeyDetails?.namedCurve === 'secp384r1' ? 'sha384' : 'sha256';
}

/** @param key private or public */
export function signatureAlgorithmOf(key: KeyObject): pkijs.AlgorithmIdentifier {
  if (key.asymmetricKeyType === 'rsa') return algorithmWithNull(oid.sha256WithRsa);
  const algorithmId = hashOf(key) === 'sha384' ? oid.ecdsaWithSha384 : oid.ecdsaWithSha256;
  return new pkijs.AlgorithmIdentifier({ algorithmId });
}

/** As RSA signatures must be named (RFC 4055, 5), and digests may (RFC 5754, 2). */
export function algorithmWithNull(algorithmId: string): pkijs.AlgorithmIdentifier {
  return new pkijs.AlgorithmIdentifier({ algorithmId, algorithmParams: new asn1.Null() });
}

export function publicKeyInfoOf(publicKey: KeyObject): pkijs.PublicKeyInfo {
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  return pkijs.PublicKeyInfo.fromBER(Uint8Array.from(spki));
}

/** Asked for the same few keys of authorities with every certificate. */
const keyIds = new WeakMap<KeyObject, Uint8Array>();

/** SHA-1 of the key's bits (RFC 5280, 4.2.1.2, method 1; RFC 6960, KeyHash). */
export function keyIdOf(publicKey: KeyObject): Uint8Array {
  const known = keyIds.get(publicKey) ?? keyIdIn(publicKeyInfoOf(publicKey));
  keyIds.set(publicKey, known);
  return known;
}

/** As keyIdOf. */
export function keyIdIn({ subjectPublicKey }: pkijs.PublicKeyInfo): Uint8Array {
  return createHash('sha1').update(subjectPublicKey.valueBlock.valueHexView).digest();
}

/** RFC 5280, 4.1.2.5: to the second, with two digits of the year through 2049. */
export function certificateTime(at: Date): pkijs.Time {
  const value = new Date(Math.floor(at.getTime() / 1_000) * 1_000);
  const { UTCTime, GeneralizedTime } = pkijs.TimeType;
  return new pkijs.Time({ type: at.getUTCFullYear() < 2050 ? UTCTime : GeneralizedTime, value });
}
