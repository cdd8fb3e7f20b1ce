import { createPrivateKey, X509Certificate } from 'node:crypto';
import { makeOcspResponse, type OcspResponder } from '../status/ocsp-response.ts';
import { makeRevocationList } from '../status/revocation-list.ts';
import type { StatusSource } from '../status/status-source.ts';
import { isIssuedBy } from '../../../verifier/src/chain.ts';
import type { DevelopmentKeys } from './development-pki.ts';

/** How long an answer holds; none outlasts the certificate that it is about. */
const answerMs = 30 * 86_400_000;
const secondMs = 1_000;

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
  return {
    async ocsp(der, issuerDer) {
      const certificate = new X509Certificate(der);
      const answer = { certificate: der, issuer: issuerDer, ...period(certificate) };
      if (isIssuedBy(certificate, issuing)) return makeOcspResponse(answer, responder);
      if (isIssuedBy(certificate, root)) return makeOcspResponse(answer, { key: rootKey });
      return elsewhere.ocsp(der, issuerDer);
    },
    async crl(der) {
      const certificate = new X509Certificate(der);
      if (isIssuedBy(certificate, root)) {
        return makeRevocationList({ issuer: root.raw, ...period(certificate) }, rootKey);
      }
      const isOurs = [issuing, recipients].some((ca) => isIssuedBy(certificate, ca));
      return isOurs ? undefined : elsewhere.crl(der);
    },
  };
}
