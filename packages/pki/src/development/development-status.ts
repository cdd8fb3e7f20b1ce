import { createPrivateKey, X509Certificate } from 'node:crypto';
import { makeOcspResponse, type OcspResponder } from '../x509/ocsp-response.ts';
import { makeRevocationList } from '../x509/revocation-list.ts';
import type { StatusSource } from '../status/status-source.ts';
import { factsOf } from '@countersign/verifier/certificate';
import { isIssuedBy } from '@countersign/verifier/chain';
import type { DevelopmentKeys } from './development-pki.ts';

/**
 * How long an answer holds; none outlasts the certificate that it is about. Long, because nothing is
 * ever revoked here and nobody renews the seal of a file that was tried out and put aside: validators
 * that ask for answers of the time of validation take it as it is for more than a year.
 */
const answerMs = 500 * 86_400_000;
const secondMs = 1_000;
/** How long one is given out again before another is made. */
const keptMs = 10 * 60_000;

/**
 * Answers in this process for the certificates of the development PKI, of which none was ever
 * revoked; about any other certificate it asks `elsewhere`.
 */
export function makeDevelopmentStatus(
  keys: DevelopmentKeys,
  now: () => Date,
  elsewhere: StatusSource,
): StatusSource {
  const root = new X509Certificate(keys.root);
  const rootKey = createPrivateKey(keys.rootKey);
  const issuing = new X509Certificate(keys.issuing);
  const recipients = new X509Certificate(keys.recipients);
  const responder: OcspResponder = {
    key: createPrivateKey(keys.ocspKey),
    certificate: new X509Certificate(keys.ocsp).raw,
  };
  const period = (certificate: X509Certificate) => {
    const thisUpdate = new Date(Math.floor(now().getTime() / secondMs) * secondMs);
    const end = Math.min(thisUpdate.getTime() + answerMs, certificate.validToDate.getTime());
    return { thisUpdate, nextUpdate: new Date(end) };
  };
  const kept = new Map<string, IssuedAnswer>();
  /** Gives an answer out again while it is fresh (RFC 6960, 2.4). */
  const keep = (name: string, certificate: X509Certificate, make: (at: Period) => Uint8Array) => {
    const key = `${name} ${certificate.fingerprint256}`;
    const known = kept.get(key);
    if (known && isFresh(known, now())) return known.answer;
    const at = period(certificate);
    const answer = make(at);
    kept.set(key, { ...at, answer });
    return answer;
  };
  return {
    async ocsp(der, issuerDer) {
      const certificate = new X509Certificate(der);
      const by = isIssuedBy(certificate, issuing) ? responder : { key: rootKey };
      if (by !== responder && !isIssuedBy(certificate, root)) return elsewhere.ocsp(der, issuerDer);
      const { serialNumber } = factsOf(certificate);
      return keep('ocsp', certificate, (at) =>
        makeOcspResponse({ serialNumber, issuer: new X509Certificate(issuerDer), ...at }, by),
      );
    },
    async crl(der) {
      const certificate = new X509Certificate(der);
      if (isIssuedBy(certificate, root)) {
        return keep('crl', certificate, (at) =>
          makeRevocationList({ issuer: root, ...at }, rootKey),
        );
      }
      const isOurs = [issuing, recipients].some((ca) => isIssuedBy(certificate, ca));
      return isOurs ? undefined : elsewhere.crl(der);
    },
  };
}

interface Period {
  thisUpdate: Date;
  nextUpdate: Date;
}

interface IssuedAnswer extends Period {
  answer: Uint8Array;
}

function isFresh({ thisUpdate, nextUpdate }: Period, at: Date): boolean {
  return at >= thisUpdate && at <= nextUpdate && at.getTime() < thisUpdate.getTime() + keptMs;
}
