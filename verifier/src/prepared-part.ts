import { createHash } from 'node:crypto';

const endOfFile = Buffer.from('%%EOF');
/** Nothing, LF, CR, CRLF. */
const lineEnds = [0, 1, 2];

/**
 * How many bytes of the file, from its first, have this SHA-256 and end where a revision of a PDF
 * ends; undefined when none do. The file is read once, however many ends it claims to have.
 */
export function prefixWith(sha256: string, bytes: Uint8Array): number | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hash = createHash('sha256');
  let hashed = 0;
  for (let at = file.indexOf(endOfFile); at >= 0; at = file.indexOf(endOfFile, at + 1)) {
    const end = at + endOfFile.length;
    hash.update(file.subarray(hashed, end));
    hashed = end;
    for (const more of lineEnds) {
      const tail = file.subarray(end, end + more);
      if (hash.copy().update(tail).digest('hex') === sha256) return end + more;
    }
  }
  return undefined;
}
