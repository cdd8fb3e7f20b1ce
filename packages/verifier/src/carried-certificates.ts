import type { X509Certificate } from 'node:crypto';
import { isIssuedBy } from './chain.ts';

/** What can be said of a certificate that stands somewhere beside others. */
export type Standing =
  /** One of the others issued it, or it itself. */
  | 'issued'
  /** The one that it names as issuer is there, and did not issue it: it was damaged, or made up. */
  | 'damaged'
  /** Its issuer is not there: nothing leads to it, and nothing depends on it. */
  | 'stray';

export function standingOf(
  certificate: X509Certificate,
  others: readonly X509Certificate[],
): Standing {
  // By what they say, not by bytes: one name has several encodings (RFC 5280, 7.1).
  const named = [certificate, ...others].filter(({ subject }) => subject === certificate.issuer);
  if (named.length === 0) return 'stray';
  return named.some((one) => isIssuedBy(certificate, one)) ? 'issued' : 'damaged';
}
