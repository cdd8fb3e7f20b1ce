import { createHash, X509Certificate } from 'node:crypto';
import { factsOf } from '../certificates/certificate.ts';
import { readSignedMessage } from './cms.ts';
import {
  children,
  derNull,
  encode,
  encodeOid,
  octetsOf,
  rawOf,
  readDer,
  tag,
  tagged,
} from '../asn1/der.ts';
import { oid } from '../asn1/oids.ts';
import { bytesKey, remembered } from '../certificates/remembered.ts';

export interface CmsParts {
  contentDigest: Uint8Array;
  /** DER, the leaf first. */
  chain: readonly Uint8Array[];
  algorithm: 'ecdsa-p256-sha256' | 'rsa-sha256';
  signature: Uint8Array;
  /** Absent: detached, as in a PDF. */
  content?: { type: string; bytes: Uint8Array };
  /** An RFC 3161 token over the signature (EN 319 122-1, 5.3), DER; absent at level B-B. */
  timestampToken?: Uint8Array;
}

/** The SignedData that these parts make, and the only one: verification compares bytes. */
export function assembleCms(parts: CmsParts): Uint8Array {
  const { chain, content, timestampToken } = parts;
  const leaf = leafOf(chain);
  const { issuer, serialNumber } = factsOf(new X509Certificate(leaf));
  const attributes = signedAttributes(parts.contentDigest, leaf, content?.type);
  const signerInfo = sequence(
    integer(1),
    sequence(issuer, encode(tag.integer, serialNumber)),
    algorithm(oid.sha256),
    encode(tag.context(0), ...attributes),
    parts.algorithm === 'rsa-sha256'
      ? algorithm(oid.sha256WithRsa, derNull)
      : algorithm(oid.ecdsaWithSha256),
    encode(tag.octets, parts.signature),
    ...(timestampToken
      ? [encode(tag.context(1), attribute(oid.signatureTimestamp, timestampToken))]
      : []),
  );
  const signedData = sequence(
    // RFC 5652, 5.1: 3 for content that is not id-data.
    integer(content ? 3 : 1),
    encode(tag.set, algorithm(oid.sha256)),
    sequence(
      encodeOid(content?.type ?? oid.data),
      ...(content ? [encode(tag.context(0), encode(tag.octets, content.bytes))] : []),
    ),
    encode(tag.context(0), ...chain),
    encode(tag.set, signerInfo),
  );
  return sequence(encodeOid(oid.signedData), encode(tag.context(0), signedData));
}

/** What the key signs: the attributes as a SET OF, not with the tag they have in the message. */
export function encodeSignedAttributes(
  contentDigest: Uint8Array,
  leaf: Uint8Array,
  contentType?: string,
): Uint8Array {
  return encode(tag.set, ...signedAttributes(contentDigest, leaf, contentType));
}

/** Of one file, which is asked for its seal several times, and of those judged beside it. */
const remember = 4;

/** The parts of a seal's SignedData. @throws {Malformed} when it is nothing that a seal could be */
export const readSealCms = remembered(remember, bytesKey, parseSealCms);

function parseSealCms(cms: Uint8Array): CmsParts & { leaf: X509Certificate } {
  const { certificates, signer } = readSignedMessage(cms);
  const [leaf] = certificates;
  const contentDigest = octetsOf(signer.attributes.get(oid.messageDigest)?.[0]);
  if (!leaf || !contentDigest) throw new TypeError('The seal has no certificate or no digest.');
  const timestampToken = readToken(cms);
  return {
    leaf,
    contentDigest,
    chain: certificates.map(({ raw }) => raw),
    algorithm: leaf.publicKey.asymmetricKeyType === 'rsa' ? 'rsa-sha256' : 'ecdsa-p256-sha256',
    signature: signer.signature,
    ...(timestampToken && { timestampToken }),
  };
}

/** The first unsigned attribute's value; assembling again tells whether it is a timestamp alone. */
function readToken(cms: Uint8Array): Uint8Array | undefined {
  const fields = children(children(children(readDer(cms))[1])[0]);
  const [info] = children(fields.at(-1));
  const [first] = children(tagged(children(info).slice(4), 1));
  const [token] = children(children(first)[1]);
  return token && rawOf(token);
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
): Uint8Array[] {
  const certificateHash = createHash('sha256').update(leaf).digest();
  // ESSCertIDv2 with the default algorithm, SHA-256 (RFC 5035).
  const certificateId = sequence(encode(tag.octets, certificateHash));
  return [
    attribute(oid.contentType, encodeOid(contentType)),
    attribute(oid.messageDigest, encode(tag.octets, contentDigest)),
    attribute(oid.signingCertificateV2, sequence(sequence(certificateId))),
  ].sort((a, b) => Buffer.compare(a, b));
}

function algorithm(id: string, ...parameters: Uint8Array[]): Uint8Array {
  return sequence(encodeOid(id), ...parameters);
}

function attribute(type: string, value: Uint8Array): Uint8Array {
  return sequence(encodeOid(type), encode(tag.set, value));
}

function sequence(...parts: Uint8Array[]): Uint8Array {
  return encode(tag.sequence, ...parts);
}

function integer(value: number): Uint8Array {
  return encode(tag.integer, Uint8Array.of(value));
}
