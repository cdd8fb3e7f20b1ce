import { createHash, X509Certificate } from 'node:crypto';
import type { AsnType } from 'asn1js';
import {
  children,
  encode,
  integerOf,
  Malformed,
  octetsOf,
  oidOf,
  rawOf,
  readDer,
  tag,
  tagged,
} from '../asn1/der.ts';
import { factsOf } from '../certificates/certificate.ts';
import { oid } from '../asn1/oids.ts';
import { bytesKey, remembered } from '../certificates/remembered.ts';
import { hashOf, isSignedBy, type HashName } from '../certificates/signature-algorithm.ts';

/** A CMS SignedData with one signer (RFC 5652, 5.1). */
export interface SignedMessage {
  contentType: string;
  /** Absent when the signature is detached. */
  content: Uint8Array | undefined;
  certificates: X509Certificate[];
  signer: MessageSigner;
}

interface MessageSigner {
  /** Issuer's name and serial number, or the subject key identifier, as encoded. */
  id: AsnType;
  digest: HashName;
  attributes: ReadonlyMap<string, AsnType[]>;
  /** What is signed: the attributes as a SET OF. */
  signedBytes: Uint8Array;
  algorithm: AsnType;
  signature: Uint8Array;
}

/** Of one file: its seal and its timestamps, each of which is asked for several times. */
const remember = 16;

/** @throws {Malformed} */
export const readSignedMessage = remembered(remember, bytesKey, parseSignedMessage);

function parseSignedMessage(der: Uint8Array): SignedMessage {
  const [type, wrapped] = children(readDer(der));
  if (oidOf(type) !== oid.signedData) throw new Malformed('It is no signed message.');
  const fields = children(children(wrapped)[0]);
  const [contentType, content] = children(fields[2]);
  const infos = children(fields.at(-1));
  const [info] = infos;
  const name = oidOf(contentType);
  if (!name || !info || infos.length !== 1) throw new Malformed('It has not exactly one signer.');
  return {
    contentType: name,
    content: octetsOf(children(content)[0]),
    certificates: children(tagged(fields, 0)).flatMap(readCertificate),
    signer: readSigner(info),
  };
}

/** Attribute certificates and other formats stand among them too, tagged. */
function readCertificate(block: AsnType): X509Certificate[] {
  return block.idBlock.tagClass === 1 ? [new X509Certificate(rawOf(block))] : [];
}

function readSigner(info: AsnType): MessageSigner {
  const [, id, digestAlgorithm, attributes, algorithm, signature] = children(info);
  const digest = hashOf(digestAlgorithm);
  const value = octetsOf(signature);
  if (!id || !digest || !attributes || attributes.idBlock.tagClass !== 3 || !algorithm || !value) {
    throw new Malformed('The signer cannot be read.');
  }
  return {
    id,
    digest,
    attributes: readAttributes(attributes),
    signedBytes: encode(tag.set, ...children(attributes).map(rawOf)),
    algorithm,
    signature: value,
  };
}

/** @throws {Malformed} when one stands twice or has not exactly one value */
function readAttributes(set: AsnType): Map<string, AsnType[]> {
  const found = new Map<string, AsnType[]>();
  for (const attribute of children(set)) {
    const [type, values] = children(attribute);
    const name = oidOf(type);
    if (name === undefined || found.has(name)) throw new Malformed('An attribute stands twice.');
    found.set(name, children(values));
  }
  return found;
}

/** The certificate that the signer's identifier names. */
export function signerCertificate(
  { signer: { id }, certificates }: SignedMessage,
  others: readonly X509Certificate[],
): X509Certificate | undefined {
  return [...certificates, ...others].find((certificate) => {
    const { issuer, serialNumber } = factsOf(certificate);
    const [name, serial] = children(id);
    const number = integerOf(serial);
    if (!name || !number) return false;
    return Buffer.compare(rawOf(name), issuer) === 0 && Buffer.compare(number, serialNumber) === 0;
  });
}

/**
 * What is wrong with a signature over content: the attributes must bind its hash, its type and the
 * signer's certificate (RFC 5652, 5.4; RFC 5035), and the certificate's key must have signed them.
 */
export function signatureProblem(
  { contentType, signer }: SignedMessage,
  content: Uint8Array,
  certificate: X509Certificate,
): string | undefined {
  const { attributes, digest } = signer;
  const bound = octetsOf(attributes.get(oid.messageDigest)?.[0]);
  if (!bound || Buffer.compare(bound, createHash(digest).update(content).digest()) !== 0) {
    return 'it was signed over other content';
  }
  if (oidOf(attributes.get(oid.contentType)?.[0]) !== contentType) {
    return 'it was signed as something else';
  }
  if (!bindsCertificate(attributes, certificate)) return 'it does not name its certificate';
  const key = certificate.publicKey;
  const holds = isSignedBy(key, signer.algorithm, signer.signedBytes, signer.signature, digest);
  return holds ? undefined : 'its signature does not hold';
}

/** By signing-certificate-v2, or the older attribute with SHA-1 that authorities still write. */
function bindsCertificate(
  attributes: MessageSigner['attributes'],
  certificate: X509Certificate,
): boolean {
  const newer = firstCertificateId(attributes.get(oid.signingCertificateV2));
  if (newer) {
    const [first, second] = newer;
    const named = octetsOf(first) ? 'sha256' : hashOf(first);
    return isHash(named, octetsOf(first) ?? octetsOf(second), certificate);
  }
  const older = firstCertificateId(attributes.get(oid.signingCertificate));
  return older !== undefined && isHash('sha1', octetsOf(older[0]), certificate);
}

/** SigningCertificate ⟶ certs ⟶ the first ESSCertID's fields. */
function firstCertificateId(values: AsnType[] | undefined): AsnType[] | undefined {
  return values && children(children(children(values[0])[0])[0]);
}

function isHash(
  name: HashName | undefined,
  value: Uint8Array | undefined,
  { raw }: X509Certificate,
): boolean {
  if (!name || !value) return false;
  return Buffer.compare(createHash(name).update(raw).digest(), value) === 0;
}
