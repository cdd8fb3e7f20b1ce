import { X509Certificate } from 'node:crypto';
import * as pkijs from 'pkijs';
import { factsOf, nameOf } from '@countersign/verifier/certificate';
import { checkOcsp } from '@countersign/verifier/ocsp';
import type { AskAuthority } from '../http-authority.ts';
import { certificateId } from '../x509/certificate-id.ts';
import { derOf } from '../x509/to-be-signed.ts';
import { crlAddress, ocspAddress } from './status-addresses.ts';
import { StatusUnavailable, StatusWrong, type StatusSource } from './status-source.ts';

export interface RemoteStatusSettings {
  ask: AskAuthority;
  now: () => Date;
}

/** Asks where certificates say: OCSP by their AIA, revocation lists by their CDP (RFC 5280). */
export function makeRemoteStatus({ ask, now }: RemoteStatusSettings): StatusSource {
  const fetched = async (name: string, ...question: Parameters<AskAuthority>) => {
    const answer = await ask(...question).catch((cause: unknown) => {
      throw new StatusUnavailable(`Nobody answers whether ${name} was revoked.`, { cause });
    });
    if (answer.status === 200) return answer.body;
    throw new StatusUnavailable(`Asked about ${name}, the answer has status ${answer.status}.`, {
      answer,
    });
  };
  return {
    async ocsp(certificateDer, issuerDer) {
      const [certificate, issuer] = [certificateDer, issuerDer].map(
        (der) => new X509Certificate(der),
      );
      if (!certificate || !issuer) throw new TypeError('Two certificates are needed.');
      const name = nameOf(certificate);
      const url = ocspAddress(certificate);
      if (url === undefined) throw new StatusUnavailable(`${name} names nobody to ask by OCSP.`);
      const body = request(certificate, issuer);
      const answer = await fetched(name, url, { contentType: 'application/ocsp-request', body });
      const verdict = checkOcsp(answer, { certificate, issuer, at: now() });
      if (!verdict.ok) throw new StatusWrong(verdict.detail);
      return answer;
    },
    async crl(certificateDer) {
      const certificate = new X509Certificate(certificateDer);
      const url = crlAddress(certificate);
      return url === undefined ? undefined : fetched(nameOf(certificate), url);
    },
  };
}

/** OCSPRequest (RFC 6960, 4.1.1), unsigned. */
function request(certificate: X509Certificate, issuer: X509Certificate): Uint8Array {
  const reqCert = certificateId(factsOf(certificate).serialNumber, issuer);
  const requestList = [new pkijs.Request({ reqCert })];
  const tbsRequest = new pkijs.TBSRequest({ requestList });
  return derOf(new pkijs.OCSPRequest({ tbsRequest }).toSchema(true));
}
