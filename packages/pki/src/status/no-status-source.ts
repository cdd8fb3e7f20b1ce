import { X509Certificate } from 'node:crypto';
import { nameOf } from '@countersign/verifier/certificate';
import { StatusUnavailable, type StatusSource } from './status-source.ts';

/** For a process that asks nobody. */
export const noStatusSource: StatusSource = {
  ocsp: async (certificate) => unavailable(certificate),
  crl: async (certificate) => unavailable(certificate),
};

function unavailable(certificate: Uint8Array): never {
  const name = nameOf(new X509Certificate(certificate));
  throw new StatusUnavailable(`Nobody is asked whether ${name} was revoked.`);
}
