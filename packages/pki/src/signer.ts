import { sign, type KeyObject } from 'node:crypto';
import { isDevelopmentCertificate } from './x509/development-mark.ts';

export type SignatureAlgorithm = 'ecdsa-p256-sha256' | 'rsa-sha256';

/** A key with its certificates. */
export interface Signer {
  /** DER, the leaf first. */
  chain: readonly Uint8Array[];
  algorithm: SignatureAlgorithm;
  /**
   * Signs the SHA-256 of these bytes; a device is given the digest alone. ECDSA answers are DER (RFC
   * 3279), RSA is PKCS #1 v1.5.
   * @throws {SignerUnavailable} when the key is in a device that does not answer now
   */
  sign(content: Uint8Array): Promise<Uint8Array>;
}

/** The device that holds a key does not answer now: the same may be asked again later. */
export class SignerUnavailable extends Error {
  override name = 'SignerUnavailable';
}

/** Whether what it seals proves nothing, as a certificate of its chain says. */
export function isDevelopmentSeal({ chain }: Signer): boolean {
  return chain.some(isDevelopmentCertificate);
}

/** A signer whose key is in this process. */
export function makeLocalSigner(key: KeyObject, chain: readonly Uint8Array[]): Signer {
  return {
    chain,
    algorithm: algorithmOf(key),
    sign: async (content) => sign('sha256', content, key),
  };
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): SignatureAlgorithm {
  switch (asymmetricKeyType) {
    case 'ec':
      if (asymmetricKeyDetails?.namedCurve === 'prime256v1') return 'ecdsa-p256-sha256';
      throw new TypeError('An elliptic seal key must be on P-256.');
    case 'rsa':
      return 'rsa-sha256';
    default:
      throw new TypeError('A seal key is P-256 or RSA.');
  }
}
