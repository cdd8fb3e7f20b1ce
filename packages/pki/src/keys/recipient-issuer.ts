import { X509Certificate, type KeyObject } from 'node:crypto';
import { keyUsage } from '@countersign/verifier/certificate';
import { certificateToSign, issuerName, randomSerial } from '../x509/make-certificate.ts';
import { developmentMark, isDevelopmentCertificate } from '../x509/development-mark.ts';
import { basicConstraints, extendedKeyUsage, keyUsages, mailAddress } from '../x509/extensions.ts';
import { ocspToSign } from '../x509/ocsp-response.ts';
import { documentUsages, oid } from '../x509/oids.ts';
import type { ToBeSigned } from '../x509/to-be-signed.ts';
import type { Signer } from '../signer.ts';

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
  const issuer = new X509Certificate(certificate);
  const { publicKey: issuerKey, validFromDate, validToDate } = issuer;
  const name = issuerName(issuer);
  const extensions = [
    basicConstraints(false),
    keyUsages(keyUsage.digitalSignature, keyUsage.nonRepudiation),
    extendedKeyUsage(documentUsages),
    ...(chain.some(isDevelopmentCertificate) ? [developmentMark()] : []),
  ];
  return {
    chain,
    async issue(subject, publicKey, now) {
      const thisUpdate = new Date(Math.floor(now.getTime() / secondMs) * secondMs);
      const start = Math.max(thisUpdate.getTime() - headStartMs, validFromDate.getTime());
      const end = Math.min(start + lifeMs, validToDate.getTime());
      if (thisUpdate.getTime() < start || thisUpdate.getTime() >= end) {
        throw new IssuerExpired('The certificate of the recipients’ CA (ISSUER) is not valid now.');
      }
      const notAfter = new Date(end);
      const serialNumber = randomSerial();
      const content = certificateToSign(
        {
          serialNumber,
          // X.520 has had no upper bound for names since 2012: the name is the one that was shown.
          subject: [
            [oid.commonName, subject.name],
            [oid.userId, subject.recipientId],
          ],
          publicKey,
          notBefore: new Date(start),
          notAfter,
          extensions: [...extensions, mailAddress(subject.email)],
        },
        issuerKey,
        name,
      );
      const issued = await signedBy(signer, content);
      const answer = { serialNumber, issuer, thisUpdate, nextUpdate: notAfter };
      const ocsp = await signedBy(signer, ocspToSign(answer, issuerKey));
      return { certificate: issued, ocsp };
    },
  };
}

async function signedBy(signer: Signer, content: ToBeSigned): Promise<Uint8Array> {
  return content.withSignature(await signer.sign(content.bytes));
}
