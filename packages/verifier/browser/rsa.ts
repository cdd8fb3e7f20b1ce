import { digestOf, type HashName } from './hash.ts';

/** RSA signatures (RFC 8017, 8), of which only the public half is needed: nothing here is secret. */

export interface RsaKey {
  modulus: bigint;
  exponent: bigint;
}

/** The limits of OpenSSL: beyond them a key only keeps the processor busy. */
const maxModulusBits = 16_384;
const smallModulusBits = 3_072;
const maxExponentBits = 64;

/** DigestInfo up to the digest (RFC 8017, 9.2, note 1). */
const digestInfo: Readonly<Record<HashName, string>> = {
  sha1: '3021300906052b0e03021a05000414',
  sha256: '3031300d060960864801650304020105000420',
  sha384: '3041300d060960864801650304020205000430',
  sha512: '3051300d060960864801650304020305000440',
};

/** RSASSA-PKCS1-v1_5: the encoded message is written once more and compared. */
export function isPkcs1Signed(
  key: RsaKey,
  hash: HashName,
  data: Uint8Array,
  signature: Uint8Array,
): boolean {
  const opened = openSignature(key, signature);
  const tail = Buffer.concat([Buffer.from(digestInfo[hash], 'hex'), digestOf(hash, data)]);
  if (!opened || opened.length < tail.length + 11) return false;
  const padding = Buffer.alloc(opened.length - tail.length - 3, 0xff);
  const wanted = Buffer.concat([Uint8Array.of(0, 1), padding, Uint8Array.of(0), tail]);
  return Buffer.compare(opened, wanted) === 0;
}

/** RSASSA-PSS with MGF1 over the same hash (RFC 8017, 9.1.2). */
export function isPssSigned(
  key: RsaKey,
  { hash, saltLength }: { hash: HashName; saltLength: number },
  data: Uint8Array,
  signature: Uint8Array,
): boolean {
  const opened = openSignature(key, signature);
  if (!opened) return false;
  const bits = bitsOf(key.modulus) - 1;
  const encoded = opened.subarray(opened.length - Math.ceil(bits / 8));
  if (encoded.length < opened.length && opened[0] !== 0) return false;
  const digest = digestOf(hash, data);
  const size = encoded.length - digest.length - 1;
  if (size < saltLength + 1 || encoded.at(-1) !== 0xbc) return false;
  const wanted = encoded.subarray(size, -1);
  const mask = generateMask(hash, wanted, size);
  const block = encoded.subarray(0, size).map((octet, index) => octet ^ (mask[index] ?? 0));
  const unused = 8 * encoded.length - bits;
  const top = 0xff >> unused;
  if (((encoded[0] ?? 0) & ~top & 0xff) !== 0) return false;
  block[0] = (block[0] ?? 0) & top;
  const start = size - saltLength;
  if (block.subarray(0, start - 1).some((octet) => octet !== 0) || block[start - 1] !== 1) {
    return false;
  }
  const salted = Buffer.concat([Buffer.alloc(8), digest, block.subarray(start)]);
  return Buffer.compare(digestOf(hash, salted), wanted) === 0;
}

function generateMask(hash: HashName, seed: Uint8Array, size: number): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let made = 0, counter = 0; made < size; counter++) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter, 0);
    const part = digestOf(hash, Buffer.concat([seed, count]));
    parts.push(part);
    made += part.length;
  }
  return Buffer.concat(parts).subarray(0, size);
}

/** RSAVP1 and I2OSP, in as many octets as the modulus has; undefined for what it cannot be. */
function openSignature({ modulus, exponent }: RsaKey, signature: Uint8Array): Buffer | undefined {
  const bits = bitsOf(modulus);
  const isLarge = bits > smallModulusBits && bitsOf(exponent) > maxExponentBits;
  if (bits > maxModulusBits || isLarge || modulus <= 1n || exponent <= 0n) return undefined;
  const size = Math.ceil(bits / 8);
  const value = numberOf(signature);
  if (signature.length !== size || value >= modulus) return undefined;
  const opened = power(value, exponent, modulus).toString(16);
  return Buffer.from(opened.padStart(2 * size, '0'), 'hex');
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * base) % modulus;
  }
  return result;
}

/** An unsigned number, the highest octet first. */
export function numberOf(octets: Uint8Array): bigint {
  return octets.length === 0 ? 0n : BigInt(`0x${Buffer.from(octets).toString('hex')}`);
}

function bitsOf(value: bigint): number {
  return value.toString(2).length;
}
