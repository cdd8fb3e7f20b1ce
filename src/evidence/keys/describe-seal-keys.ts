import { createHash } from 'node:crypto';
import { nameOf } from '../verify/check-chain.ts';
import { algorithmOf } from './check-key.ts';
import { isDevelopmentCertificate } from './development-mark.ts';
import type { SealKeys } from './load-signer.ts';

/** A seal's certificate as it is shown to people; the names are those of the API. */
export interface SealKeyDescription {
  use: 'new seals' | 'old seals only';
  subject: string;
  issuer: string;
  algorithm: string;
  not_before: string;
  expires_at: string;
  /** SHA-256 of the certificate's DER in hexadecimal. */
  fingerprint: string;
  development: boolean;
}

export function describeSealKeys({ chains }: SealKeys): SealKeyDescription[] {
  return chains.map(([leaf], index) => ({
    use: index === 0 ? 'new seals' : 'old seals only',
    subject: nameOf(leaf),
    issuer: leaf.issuer.split('\n').join(', '),
    algorithm: algorithmOf(leaf.publicKey),
    not_before: leaf.validFromDate.toISOString(),
    expires_at: leaf.validToDate.toISOString(),
    fingerprint: createHash('sha256').update(leaf.raw).digest('hex'),
    development: isDevelopmentCertificate(leaf.raw),
  }));
}
