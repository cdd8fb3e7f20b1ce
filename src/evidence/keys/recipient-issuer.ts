import 'reflect-metadata';
import { X509Certificate, type KeyObject } from 'node:crypto';
import { domainToASCII } from 'node:url';
import * as x509 from '@peculiar/x509';
import { extension, objectId, sequence, tagged, taggedBytes, utf8 } from '../asn1.ts';
import { assembleOcsp, ocspData } from '../status/ocsp-response.ts';
import { documentUsages } from './certificate-usages.ts';
import { developmentMark, isDevelopmentCertificate } from './development-mark.ts';
import { attribute, toBeSigned, type EncodedExtension } from './make-certificate.ts';
import { fieldsSignedBy } from './signed-sequence.ts';
import type { Signer } from './signer.ts';

/** Whom a certificate names. */
export interface RecipientSubject {
  name: string;
  email: string;
  recipientId: string;
}

/** DER. */
export interface IssuedCertificate {
  certificate: Uint8Array;
  /** Signed by the CA itself, of the moment of issue and valid as long as the certificate. */
  ocsp: Uint8Array;
}

/** The CA that certifies the key of one act of one recipient. */
export interface RecipientIssuer {
  /** DER, the CA first, its root last. */
  chain: readonly Uint8Array[];
  /**
   * A certificate for an hour, and its status. A transaction waits for it: only the CA's key is
   * asked, twice.
   * @param publicKey of P-256
   * @throws {IssuerExpired}
   * @throws {SignerUnavailable} when the CA's key is in a device that does not answer now
   */
  issue(subject: RecipientSubject, publicKey: KeyObject, now: Date): Promise<IssuedCertificate>;
}

/** The CA's own certificate has ended, or begins later. */
export class IssuerExpired extends Error {
  override name = 'IssuerExpired';
}

const lifeMs = 3_600_000;
/** Clocks differ: what is signed in the same moment must not precede its certificate. */
const headStartMs = 60_000;
const secondMs = 1_000;

/** An issuer whose key is the signer's. */
export function makeRecipientIssuer(signer: Signer): RecipientIssuer {
  const { chain } = signer;
  const [certificate] = chain;
  if (!certificate) throw new TypeError('The issuer has no certificate.');
  const { publicKey: issuerKey, validFromDate, validToDate } = new X509Certificate(certificate);
  const { digitalSignature, nonRepudiation } = x509.KeyUsageFlags;
  const extensions = [
    new x509.BasicConstraintsExtension(false, undefined, true),
    new x509.KeyUsagesExtension(digitalSignature | nonRepudiation, true),
    new x509.ExtendedKeyUsageExtension([...documentUsages]),
    ...(chain.some(isDevelopmentCertificate) ? [developmentMark()] : []),
  ];
  return {
    chain,
    async issue({ name, email, recipientId }, publicKey, now) {
      const thisUpdate = new Date(Math.floor(now.getTime() / secondMs) * secondMs);
      const start = Math.max(thisUpdate.getTime() - headStartMs, validFromDate.getTime());
      const end = Math.min(start + lifeMs, validToDate.getTime());
      if (thisUpdate.getTime() < start || thisUpdate.getTime() >= end) {
        throw new IssuerExpired('The certificate of the recipients’ CA (ISSUER) is not valid now.');
      }
      const notAfter = new Date(end);
      const content = toBeSigned(
        {
          // X.520 has had no upper bound for names since 2012: the name is the one that was shown.
          subject: [
            [attribute.commonName, name],
            [attribute.userId, recipientId],
          ],
          publicKey,
          notBefore: new Date(start),
          notAfter,
          extensions: [...extensions, alternativeName(email)],
        },
        issuerKey,
        certificate,
      );
      const issued = sequence(await fieldsSignedBy(signer, content));
      const answer = { certificate: issued, issuer: certificate, thisUpdate, nextUpdate: notAfter };
      const ocsp = await fieldsSignedBy(signer, ocspData(answer, issuerKey));
      return { certificate: issued, ocsp: assembleOcsp(ocsp) };
    },
  };
}

const subjectAlternativeName = '2.5.29.17';
/** id-on-SmtpUTF8Mailbox (RFC 9598). */
const utf8Mailbox = '1.3.6.1.5.5.7.8.9';

function alternativeName(email: string): EncodedExtension {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  // eslint-disable-next-line no-control-regex -- the range is all of ASCII
  const isPlain = /^[\u0000-\u007f]*$/.test(local);
  const domain = domainToASCII(email.slice(at + 1));
  const mailbox =
    isPlain && domain !== ''
      ? taggedBytes(1, Buffer.from(`${local}@${domain}`, 'latin1'))
      : tagged(0, [objectId(utf8Mailbox), tagged(0, [utf8(email)])]);
  return { rawData: extension(subjectAlternativeName, false, sequence([mailbox])) };
}
