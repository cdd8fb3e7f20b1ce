import { Unzlib } from 'fflate';

/** What stands in for `node:zlib` in the browser build. */

/** So much is unpacked at once: of more, a thousand times as much might be in memory. */
const sliceBytes = 16_384;

/**
 * Unpacks zlib's format (RFC 1950). Nothing may follow the checksum.
 * @throws {Error} for what is damaged, or larger
 */
export function inflateSync(
  packed: Uint8Array,
  { maxOutputLength }: { maxOutputLength: number },
): Buffer {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const unpacking = new Unzlib((chunk) => {
    size += chunk.length;
    if (size > maxOutputLength) throw new RangeError('It is larger than it may be.');
    chunks.push(chunk);
  });
  for (let at = 0; at < packed.length; at += sliceBytes) {
    const isLast = at + sliceBytes >= packed.length;
    unpacking.push(packed.slice(at, at + sliceBytes), isLast);
  }
  const unpacked = Buffer.concat(chunks);
  const sum = Buffer.from(packed).readUInt32BE(packed.length - 4);
  if (adler32(unpacked) !== sum) throw new Error('It is damaged.');
  return unpacked;
}

/** RFC 1950, 8.2. So many octets add up before a number is too large. */
const adlerStep = 5_552;

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (let at = 0; at < bytes.length; at += adlerStep) {
    for (const octet of bytes.subarray(at, at + adlerStep)) {
      low += octet;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return high * 65_536 + low;
}

const polynomial = 0xedb88320;
const table = Uint32Array.from({ length: 256 }, (_, octet) => {
  let value = octet;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value;
});

/** ISO 3309, as ZIPs have it. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const octet of bytes) sum = (table[(sum ^ octet) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
