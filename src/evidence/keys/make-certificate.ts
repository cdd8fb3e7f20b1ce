import 'reflect-metadata';
import { createPublicKey, randomBytes, type KeyObject } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import * as asn1 from 'asn1js';
import { parsed, readCertificate, sequence, tagged } from '../asn1.ts';
import { certificateTime, keyIdOf, signatureAlgorithmOf, signed } from './signed-sequence.ts';

/** Attributes of a name (X.520; RFC 4519). */
export const attribute = {
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
  userId: '0.9.2342.19200300.100.1.1',
} as const;

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
  extensions: readonly x509.Extension[];
}

/** Makes a certificate (DER). */
export function makeCertificate(
  content: CertificateContent,
  { key, certificate }: CertificateIssuer,
): Uint8Array {
  return signed(toBeSigned(content, createPublicKey(key), certificate), key);
}

/**
 * What the issuer signs: version 3 (RFC 5280) with a random serial number.
 * @param certificate the issuer's; absent: it signs its own
 */
export function toBeSigned(
  content: CertificateContent,
  issuerKey: KeyObject,
  certificate?: Uint8Array,
): asn1.Sequence {
  const subject = nameOf(content.subject);
  const extensions = [
    ...content.extensions,
    new x509.SubjectKeyIdentifierExtension(keyIdOf(content.publicKey).toString('hex')),
    new x509.AuthorityKeyIdentifierExtension(keyIdOf(issuerKey).toString('hex')),
  ];
  return sequence([
    tagged(0, [new asn1.Integer({ value: 2 })]),
    new asn1.Integer({ valueHex: randomSerial() }),
    signatureAlgorithmOf(issuerKey),
    certificate ? readCertificate(certificate).subject : subject,
    sequence([certificateTime(content.notBefore), certificateTime(content.notAfter)]),
    subject,
    parsed(content.publicKey.export({ format: 'der', type: 'spki' })),
    tagged(3, [sequence(extensions.map(({ rawData }) => parsed(new Uint8Array(rawData))))]),
  ]);
}

/** UTF-8 throughout (RFC 5280, 4.1.2.4). */
function nameOf(attributes: CertificateContent['subject']): asn1.Sequence {
  return sequence(
    attributes.map(([type, value]) => {
      const attribute = [
        new asn1.ObjectIdentifier({ value: type }),
        new asn1.Utf8String({ value }),
      ];
      return new asn1.Set({ value: [sequence(attribute)] });
    }),
  );
}

/** Positive and never starting with a zero byte, whatever the other bytes are. */
function randomSerial(): ArrayBuffer {
  const serial = Uint8Array.from(randomBytes(16));
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f);
  return serial.buffer;
}
