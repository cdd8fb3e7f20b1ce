import { createHash, type Hash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';

/** A file that grows by parts: none of them is copied, and nothing of it is hashed twice. */
export interface FileParts {
  /** Its bytes in order. */
  parts: readonly Uint8Array[];
  sizeBytes: number;
  /** SHA-256 of the parts; to be copied, never ended. */
  hash: Hash;
}

/** So that fifty megabytes hold up the event loop for a millisecond or two at a time. */
const sliceBytes = 2 ** 21;

export async function write(...parts: readonly Uint8Array[]): Promise<FileParts> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for (const part of parts) {
    for (let at = 0; at < part.length; at += sliceBytes) {
      hash.update(part.subarray(at, at + sliceBytes));
      if (at + sliceBytes < part.length) await otherWork();
    }
    sizeBytes += part.length;
  }
  return { parts, sizeBytes, hash };
}

/** With one part more, which does not change any more. */
export function extend({ parts, sizeBytes, hash }: FileParts, part: Uint8Array): FileParts {
  return {
    parts: [...parts, part],
    sizeBytes: sizeBytes + part.length,
    hash: hash.copy().update(part),
  };
}

/** SHA-256 of the file, in hexadecimal. */
export function sha256Of({ hash }: FileParts): string {
  return hash.copy().digest('hex');
}
