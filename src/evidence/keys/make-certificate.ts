import { createPublicKey, randomBytes, type KeyObject } from 'node:crypto';
import {
  extension,
  integer,
  objectId,
  octets,
  readCertificate,
  sequence,
  set,
  tagged,
  taggedBytes,
  utf8,
} from '../asn1.ts';
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
  extensions: readonly EncodedExtension[];
}

/** Those of @peculiar/x509 are, too. */
export interface EncodedExtension {
  /** DER. */
  rawData: ArrayBuffer | Uint8Array;
}

const subjectKeyIdentifier = '2.5.29.14';
const authorityKeyIdentifier = '2.5.29.35';

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
): Uint8Array {
  const subject = nameOf(content.subject);
  return sequence([
    tagged(0, [integer(2)]),
    integer(randomSerial()),
    signatureAlgorithmOf(issuerKey),
    certificate ? readCertificate(certificate).subject : subject,
    sequence([certificateTime(content.notBefore), certificateTime(content.notAfter)]),
    subject,
    content.publicKey.export({ format: 'der', type: 'spki' }),
    tagged(3, [
      sequence([
        ...content.extensions.map(({ rawData }) => new Uint8Array(rawData)),
        extension(subjectKeyIdentifier, false, octets(keyIdOf(content.publicKey))),
        authorityKeyId(issuerKey),
      ]),
    ]),
  ]);
}

/** Of certificates and lists that this key signs (RFC 5280, 4.2.1.1). */
export function authorityKeyId(issuerKey: KeyObject): Uint8Array {
  return extension(authorityKeyIdentifier, false, sequence([taggedBytes(0, keyIdOf(issuerKey))]));
}

/** UTF-8 throughout (RFC 5280, 4.1.2.4). */
function nameOf(attributes: CertificateContent['subject']): Uint8Array {
  return sequence(
    attributes.map(([type, value]) => set([sequence([objectId(type), utf8(value)])])),
  );
}

/** Positive and never starting with a zero byte, whatever the other bytes are. */
function randomSerial(): Uint8Array {
  const serial = randomBytes(16);
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f);
  return serial;
}
