import { createHash, X509Certificate } from 'node:crypto';
import { factsOf, nameOf } from '../../../verifier/src/certificate.ts';
import { encode, encodeOid, tag } from '../../../verifier/src/der.ts';
import { checkOcsp } from '../../../verifier/src/ocsp.ts';
import type { AskAuthority } from '../../outside/http-authority.ts';
import { StatusUnavailable, StatusWrong, type StatusSource } from './status-source.ts';

export interface RemoteStatusSettings {
  ask: AskAuthority;
  now: () => Date;
}

const sha1 = '1.3.14.3.2.26';
const derNull = Uint8Array.of(5, 0);
const crlPoints = '2.5.29.31';

/** Asks where certificates say: OCSP by their AIA, revocation lists by their CDP (RFC 5280). */
export function makeRemoteStatus({ ask, now }: RemoteStatusSettings): StatusSource {
  const fetched = async (name: string, ...question: Parameters<AskAuthority>) => {
    const answer = await ask(...question).catch((cause: unknown) => {
      throw new StatusUnavailable(`Nobody answers whether ${name} was revoked.`, { cause });
    });
    if (answer.status === 200) return answer.body;
    throw new StatusUnavailable(`Asked about ${name}, the answer has status ${answer.status}.`);
  };
  return {
    async ocsp(certificateDer, issuerDer) {
      const [certificate, issuer] = [certificateDer, issuerDer].map(
        (der) => new X509Certificate(der),
      );
      if (!certificate || !issuer) throw new TypeError('Two certificates are needed.');
      const name = nameOf(certificate);
      const url = /^OCSP - URI:(http\S+)$/m.exec(certificate.infoAccess ?? '')?.[1];
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

/** OCSPRequest (RFC 6960, 4.1.1), unsigned; its hashes name and protect nothing. */
function request(certificate: X509Certificate, issuer: X509Certificate): Uint8Array {
  const { subject, publicKeyBits } = factsOf(issuer);
  const hash = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest();
  const id = encode(
    tag.sequence,
    encode(tag.sequence, encodeOid(sha1), derNull),
    encode(tag.octets, hash(subject)),
    encode(tag.octets, hash(publicKeyBits)),
    encode(tag.integer, factsOf(certificate).serialNumber),
  );
  const list = encode(tag.sequence, encode(tag.sequence, id));
  return encode(tag.sequence, encode(tag.sequence, list));
}

/** The first http address among the distribution points, whose text stands in them as it is. */
function crlAddress(certificate: X509Certificate): string | undefined {
  const points = factsOf(certificate).extensions.get(crlPoints);
  const text = points && Buffer.from(points.value).toString('latin1');
  return text && /https?:\/\/[\x21-\x7e]+?(?=[^\x21-\x7e]|0.?\x80|$)/.exec(text)?.[0];
}
