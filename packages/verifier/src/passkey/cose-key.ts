import { createPublicKey, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import { readCborMap, type CborValue } from './cbor.ts';

/** A public key as an authenticator gives it, of the kinds that are taken. */
export interface CoseKey {
  /** The name that people know the algorithm by. */
  algorithm: 'ES256' | 'EdDSA' | 'RS256';
  key: KeyObject;
}

/** Labels of RFC 9052 and 9053, and of RFC 8230 for RSA. */
const label = { type: 1, algorithm: 3, curve: -1, x: -2, y: -3, modulus: -1, exponent: -2 };

/**
 * Reads a COSE key.
 * @returns a sentence where it is none, or of a kind that is not taken
 */
export function readCoseKey(bytes: Uint8Array): CoseKey | string {
  const map = readCborMap(bytes);
  if (!map) return 'Its public key cannot be read.';
  const read = jwkOf(map);
  if (!read) return 'Its public key is of a kind that is not taken.';
  try {
    const key = createPublicKey({ key: read.jwk, format: 'jwk' });
    return { algorithm: read.algorithm, key };
  } catch {
    return 'Its public key is none.';
  }
}

function jwkOf(
  map: ReadonlyMap<number, CborValue>,
): { algorithm: CoseKey['algorithm']; jwk: JsonWebKey } | undefined {
  const [type, algorithm, curve] = [label.type, label.algorithm, label.curve].map((one) =>
    map.get(one),
  );
  const text = (name: number) => {
    const value = map.get(name);
    return value instanceof Uint8Array ? Buffer.from(value).toString('base64url') : undefined;
  };
  const [x, y] = [text(label.x), text(label.y)];
  if (type === 2 && algorithm === -7 && curve === 1 && x !== undefined && y !== undefined) {
    return { algorithm: 'ES256', jwk: { kty: 'EC', crv: 'P-256', x, y } };
  }
  if (type === 1 && algorithm === -8 && curve === 6 && x !== undefined) {
    return { algorithm: 'EdDSA', jwk: { kty: 'OKP', crv: 'Ed25519', x } };
  }
  const [n, e] = [text(label.modulus), text(label.exponent)];
  if (type === 3 && algorithm === -257 && n !== undefined && e !== undefined) {
    return { algorithm: 'RS256', jwk: { kty: 'RSA', n, e } };
  }
  return undefined;
}

/** Whether the signature, as authenticators write it, is one by this key over the bytes. */
export function isSignedBy(
  { algorithm, key }: CoseKey,
  signed: Uint8Array,
  signature: Uint8Array,
): boolean {
  try {
    return verify(algorithm === 'EdDSA' ? null : 'sha256', signed, key, signature);
  } catch {
    return false;
  }
}
