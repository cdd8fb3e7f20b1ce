import { encode, encodeOid, tag } from '../../verifier/src/der.ts';

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

const tags = {
  boolean: 0x01,
  bits: 0x03,
  enumerated: 0x0a,
  utf8: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  /** [n], primitive. */
  primitive: (number: number) => 0x80 | number,
} as const;

export const derNull = Uint8Array.of(5, 0);

/** The parts of a certificate that name it or its key, each as it stands in it. */
export interface CertificateParts {
  serialNumber: Uint8Array;
  issuer: Uint8Array;
  subject: Uint8Array;
  publicKeyInfo: Uint8Array;
}

/** An issuer's is read for everything that it issues. */
const readBefore = new WeakMap<Uint8Array, CertificateParts>();

/** @throws {TypeError} when it is no certificate */
export function readCertificate(certificate: Uint8Array): CertificateParts {
  const known = readBefore.get(certificate);
  if (known) return known;
  const [toBeSigned] = children(certificate);
  const fields = toBeSigned ? children(toBeSigned) : [];
  // The version, when present, is tagged [0].
  const start = fields[0]?.[0] === tag.context(0) ? 1 : 0;
  const [serialNumber, , issuer, , subject, publicKeyInfo] = fields.slice(start);
  if (!serialNumber || !issuer || !subject || !publicKeyInfo) {
    throw new TypeError('The certificate cannot be read.');
  }
  const parts = { serialNumber, issuer, subject, publicKeyInfo };
  readBefore.set(certificate, parts);
  return parts;
}

/**
 * The values in a sequence, a set or an explicit tag, each with its tag and length.
 * @throws {TypeError} when it is none
 */
export function children(value: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let rest = contentOf(value); rest.length > 0;) {
    const { start, size } = lengthOf(rest);
    found.push(rest.subarray(0, start + size));
    rest = rest.subarray(start + size);
  }
  return found;
}

/** What stands behind tag and length. @throws {TypeError} when it is cut off */
export function contentOf(value: Uint8Array): Uint8Array {
  const { start, size } = lengthOf(value);
  return value.subarray(start, start + size);
}

/** X.690, 8.1.3, behind a tag of one byte: where the content starts, and how long it is. */
function lengthOf(value: Uint8Array): { start: number; size: number } {
  const first = value[1] ?? 0;
  const start = first < 0x80 ? 2 : 2 + (first & 0x7f);
  const size = first < 0x80 ? first : value.subarray(2, start).reduce((sum, n) => sum * 256 + n, 0);
  if (value.length < start + size) throw new TypeError('An ASN.1 value is cut off.');
  return { start, size };
}

const encodedIds = new Map<string, Uint8Array>();

/** Of the few that the code names. */
export function objectId(id: string): Uint8Array {
  const encoded = encodedIds.get(id) ?? encodeOid(id);
  encodedIds.set(id, encoded);
  return encoded;
}

export function algorithm(id: string, ...parameters: Uint8Array[]): Uint8Array {
  return sequence([objectId(id), ...parameters]);
}

export function sequence(values: readonly Uint8Array[]): Uint8Array {
  return encode(tag.sequence, ...values);
}

export function set(values: readonly Uint8Array[]): Uint8Array {
  return encode(tag.set, ...values);
}

/** Context-specific and constructed: `[n] EXPLICIT`, or IMPLICIT before a sequence or set. */
export function tagged(number: number, values: readonly Uint8Array[]): Uint8Array {
  return encode(tag.context(number), ...values);
}

/** Context-specific and primitive: `[n] IMPLICIT`. */
export function taggedBytes(number: number, value: Uint8Array): Uint8Array {
  return encode(tags.primitive(number), value);
}

/** Not negative; as bytes, in two's complement without an octet too many. */
export function integer(value: number | Uint8Array): Uint8Array {
  if (typeof value !== 'number') return encode(tag.integer, value);
  const hex = value.toString(16);
  const octets = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return encode(tag.integer, ...((octets[0] ?? 0) < 0x80 ? [] : [Uint8Array.of(0)]), octets);
}

export function enumerated(value: number): Uint8Array {
  return encode(tags.enumerated, Uint8Array.of(value));
}

export function octets(value: Uint8Array): Uint8Array {
  return encode(tag.octets, value);
}

/** Whole bytes. */
export function bits(value: Uint8Array): Uint8Array {
  return encode(tags.bits, Uint8Array.of(0), value);
}

export function utf8(text: string): Uint8Array {
  return encode(tags.utf8, Buffer.from(text));
}

/** In UTC, with as much of the second as there is. */
export function generalizedTime(at: Date): Uint8Array {
  const digits = at
    .toISOString()
    .replaceAll(/[-:T]/g, '')
    .replace(/\.?0*Z$/, 'Z');
  return encode(tags.generalizedTime, Buffer.from(digits));
}

/** To the second, in UTC, with two digits of the year. */
export function utcTime(at: Date): Uint8Array {
  const digits = at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '');
  return encode(tags.utcTime, Buffer.from(`${digits}Z`));
}

/** An extension of a certificate or a list (RFC 5280, 4.1); `value` is encoded, too. */
export function extension(id: string, critical: boolean, value: Uint8Array): Uint8Array {
  const marked = critical ? [encode(tags.boolean, Uint8Array.of(0xff))] : [];
  return sequence([objectId(id), ...marked, octets(value)]);
}
