import type { KeyObject, X509Certificate } from 'node:crypto';
import { nameOf } from '@countersign/verifier/certificate';
import { checkChain } from '@countersign/verifier/chain';
import type { Refuse } from '../key-refusal.ts';

/** A key as people call it: `P-256`, `RSA-3072`. */
export function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails }: KeyObject): string {
  if (type === 'rsa') return `RSA-${asymmetricKeyDetails?.modulusLength ?? 0}`;
  if (type !== 'ec') return (type ?? 'unknown').toUpperCase();
  const curve = asymmetricKeyDetails?.namedCurve ?? 'unknown';
  return curve === 'prime256v1' ? 'P-256' : curve;
}

const minRsaBits = 3_072;

/**
 * Refuses every key but P-256 and RSA from 3072 bits, the least that holds until 2030 and beyond
 * (NIST SP 800-57, part 1, table 2).
 */
export function checkSealAlgorithm(key: KeyObject, refuse: Refuse): void {
  const { asymmetricKeyType: type, asymmetricKeyDetails } = key;
  const name = algorithmOf(key);
  const isLong = (asymmetricKeyDetails?.modulusLength ?? 0) >= minRsaBits;
  if (name === 'P-256' || (type === 'rsa' && isLong)) return;
  const problem = type === 'rsa' ? `${name}, which is too short` : `${name}, which cannot seal`;
  throw refuse(`has a key of ${problem}`, 'use P-256, or RSA with 3072 bits or more');
}

/** Refuses a chain of which a certificate is not valid at the moment. */
export function checkValidity(chain: readonly X509Certificate[], now: Date, refuse: Refuse): void {
  for (const one of chain) {
    if (now > one.validToDate) {
      const wayOut =
        'give its successor first and this one after it, so that old seals stay trusted';
      throw refuse(`has expired: ${nameOf(one)} at ${one.validToDate.toISOString()}`, wayOut);
    }
    if (now < one.validFromDate) {
      const from = one.validFromDate.toISOString();
      const wayOut = 'wait until then, or correct the clock of this machine';
      throw refuse(`is not valid yet: ${nameOf(one)} before ${from}`, wayOut);
    }
  }
}

/** Refuses a chain whose seals our own verification would refuse, such as one without key usage. */
export function checkMaySeal(chain: readonly X509Certificate[], now: Date, refuse: Refuse): void {
  const root = chain.at(-1);
  const verdict = checkChain(
    chain.map(({ raw }) => new Uint8Array(raw)),
    root ? [root.toString()] : [],
    now,
  );
  if (verdict.ok) return;
  const wayOut =
    'the seal’s certificate must be no CA and have the key usage digitalSignature or ' +
    'nonRepudiation, and each issuer must be a CA with keyCertSign';
  throw refuse(`cannot seal: ${verdict.detail.replace(/\.$/, '')}`, wayOut);
}
