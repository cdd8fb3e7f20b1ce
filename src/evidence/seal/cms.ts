import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import type { Signer, SignatureAlgorithm } from '../keys/signer.ts';

export const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  sha256WithRsa: '1.2.840.113549.1.1.11',
} as const;

/**
 * Signs a digest as CAdES baseline SignedData for PDF (EN 319 142-1, 5.3): detached, one signer,
 * and no signing-time, which the standard forbids: the time stands in /M.
 */
export async function signCms(contentDigest: Uint8Array, signer: Signer): Promise<Uint8Array> {
  const digest = createHash('sha256')
    .update(encodeSignedAttributes(contentDigest, leafOf(signer.chain)))
    .digest();
  return assembleCms({
    contentDigest,
    chain: signer.chain,
    algorithm: signer.algorithm,
    signature: await signer.signDigest(digest),
  });
}

export interface CmsParts {
  contentDigest: Uint8Array;
  /** DER, the leaf first. */
  chain: readonly Uint8Array[];
  algorithm: SignatureAlgorithm;
  signature: Uint8Array;
}

/** The SignedData that these parts make, and the only one: verification compares bytes. */
export function assembleCms({ contentDigest, chain, ...signed }: CmsParts): Uint8Array {
  const leaf = leafOf(chain);
  const { issuer, serialNumber } = issuerAndSerial(leaf);
  const signerInfo = sequence([
    new asn1.Integer({ value: 1 }),
    sequence([issuer, serialNumber]),
    algorithm(oid.sha256),
    tagged(0, signedAttributes(contentDigest, leaf)),
    signatureAlgorithm(signed.algorithm),
    octets(signed.signature),
  ]);
  const certificates = chain.map((certificate) => asn1.fromBER(certificate).result);
  const signedData = sequence([
    new asn1.Integer({ value: 1 }),
    new asn1.Set({ value: [algorithm(oid.sha256)] }),
    sequence([new asn1.ObjectIdentifier({ value: oid.data })]),
    tagged(0, certificates),
    new asn1.Set({ value: [signerInfo] }),
  ]);
  return der(
    sequence([new asn1.ObjectIdentifier({ value: oid.signedData }), tagged(0, [signedData])]),
  );
}

/** What the key signs: the attributes as a SET OF, not with the tag they have in the message. */
export function encodeSignedAttributes(contentDigest: Uint8Array, leaf: Uint8Array): Uint8Array {
  return der(new asn1.Set({ value: signedAttributes(contentDigest, leaf) }));
}

function leafOf(chain: readonly Uint8Array[]): Uint8Array {
  const [leaf] = chain;
  if (!leaf) throw new TypeError('The signer has no certificate.');
  return leaf;
}

/** In DER order: a SET OF is sorted by its encodings (X.690, 11.6). */
function signedAttributes(contentDigest: Uint8Array, leaf: Uint8Array): asn1.Sequence[] {
  const certificateHash = createHash('sha256').update(leaf).digest();
  // ESSCertIDv2 with the default algorithm, SHA-256 (RFC 5035).
  const certificateId = sequence([octets(certificateHash)]);
  return [
    attribute(oid.contentType, new asn1.ObjectIdentifier({ value: oid.data })),
    attribute(oid.messageDigest, octets(contentDigest)),
    attribute(oid.signingCertificateV2, sequence([sequence([certificateId])])),
  ].sort((a, b) => Buffer.compare(der(a), der(b)));
}

function issuerAndSerial(certificate: Uint8Array) {
  const [toBeSigned] = children(asn1.fromBER(certificate).result);
  const fields = children(toBeSigned);
  // The version, when present, is tagged [0]; serial, algorithm and issuer follow.
  const start = fields[0]?.idBlock.tagClass === 3 ? 1 : 0;
  const [serialNumber, , issuer] = fields.slice(start);
  if (!serialNumber || !issuer) throw new TypeError('The certificate cannot be read.');
  return { serialNumber, issuer };
}

function children(block: asn1.AsnType | undefined): asn1.AsnType[] {
  return block instanceof asn1.Sequence ? block.valueBlock.value : [];
}

function signatureAlgorithm(kind: SignatureAlgorithm): asn1.Sequence {
  return kind === 'rsa-sha256'
    ? algorithm(oid.sha256WithRsa, new asn1.Null())
    : algorithm(oid.ecdsaWithSha256);
}

function algorithm(id: string, ...parameters: asn1.Null[]): asn1.Sequence {
  return sequence([new asn1.ObjectIdentifier({ value: id }), ...parameters]);
}

function attribute(type: string, value: asn1.AsnType): asn1.Sequence {
  return sequence([new asn1.ObjectIdentifier({ value: type }), new asn1.Set({ value: [value] })]);
}

function sequence(value: asn1.AsnType[]): asn1.Sequence {
  return new asn1.Sequence({ value });
}

function tagged(tagNumber: number, value: asn1.AsnType[]): asn1.Constructed {
  return new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber }, value });
}

function octets(value: Uint8Array): asn1.OctetString {
  return new asn1.OctetString({ valueHex: Uint8Array.from(value).buffer });
}

function der(block: asn1.AsnType): Uint8Array {
  return new Uint8Array(block.toBER());
}
