import { createPublicKey, randomBytes, X509Certificate, type KeyObject } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import { factsOf } from '@countersign/verifier/certificate';
import { authorityKeyIdentifier, subjectKeyIdentifier } from './extensions.ts';
import {
  certificateTime,
  keyIdIn,
  keyIdOf,
  publicKeyInfoOf,
  signatureAlgorithmOf,
  signed,
  toBeSigned,
  type ToBeSigned,
} from './to-be-signed.ts';

/** Who signs: a key in this process and, unless it signs its own certificate, a certificate. */
export interface CertificateIssuer {
  key: KeyObject;
  /** DER. */
  certificate?: Uint8Array;
}

export interface CertificateContent {
  /** Object identifiers and values, never parsed: no value can smuggle in further attributes. */
  subject: readonly (readonly [type: string, value: string])[];
  publicKey: KeyObject;
  notBefore: Date;
  notAfter: Date;
  /** Beside the identifiers of subject and issuer key, which are added. */
  extensions: readonly pkijs.Extension[];
}

/** Makes a certificate (DER) with a random serial number. */
export function makeCertificate(
  content: CertificateContent,
  { key, certificate }: CertificateIssuer,
): Uint8Array {
  const numbered = { ...content, serialNumber: randomSerial() };
  const issuer = certificate && issuerName(new X509Certificate(certificate));
  return signed(certificateToSign(numbered, createPublicKey(key), issuer), key);
}

/**
 * A certificate of version 3 (RFC 5280).
 * @param issuer absent: who signs certifies the own key
 */
export function certificateToSign(
  content: CertificateContent & { serialNumber: Uint8Array },
  issuerKey: KeyObject,
  issuer?: pkijs.RelativeDistinguishedNames,
): ToBeSigned {
  const subject = nameOf(content.subject);
  const publicKey = publicKeyInfoOf(content.publicKey);
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: new asn1.Integer({ valueHex: content.serialNumber }),
    signature: signatureAlgorithmOf(issuerKey),
    issuer: issuer ?? subject,
    notBefore: certificateTime(content.notBefore),
    notAfter: certificateTime(content.notAfter),
    subject,
    subjectPublicKeyInfo: publicKey,
    extensions: [
      ...content.extensions,
      subjectKeyIdentifier(keyIdIn(publicKey)),
      authorityKeyIdentifier(keyIdOf(issuerKey)),
    ],
  });
  return toBeSigned(certificate.encodeTBS(), issuerKey);
}

/** What certificates and lists of this issuer name: its subject, byte by byte. */
export function issuerName(issuer: X509Certificate): pkijs.RelativeDistinguishedNames {
  return encodedName(factsOf(issuer).subject);
}

/** UTF-8 throughout (RFC 5280, 4.1.2.4). */
function nameOf(attributes: CertificateContent['subject']): pkijs.RelativeDistinguishedNames {
  const sets = attributes.map(([type, value]) => {
    const attribute = { type, value: new asn1.Utf8String({ value }) };
    return new asn1.Set({ value: [new pkijs.AttributeTypeAndValue(attribute).toSchema()] });
  });
  return encodedName(new Uint8Array(new asn1.Sequence({ value: sets }).toBER()));
}

/** Given attributes instead of bytes, pkijs puts all of them into one set. */
function encodedName(der: Uint8Array): pkijs.RelativeDistinguishedNames {
  return new pkijs.RelativeDistinguishedNames({ valueBeforeDecode: Uint8Array.from(der).buffer });
}

/** Positive and never starting with a zero byte, whatever the other bytes are. */
export function randomSerial(): Uint8Array {
  const serial = randomBytes(16);
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f);
  return serial;
}
