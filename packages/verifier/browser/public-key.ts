import { ed25519 } from '@noble/curves/ed25519.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import type { AsnType } from 'asn1js';
import {
  algorithmOf,
  bitsOf,
  children,
  integerOf,
  Malformed,
  oidOf,
  readDer,
} from '../src/asn1/der.ts';
import { oid } from '../src/asn1/oids.ts';
import { digestOf, type HashName } from './hash.ts';
import { isPkcs1Signed, isPssSigned, numberOf, type RsaKey } from './rsa.ts';

/** By OID; the names are Node's. */
const curves = new Map([
  ['1.2.840.10045.3.1.7', { name: 'prime256v1', curve: p256 }],
  ['1.3.132.0.34', { name: 'secp384r1', curve: p384 }],
  ['1.3.132.0.35', { name: 'secp521r1', curve: p521 }],
]);
const ecKey = '1.2.840.10045.2.1';
const edKey = '1.3.101.112';

type Curve = typeof p256;
type Key =
  | ({ type: 'rsa' | 'rsa-pss' } & RsaKey)
  | { type: 'ec'; name: string; curve: Curve; point: Uint8Array }
  | { type: 'ed25519'; point: Uint8Array };

/** As much of Node's as the verifier asks for. */
export class KeyObject {
  readonly key: Key;

  constructor(key: Key) {
    this.key = key;
  }

  get asymmetricKeyType(): Key['type'] {
    return this.key.type;
  }

  get asymmetricKeyDetails(): { namedCurve?: string } {
    return this.key.type === 'ec' ? { namedCurve: this.key.name } : {};
  }
}

/** A SubjectPublicKeyInfo (RFC 5280, 4.1.2.7). @throws {Malformed} for another kind of key */
export function readPublicKey(info: AsnType): KeyObject {
  const [algorithm, bits] = children(info);
  const value = bitsOf(bits);
  if (!value) throw new Malformed('The key cannot be read.');
  const id = algorithmOf(algorithm);
  if (id === oid.rsaEncryption) return new KeyObject({ type: 'rsa', ...readRsa(value) });
  if (id === oid.rsaPss) return new KeyObject({ type: 'rsa-pss', ...readRsa(value) });
  if (id === edKey) return new KeyObject({ type: 'ed25519', point: value });
  const named = curves.get(oidOf(children(algorithm)[1]) ?? '');
  if (id !== ecKey || !named) throw new Malformed('The key is of a kind that is not known here.');
  // It throws for what is no point of the curve, as Node does.
  named.curve.Point.fromBytes(value);
  return new KeyObject({ type: 'ec', ...named, point: value });
}

function readRsa(value: Uint8Array): RsaKey {
  const [modulus, exponent] = children(readDer(value)).map(integerOf);
  if (!modulus || !exponent) throw new Malformed('The key cannot be read.');
  return { modulus: numberOf(modulus), exponent: numberOf(exponent) };
}

export function createPublicKey({ key }: { key: Uint8Array }): KeyObject {
  return readPublicKey(readDer(key));
}

export const constants = { RSA_PKCS1_PSS_PADDING: 6 };

interface KeyInput {
  key: KeyObject;
  padding?: number;
  saltLength?: number;
  dsaEncoding?: 'der' | 'ieee-p1363';
}

/** @param hash null for Ed25519, which has one of its own */
export function verify(
  hash: HashName | null,
  data: Uint8Array,
  by: KeyObject | KeyInput,
  signature: Uint8Array,
): boolean {
  const {
    key,
    padding,
    saltLength = 0,
    dsaEncoding,
  }: KeyInput = by instanceof KeyObject ? { key: by } : by;
  const own = key.key;
  try {
    if (own.type === 'ed25519') {
      return hash === null && ed25519.verify(signature, data, own.point, { zip215: false });
    }
    if (hash === null) return false;
    if (own.type === 'ec') {
      const format = dsaEncoding === 'ieee-p1363' ? 'compact' : 'der';
      const options = { format, prehash: false, lowS: false } as const;
      return own.curve.verify(signature, digestOf(hash, data), own.point, options);
    }
    const isPss = own.type === 'rsa-pss' || padding === constants.RSA_PKCS1_PSS_PADDING;
    return isPss
      ? isPssSigned(own, { hash, saltLength }, data, signature)
      : isPkcs1Signed(own, hash, data, signature);
  } catch {
    // The libraries throw for what cannot be a signature.
    return false;
  }
}
