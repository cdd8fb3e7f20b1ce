import { constants, privateEncrypt, type KeyObject } from 'node:crypto';
import { p256 } from '@noble/curves/nist.js';
import { isDevelopmentCertificate } from './development-mark.ts';

export type SignatureAlgorithm = 'ecdsa-p256-sha256' | 'rsa-sha256';

/** A key with its certificates. It signs digests, because KMS and HSM hash outside. */
export interface Signer {
  /** DER, the leaf first. */
  chain: readonly Uint8Array[];
  algorithm: SignatureAlgorithm;
  /**
   * Signs a SHA-256 digest. ECDSA answers are DER (RFC 3279), RSA is PKCS #1 v1.5.
   * @throws {SignerUnavailable} when the key is in a device that does not answer now
   */
  signDigest(digest: Uint8Array): Promise<Uint8Array>;
}

/** The device that holds a key does not answer now: the same may be asked again later. */
export class SignerUnavailable extends Error {
  override name = 'SignerUnavailable';
}

/** Whether what it seals proves nothing, as a certificate of its chain says. */
export function isDevelopmentSeal({ chain }: Signer): boolean {
  return chain.some(isDevelopmentCertificate);
}

const sha256DigestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/** A signer whose key is in this process. */
export function makeLocalSigner(key: KeyObject, chain: readonly Uint8Array[]): Signer {
  switch (key.asymmetricKeyType) {
    case 'ec':
      return { chain, algorithm: 'ecdsa-p256-sha256', signDigest: ecdsa(key) };
    case 'rsa':
      return { chain, algorithm: 'rsa-sha256', signDigest: rsa(key) };
    default:
      throw new TypeError('A seal key is P-256 or RSA.');
  }
}

/** OpenSSL through Node hashes what it signs, so the curve arithmetic comes from elsewhere. */
function ecdsa(key: KeyObject): Signer['signDigest'] {
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new TypeError('An elliptic seal key must be on P-256.');
  }
  const secret = Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url');
  return async (digest) => p256.sign(digest, secret, { prehash: false, format: 'der' });
}

function rsa(key: KeyObject): Signer['signDigest'] {
  return async (digest) =>
    privateEncrypt(
      { key, padding: constants.RSA_PKCS1_PADDING },
      Buffer.concat([sha256DigestInfo, digest]),
    );
}
