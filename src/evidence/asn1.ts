import * as asn1 from 'asn1js';

export const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
  sha1: '1.3.14.3.2.26',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  ecdsaWithSha384: '1.2.840.10045.4.3.3',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  basicOcspResponse: '1.3.6.1.5.5.7.48.1.1',
} as const;

/** The parts of a certificate that name it or its key, as they stand in it. */
export interface CertificateParts {
  serialNumber: asn1.AsnType;
  issuer: asn1.AsnType;
  subject: asn1.AsnType;
  publicKeyInfo: asn1.AsnType;
}

/** An issuer's is read for everything that it issues. */
const readBefore = new WeakMap<Uint8Array, CertificateParts>();

/** @throws {TypeError} when it is no certificate */
export function readCertificate(certificate: Uint8Array): CertificateParts {
  const known = readBefore.get(certificate);
  if (known) return known;
  const [toBeSigned] = children(asn1.fromBER(certificate).result);
  const fields = children(toBeSigned);
  // The version, when present, is tagged [0].
  const start = fields[0]?.idBlock.tagClass === 3 ? 1 : 0;
  const [serialNumber, , issuer, , subject, publicKeyInfo] = fields.slice(start);
  if (!serialNumber || !issuer || !subject || !publicKeyInfo) {
    throw new TypeError('The certificate cannot be read.');
  }
  const parts = { serialNumber, issuer, subject, publicKeyInfo };
  readBefore.set(certificate, parts);
  return parts;
}

/** Of a sequence, a set or an explicit tag. */
export function children(block: asn1.AsnType | undefined): asn1.AsnType[] {
  return block instanceof asn1.Constructed ? block.valueBlock.value : [];
}

/** Something that is encoded already. */
export function parsed(encoded: Uint8Array): asn1.AsnType {
  return asn1.fromBER(encoded).result;
}

export function algorithm(id: string, ...parameters: asn1.Null[]): asn1.Sequence {
  return sequence([new asn1.ObjectIdentifier({ value: id }), ...parameters]);
}

export function sequence(value: asn1.AsnType[]): asn1.Sequence {
  return new asn1.Sequence({ value });
}

/** Context-specific and constructed: `[n] EXPLICIT`, or IMPLICIT before a sequence or set. */
export function tagged(tagNumber: number, value: asn1.AsnType[]): asn1.Constructed {
  return new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber }, value });
}

/** Context-specific and primitive: `[n] IMPLICIT`. */
export function taggedBytes(tagNumber: number, value: Uint8Array): asn1.Primitive {
  const valueHex = Uint8Array.from(value).buffer;
  return new asn1.Primitive({ idBlock: { tagClass: 3, tagNumber }, valueHex });
}

export function octets(value: Uint8Array): asn1.OctetString {
  return new asn1.OctetString({ valueHex: Uint8Array.from(value).buffer });
}

export function bits(value: Uint8Array): asn1.BitString {
  return new asn1.BitString({ valueHex: Uint8Array.from(value).buffer });
}

/** To the second, in UTC. */
export function generalizedTime(at: Date): asn1.GeneralizedTime {
  return new asn1.GeneralizedTime({ valueDate: at });
}

export function der(block: asn1.AsnType): Uint8Array {
  return new Uint8Array(block.toBER());
}
