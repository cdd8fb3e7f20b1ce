import type * as asn1 from 'asn1js';
import {
  algorithmOf,
  children,
  encode,
  integerOf,
  isDer,
  Malformed,
  rawOf,
  readDer,
  tag,
} from '../asn1/der.ts';
import { bytesKey, remembered } from '../certificates/remembered.ts';
import { isWholeAlgorithm } from '../certificates/signature-algorithm.ts';

/** Of one file. */
const remember = 16;

/**
 * Whether a token stands in the one form that RFC 3161 (2.4.2) and RFC 5652 (5.1) give it: what no
 * signature covers in it could be changed otherwise, and nobody would notice.
 */
export const isFormedAsToken = remembered(remember, bytesKey, hasTokenForm);

function hasTokenForm(der: Uint8Array): boolean {
  if (!isDer(der)) return false;
  const block = readDer(der);
  const [, wrapped, ...beside] = children(block);
  const [message, ...more] = children(wrapped);
  const [version, digests, content, ...rest] = children(message);
  const [digest, ...otherDigests] = children(digests);
  const [infos, certificates, ...others] = rest.toReversed();
  const [info, ...otherInfos] = children(infos);
  const isAlone = [beside, more, otherDigests, others, otherInfos].every(
    ({ length }) => length === 0,
  );
  const frame: readonly Tagged[] = [
    [block, tag.sequence],
    [wrapped, tag.context(0)],
    [message, tag.sequence],
    [digests, tag.set],
    [content, tag.sequence],
    [infos, tag.set],
    [info, tag.sequence],
  ];
  return (
    isAlone &&
    frame.every(hasTag) &&
    is(version, 3) &&
    isContent(content) &&
    isWholeAlgorithm(digest) &&
    (!certificates || hasTag([certificates, tag.context(0)])) &&
    children(certificates).every(isSequence) &&
    isSigner(info, algorithmOf(digest))
  );
}

/**
 * A token with these certificates (DER) in the place of its own, which no signature covers.
 * @param der as `isFormedAsToken` asks for
 */
export function tokenWith(der: Uint8Array, certificates: readonly Uint8Array[]): Uint8Array {
  const [type, wrapped] = children(readDer(der)).map(rawOf);
  const [version, digests, content, ...rest] = children(readDer(wrapped ?? der)).flatMap((one) =>
    children(one).map(rawOf),
  );
  const infos = rest.at(-1);
  if (!type || !version || !digests || !content || !infos) throw new Malformed('It is no token.');
  const carried = encode(tag.context(0), ...certificates);
  const message = encode(tag.sequence, version, digests, content, carried, infos);
  return encode(tag.sequence, type, encode(tag.context(0), message));
}

function isSigner(info: asn1.AsnType | undefined, digest: string | undefined): boolean {
  const [version, id, ownDigest, attributes, algorithm, signature, ...more] = children(info);
  return (
    more.length === 0 &&
    is(version, 1) &&
    isSequence(id) &&
    children(id).length === 2 &&
    isWholeAlgorithm(ownDigest) &&
    algorithmOf(ownDigest) === digest &&
    hasTag([attributes, tag.context(0)]) &&
    isWholeAlgorithm(algorithm) &&
    isPrimitiveOctets(signature)
  );
}

/** The token's content within the message. */
function isContent(block: asn1.AsnType | undefined): boolean {
  const [, wrapped, ...more] = children(block);
  const [content, ...others] = children(wrapped);
  const isAlone = more.length === 0 && others.length === 0;
  return isAlone && hasTag([wrapped, tag.context(0)]) && isPrimitiveOctets(content);
}

function isPrimitiveOctets(block: asn1.AsnType | undefined): boolean {
  return hasTag([block, tag.octets]);
}

function isSequence(block: asn1.AsnType | undefined): boolean {
  return hasTag([block, tag.sequence]);
}

type Tagged = readonly [block: asn1.AsnType | undefined, tag: number];

/** By the very octet: a reader takes others for it. */
function hasTag([block, octet]: Tagged): boolean {
  return block !== undefined && rawOf(block)[0] === octet;
}

function is(block: asn1.AsnType | undefined, value: number): boolean {
  const octets = integerOf(block);
  return hasTag([block, tag.integer]) && octets?.length === 1 && octets[0] === value;
}
