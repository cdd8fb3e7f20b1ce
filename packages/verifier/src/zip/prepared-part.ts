import { createHash } from 'node:crypto';
import type { NamedCheck } from '../check.ts';

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

/** What was signed by everybody is the beginning of the sealed file, byte for byte. */
export function checkBeginning(sealed: Uint8Array, preparedSha256: string): NamedCheck {
  const length = prefixWith(preparedSha256, sealed);
  const detail =
    length === undefined
      ? 'The sealed file does not begin with the document that was signed.'
      : `The first ${length.toLocaleString('en')} bytes are what was signed.`;
  return { name: 'document', ok: length !== undefined, detail };
}
