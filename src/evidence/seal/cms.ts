import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import { algorithm, der, octets, oid, readCertificate, sequence, tagged } from '../asn1.ts';
import type { Signer, SignatureAlgorithm } from '../keys/signer.ts';

/**
 * Signs a digest as CAdES baseline SignedData for PDF (EN 319 142-1, 5.3): detached, one signer,
 * and no signing-time, which the standard forbids: the time stands in /M.
 */
export async function signCms(contentDigest: Uint8Array, signer: Signer): Promise<Uint8Array> {
  return signParts({ contentDigest, chain: signer.chain, algorithm: signer.algorithm }, signer);
}

/** Signs content that the SignedData itself carries, as a timestamp token does (RFC 3161). */
export async function signContent(content: CmsContent, signer: Signer): Promise<Uint8Array> {
  const contentDigest = createHash('sha256').update(content.bytes).digest();
  const { chain, algorithm } = signer;
  return signParts({ contentDigest, chain, algorithm, content }, signer);
}

async function signParts(parts: Omit<CmsParts, 'signature'>, signer: Signer): Promise<Uint8Array> {
  const { contentDigest, chain, content } = parts;
  const toBeSigned = encodeSignedAttributes(contentDigest, leafOf(chain), content?.type);
  const digest = createHash('sha256').update(toBeSigned).digest();
  return assembleCms({ ...parts, signature: await signer.signDigest(digest) });
}

interface CmsContent {
  /** Object identifier. */
  type: string;
  bytes: Uint8Array;
}

export interface CmsParts {
  contentDigest: Uint8Array;
  /** DER, the leaf first. */
  chain: readonly Uint8Array[];
  algorithm: SignatureAlgorithm;
  signature: Uint8Array;
  /** Absent: detached, as in a PDF. */
  content?: CmsContent;
}

/** The SignedData that these parts make, and the only one: verification compares bytes. */
export function assembleCms({ contentDigest, chain, content, ...signed }: CmsParts): Uint8Array {
  const leaf = leafOf(chain);
  const { issuer, serialNumber } = readCertificate(leaf);
  const signerInfo = sequence([
    new asn1.Integer({ value: 1 }),
    sequence([issuer, serialNumber]),
    algorithm(oid.sha256),
    tagged(0, signedAttributes(contentDigest, leaf, content?.type)),
    signatureAlgorithm(signed.algorithm),
    octets(signed.signature),
  ]);
  const certificates = chain.map((certificate) => asn1.fromBER(certificate).result);
  const signedData = sequence([
    // RFC 5652, 5.1: 3 for content that is not id-data.
    new asn1.Integer({ value: content ? 3 : 1 }),
    new asn1.Set({ value: [algorithm(oid.sha256)] }),
    sequence([
      new asn1.ObjectIdentifier({ value: content?.type ?? oid.data }),
      ...(content ? [tagged(0, [octets(content.bytes)])] : []),
    ]),
    tagged(0, certificates),
    new asn1.Set({ value: [signerInfo] }),
  ]);
  return der(
    sequence([new asn1.ObjectIdentifier({ value: oid.signedData }), tagged(0, [signedData])]),
  );
}

/** What the key signs: the attributes as a SET OF, not with the tag they have in the message. */
export function encodeSignedAttributes(
  contentDigest: Uint8Array,
  leaf: Uint8Array,
  contentType?: string,
): Uint8Array {
  return der(new asn1.Set({ value: signedAttributes(contentDigest, leaf, contentType) }));
}

function leafOf(chain: readonly Uint8Array[]): Uint8Array {
  const [leaf] = chain;
  if (!leaf) throw new TypeError('The signer has no certificate.');
  return leaf;
}

/** In DER order: a SET OF is sorted by its encodings (X.690, 11.6). */
function signedAttributes(
  contentDigest: Uint8Array,
  leaf: Uint8Array,
  contentType: string = oid.data,
): asn1.Sequence[] {
  const certificateHash = createHash('sha256').update(leaf).digest();
  // ESSCertIDv2 with the default algorithm, SHA-256 (RFC 5035).
  const certificateId = sequence([octets(certificateHash)]);
  return [
    attribute(oid.contentType, new asn1.ObjectIdentifier({ value: contentType })),
    attribute(oid.messageDigest, octets(contentDigest)),
    attribute(oid.signingCertificateV2, sequence([sequence([certificateId])])),
  ].sort((a, b) => Buffer.compare(der(a), der(b)));
}

function signatureAlgorithm(kind: SignatureAlgorithm): asn1.Sequence {
  return kind === 'rsa-sha256'
    ? algorithm(oid.sha256WithRsa, new asn1.Null())
    : algorithm(oid.ecdsaWithSha256);
}

function attribute(type: string, value: asn1.AsnType): asn1.Sequence {
  return sequence([new asn1.ObjectIdentifier({ value: type }), new asn1.Set({ value: [value] })]);
}
