import type { AsnType } from 'asn1js';
import { bitsOf, children, encode, encodeOid, octetsOf, rawOf, readDer, tag } from '../asn1/der.ts';
import { isWholeAlgorithm } from './signature-algorithm.ts';

/** Of a basic answer (RFC 6960, 4.2.1). */
export const basicType = '1.3.6.1.5.5.7.48.1.1';

const successful = Uint8Array.of(0x0a, 1, 0);

/*
 * The signature of an answer or a list covers its content alone: around that a reader takes one tag
 * for another, and nobody would notice. Each is built again from its parts.
 */

/** Whether an OCSP answer that says something stands in the one form that RFC 6960 (4.2.1) gives it. */
export function isFormedAsAnswer(der: Uint8Array): boolean {
  const [, wrapped] = children(readDer(der));
  const inner = octetsOf(children(children(wrapped)[0])[1]);
  if (!inner) return false;
  const parts = children(readDer(inner));
  const written = writeAnswer(parts, children(children(parts[3])[0]).map(rawOf));
  return written !== undefined && isSame(der, written);
}

/**
 * An answer with these certificates (DER) beside its signature, which does not cover them.
 * @param der as `isFormedAsAnswer` asks for
 */
export function answerWith(der: Uint8Array, certificates: readonly Uint8Array[]): Uint8Array {
  const [, wrapped] = children(readDer(der));
  const inner = octetsOf(children(children(wrapped)[0])[1]);
  const parts = inner ? children(readDer(inner)) : [];
  return writeAnswer(parts, certificates) ?? der;
}

function writeAnswer(
  parts: readonly AsnType[],
  certificates: readonly Uint8Array[],
): Uint8Array | undefined {
  const carried = encode(tag.context(0), encode(tag.sequence, ...certificates));
  const basic = signedForm(parts, certificates.length > 0 ? carried : undefined);
  if (!basic) return undefined;
  const bytes = encode(tag.sequence, encodeOid(basicType), encode(tag.octets, basic));
  return encode(tag.sequence, successful, encode(tag.context(0), bytes));
}

/** Whether a revocation list stands in the one form that RFC 5280 (5.1) gives it. */
export function isFormedAsList(der: Uint8Array): boolean {
  const parts = children(readDer(der));
  const list = signedForm(parts);
  return list !== undefined && isSame(der, list);
}

/** Content, algorithm and signature, and what may follow. */
function signedForm(
  [content, algorithm, signature]: readonly AsnType[],
  more: Uint8Array = new Uint8Array(),
): Uint8Array | undefined {
  const value = bitsOf(signature);
  if (!content || !value || !isWholeAlgorithm(algorithm)) return undefined;
  const bits = encode(tag.bits, Uint8Array.of(0), value);
  return encode(tag.sequence, rawOf(content), rawOf(algorithm), bits, more);
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}
