import type { AsnType } from 'asn1js';
import { algorithmOf, children, integerOf, tagged } from '../src/asn1/der.ts';
import { oid } from '../src/asn1/oids.ts';
import type { HashName } from './hash.ts';
import { constants, verify, type KeyObject } from './public-key.ts';

/** How certificates are signed. SHA-1 is among them: a root may be older than what is proved by it. */
const hashes: Readonly<Record<string, { kind: string; hash: HashName | null }>> = {
  '1.2.840.113549.1.1.5': { kind: 'rsa', hash: 'sha1' },
  [oid.sha256WithRsa]: { kind: 'rsa', hash: 'sha256' },
  [oid.sha384WithRsa]: { kind: 'rsa', hash: 'sha384' },
  [oid.sha512WithRsa]: { kind: 'rsa', hash: 'sha512' },
  '1.2.840.10045.4.1': { kind: 'ec', hash: 'sha1' },
  [oid.ecdsaWithSha256]: { kind: 'ec', hash: 'sha256' },
  [oid.ecdsaWithSha384]: { kind: 'ec', hash: 'sha384' },
  [oid.ecdsaWithSha512]: { kind: 'ec', hash: 'sha512' },
  '1.3.101.112': { kind: 'ed25519', hash: null },
};

const pssHashes: Readonly<Record<string, HashName>> = {
  [oid.sha1]: 'sha1',
  [oid.sha256]: 'sha256',
  [oid.sha384]: 'sha384',
  [oid.sha512]: 'sha512',
};

export function signedWith(
  key: KeyObject,
  algorithm: AsnType,
  data: Uint8Array,
  signature: Uint8Array,
): boolean {
  const id = algorithmOf(algorithm) ?? '';
  const type = key.asymmetricKeyType;
  if (id === oid.rsaPss) {
    return type.startsWith('rsa') && signedWithPss(key, algorithm, data, signature);
  }
  const found = hashes[id];
  return found?.kind === type && verify(found.hash, data, key, signature);
}

/** RFC 4055, 3.1: SHA-1 and twenty octets of salt unless other ones are named. */
function signedWithPss(
  key: KeyObject,
  algorithm: AsnType,
  data: Uint8Array,
  signature: Uint8Array,
): boolean {
  const parameters = children(children(algorithm)[1]);
  const named = children(tagged(parameters, 0))[0];
  const hash = named ? pssHashes[algorithmOf(named) ?? ''] : 'sha1';
  const salt = integerOf(children(tagged(parameters, 2))[0]);
  const saltLength = salt?.reduce((sum, octet) => sum * 256 + octet, 0) ?? 20;
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return hash !== undefined && verify(hash, data, { key, padding, saltLength }, signature);
}
