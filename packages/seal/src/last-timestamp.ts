import type { FileEnd } from '@countersign/verifier/pdf/file-end';
import { readSealedFile } from '@countersign/verifier/pdf/sealed-file';
import { digestOf } from '@countersign/verifier/timestamp-token';

/** The last document timestamp of a file: what proves everything before it. */
export interface LastTimestamp {
  /** DER */
  token: Uint8Array;
  /** SHA-256 of what it covers. */
  digest: Uint8Array;
  /** Of the file. */
  end: FileEnd;
}

/** A stored file that is not as it was sealed and renewed. */
export class NotRenewable extends Error {}

/**
 * Undefined for a seal below level B-LTA.
 * @throws {NotRenewable} for a file with no seal, or to which somebody else has added
 */
export function readLastTimestamp(sealed: Uint8Array): LastTimestamp | undefined {
  const file = readSealedFile(sealed);
  if ('problem' in file) throw new NotRenewable(file.problem);
  if (file.addedFrom < sealed.length) {
    throw new NotRenewable('Something else than renewals follows the seal.');
  }
  const last = file.timestamps.at(-1);
  return last && { token: last.cms, digest: digestOf(last.covered), end: file.end };
}
