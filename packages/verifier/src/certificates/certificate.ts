import type { X509Certificate } from 'node:crypto';
import {
  bitsOf,
  children,
  integerOf,
  Malformed,
  octetsOf,
  oidOf,
  rawOf,
  readDer,
  tagged,
} from '../asn1/der.ts';
import { readName } from '../asn1/distinguished-name.ts';
import { remembered } from './remembered.ts';
import * as asn1 from 'asn1js';

interface Extension {
  critical: boolean;
  value: Uint8Array;
}

/** What a certificate says beyond what Node reads of it. */
export interface CertificateFacts {
  /** Content octets. */
  serialNumber: Uint8Array;
  /** Names as they are encoded. */
  issuer: Uint8Array;
  subject: Uint8Array;
  /** The key's bit string, of which OCSP takes the hash. */
  publicKeyBits: Uint8Array;
  extensions: ReadonlyMap<string, Extension>;
}

export const extension = {
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  purposes: '2.5.29.37',
};

/** Of the few that are asked for again and again: issuers, authorities, the leaf at hand. */
const remember = 256;

/** The bytes of a certificate as a key. */
export function keyOf({ raw }: Pick<X509Certificate, 'raw'>): string {
  return raw.toString('latin1');
}

/** @throws {Malformed} */
export const factsOf = remembered(remember, keyOf, readFacts);

function readFacts({ raw }: Pick<X509Certificate, 'raw'>): CertificateFacts {
  const fields = children(children(readDer(raw))[0]);
  // The version, when present, is tagged [0].
  const start = fields[0]?.idBlock.tagClass === 3 ? 1 : 0;
  const [serial, , issuer, , subject, key] = fields.slice(start);
  const serialNumber = integerOf(serial);
  const publicKeyBits = bitsOf(children(key)[1]);
  if (!serialNumber || !issuer || !subject || !publicKeyBits) {
    throw new Malformed('The certificate cannot be read.');
  }
  const listed = children(children(tagged(fields, 3))[0]);
  return {
    serialNumber,
    issuer: rawOf(issuer),
    subject: rawOf(subject),
    publicKeyBits,
    extensions: new Map(listed.flatMap(readExtension)),
  };
}

function readExtension(block: asn1.AsnType): [string, Extension][] {
  const parts = children(block);
  const id = oidOf(parts[0]);
  const value = octetsOf(parts.at(-1));
  const flag = parts[1];
  const critical = flag instanceof asn1.Boolean && flag.getValue();
  return id && value ? [[id, { critical, value }]] : [];
}

/** Bits of KeyUsage (RFC 5280, 4.2.1.3). */
export const keyUsage = { digitalSignature: 0, nonRepudiation: 1, keyCertSign: 5, crlSign: 6 };

export function hasKeyUsage({ extensions }: CertificateFacts, ...wanted: number[]): boolean {
  const found = extensions.get(extension.keyUsage);
  const bits = found && bitsOf(readDer(found.value));
  return wanted.some((bit) => (((bits?.[bit >> 3] ?? 0) << (bit & 7)) & 0x80) !== 0);
}

/** Whether it is the certificate of one who issues others. */
export function isAuthority({ extensions }: CertificateFacts): boolean {
  const found = extensions.get(extension.basicConstraints);
  const flag = found && children(readDer(found.value))[0];
  return flag instanceof asn1.Boolean && flag.getValue();
}

/** How many intermediate certificates may stand below; undefined without a limit. */
export function pathLength({ extensions }: CertificateFacts): number | undefined {
  const found = extensions.get(extension.basicConstraints);
  const limit = found && integerOf(children(readDer(found.value))[1]);
  return limit?.reduce((sum, octet) => sum * 256 + octet, 0);
}

/** The purposes of ExtendedKeyUsage, and whether every reader has to heed them. */
export function purposesOf({ extensions }: CertificateFacts): {
  purposes: string[];
  critical: boolean;
} {
  const found = extensions.get(extension.purposes);
  const purposes = found ? children(readDer(found.value)).flatMap((one) => oidOf(one) ?? []) : [];
  return { purposes, critical: found?.critical ?? false };
}

/** The subject on one line. */
export function nameOf({ subject }: X509Certificate): string {
  return subject.split('\n').join(', ');
}

/**
 * A part of the subject by its short name, as `CN`; undefined when it is missing, stands twice or
 * cannot be read. Not by `toLegacyObject` of Node: that ends the process on some damaged keys.
 */
export function subjectPart(certificate: X509Certificate, type: string): string | undefined {
  try {
    const parts = readName(readDer(factsOf(certificate).subject)).flat();
    const [first, ...more] = parts.filter((part) => part.type === type);
    return more.length === 0 ? first?.text : undefined;
  } catch {
    return undefined;
  }
}
