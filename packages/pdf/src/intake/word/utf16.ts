/**
 * Text in UTF-16 (little endian) between two offsets, of whole units: asked for half of one at an odd
 * address, Node 24 writes behind the memory that it took (`Buffer.toString`).
 */
export function utf16In(bytes: Buffer, from = 0, to = bytes.length): string {
  const start = Math.max(0, Math.min(from, bytes.length));
  const units = Math.max(0, Math.floor((Math.min(to, bytes.length) - start) / 2));
  return bytes.toString('utf16le', start, start + 2 * units);
}
