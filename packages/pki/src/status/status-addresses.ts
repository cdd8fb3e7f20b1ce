import type { X509Certificate } from 'node:crypto';
import { factsOf } from '@countersign/verifier/certificate';
import { oid } from '../x509/oids.ts';

/** Who answers about a certificate by OCSP, as its AIA says (RFC 5280, 4.2.2.1). */
export function ocspAddress({ infoAccess }: X509Certificate): string | undefined {
  return /^OCSP - URI:(http\S+)$/m.exec(infoAccess ?? '')?.[1];
}

/** The first http address among the distribution points, whose text stands in them as it is. */
export function crlAddress(certificate: X509Certificate): string | undefined {
  const points = factsOf(certificate).extensions.get(oid.crlDistributionPoints);
  const text = points && Buffer.from(points.value).toString('latin1');
  return text && /https?:\/\/[\x21-\x7e]+?(?=[^\x21-\x7e]|0.?\x80|$)/.exec(text)?.[0];
}

/**
 * The first below the root of which nobody will ever say whether it was revoked: it names neither
 * who answers by OCSP nor, being an authority, a revocation list.
 */
export function withoutStatus(chain: readonly X509Certificate[]): X509Certificate | undefined {
  return chain
    .slice(0, -1)
    .find((one) => ocspAddress(one) === undefined && !(one.ca && crlAddress(one) !== undefined));
}
