import type { X509Certificate } from 'node:crypto';
import { keyOf } from './certificate.ts';
import { bytesKey, remembered } from './remembered.ts';

/** The same few are checked with every seal, for as long as they are fresh. */
const max = 16;

/** Remembers what the bytes of OCSP answers or CRLs gave, each with the issuer it was read for. */
export function rememberedStatus<Status>(
  read: (der: Uint8Array, issuer: X509Certificate) => Status,
): (der: Uint8Array, issuer: X509Certificate) => Status {
  const readOnce = remembered(
    max,
    ({ der, issuer }: { der: Uint8Array; issuer: X509Certificate }) =>
      bytesKey(der) + keyOf(issuer),
    ({ der, issuer }) => read(der, issuer),
  );
  return (der, issuer) => readOnce({ der, issuer });
}
