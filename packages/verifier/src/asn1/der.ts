import * as asn1 from 'asn1js';
import { bytesKey, remembered } from '../certificates/remembered.ts';

/** What cannot be read as the structure that it should be. */
export class Malformed extends Error {}

/** Of one file: what reads the form of a value reads its content as well. */
const remember = 16;

/**
 * Reads one value that fills the bytes. Who reads the same shares it, and changes nothing of it.
 * @throws {Malformed}
 */
export const readDer = remembered(remember, bytesKey, parseDer);

function parseDer(bytes: Uint8Array): asn1.AsnType {
  const { offset, result } = asn1.fromBER(Uint8Array.from(bytes));
  if (offset !== bytes.length) throw new Malformed('The bytes are not one ASN.1 value.');
  return result;
}

/** The items of a constructed value; none when it is another or absent. */
export function children(block: asn1.AsnType | undefined): asn1.AsnType[] {
  return block instanceof asn1.Constructed ? block.valueBlock.value : [];
}

/** The bytes that a value was read from. */
export function rawOf(block: asn1.AsnType): Uint8Array {
  return block.valueBeforeDecodeView;
}

export function oidOf(block: asn1.AsnType | undefined): string | undefined {
  return block instanceof asn1.ObjectIdentifier ? block.valueBlock.toString() : undefined;
}

/** The OID of an AlgorithmIdentifier. */
export function algorithmOf(block: asn1.AsnType | undefined): string | undefined {
  return oidOf(children(block)[0]);
}

export function octetsOf(block: asn1.AsnType | undefined): Uint8Array | undefined {
  return block instanceof asn1.OctetString ? new Uint8Array(block.getValue()) : undefined;
}

export function bitsOf(block: asn1.AsnType | undefined): Uint8Array | undefined {
  return block instanceof asn1.BitString ? block.valueBlock.valueHexView : undefined;
}

/** An integer's content octets. */
export function integerOf(block: asn1.AsnType | undefined): Uint8Array | undefined {
  return block instanceof asn1.Integer ? block.valueBlock.valueHexView : undefined;
}

export function timeOf(block: asn1.AsnType | undefined): Date | undefined {
  const isTime = block instanceof asn1.GeneralizedTime || block instanceof asn1.UTCTime;
  return isTime ? block.toDate() : undefined;
}

/** The number of a context-specific tag. */
export function tagOf(block: asn1.AsnType | undefined): number | undefined {
  return block?.idBlock.tagClass === 3 ? block.idBlock.tagNumber : undefined;
}

/** The first item with a context-specific tag. */
export function tagged(items: readonly asn1.AsnType[], tag: number): asn1.AsnType | undefined {
  return items.find((item) => tagOf(item) === tag);
}

const maxLengthOctets = 4;
const deepest = 64;

/**
 * Whether bytes are one value in DER (X.690, 10 and 11) as far as its frame goes: lengths are
 * definite and as short as they can be, and so are integers; a truth value is 0 or 255.
 */
export function isDer(bytes: Uint8Array): boolean {
  return bytes.length > 0 && endOfDer(bytes, 0, bytes.length, 0) === bytes.length;
}

/** Where the value that begins here ends; undefined when it is not in DER. */
function endOfDer(bytes: Uint8Array, at: number, limit: number, depth: number): number | undefined {
  const [kind = 0, first = 0x80] = bytes.subarray(at, at + 2);
  const octets = first < 0x80 ? 0 : first & 0x7f;
  const start = at + 2 + octets;
  // Tags of several octets stand in nothing that is read here.
  const isOdd = (kind & 0x1f) === 0x1f || first === 0x80 || octets > maxLengthOctets;
  if (isOdd || start > limit || depth > deepest) return undefined;
  const length = bytes.subarray(at + 2, start).reduce((sum, octet) => sum * 256 + octet, 0);
  const end = start + (octets === 0 ? first : length);
  const isShortest = octets === 0 || (bytes[at + 2] !== 0 && length >= 0x80);
  if (!isShortest || end > limit) return undefined;
  if ((kind & 0x20) === 0) return isShortValue(kind, bytes.subarray(start, end)) ? end : undefined;
  for (let inner = start; inner < end;) {
    const next = endOfDer(bytes, inner, end, depth + 1);
    if (next === undefined) return undefined;
    inner = next;
  }
  return end;
}

function isShortValue(kind: number, value: Uint8Array): boolean {
  const [first = 0, second = 0] = value;
  if (kind === 0x01) return value.length === 1 && (first === 0 || first === 0xff);
  if (kind !== tag.integer) return true;
  if (value.length < 2) return value.length === 1;
  return !(first === 0 && second < 0x80) && !(first === 0xff && second >= 0x80);
}

/** Encodes a value of encoded parts (X.690, 8.1); tags are single bytes. */
export function encode(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([Uint8Array.of(tag, ...lengthOctets(size)), ...parts]);
}

function lengthOctets(size: number): number[] {
  if (size < 0x80) return [size];
  const octets: number[] = [];
  for (let rest = size; rest > 0; rest >>>= 8) octets.unshift(rest & 0xff);
  return [0x80 | octets.length, ...octets];
}

export function encodeOid(oid: string): Uint8Array {
  return new Uint8Array(new asn1.ObjectIdentifier({ value: oid }).toBER());
}

export const derNull = Uint8Array.of(5, 0);

/** Tags of universal and context-specific types, as `encode` takes them. */
export const tag = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  sequence: 0x30,
  set: 0x31,
  /** [n], constructed. */
  context: (number: number) => 0xa0 | number,
} as const;
