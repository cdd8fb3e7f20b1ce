import { readSealCms } from './seal-cms.ts';
import { digestOf } from './timestamp-token.ts';

/** What a file's text alone tells of its signatures. */
export type FirstLook =
  /** A signature covers the bytes that it says. */
  | { kind: 'intact' }
  /** There are signatures, and none covers the bytes as they are. */
  | { kind: 'altered'; cms: Uint8Array | undefined }
  | { kind: 'unsigned' };

/** More signatures and timestamps than a file could collect in a thousand years. */
const maxSignatures = 2_048;
const rangeForm = /^\/ByteRange ?\[ ?0 (\d{1,10}) (\d{1,10}) (\d{1,10}) *\]/;

/**
 * Looks for a signature whose digest is that of the bytes that it covers, before any parser does: a
 * damaged file can keep one busy for ever. What passes is what somebody signed.
 */
export function takeFirstLook(bytes: Uint8Array): FirstLook {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let altered: Uint8Array | undefined;
  let count = 0;
  let at = file.indexOf('/ByteRange');
  for (; at >= 0 && count < maxSignatures; at = file.indexOf('/ByteRange', at + 1)) {
    const range = rangeForm.exec(file.toString('latin1', at, at + 64));
    if (!range) continue;
    count += 1;
    const [start, end, rest] = range.slice(1).map(Number);
    if (start === undefined || end === undefined || rest === undefined) continue;
    const found = cmsIn(file, start, end, end + rest);
    if (!found) continue;
    if (found.covers) return { kind: 'intact' };
    altered ??= found.cms;
  }
  return count === 0 ? { kind: 'unsigned' } : { kind: 'altered', cms: altered };
}

function cmsIn(
  file: Buffer,
  start: number,
  end: number,
  upTo: number,
): { cms: Uint8Array; covers: boolean } | undefined {
  const gap = file.toString('latin1', start, end);
  if (upTo > file.length || !/^<(?:[0-9a-f]{2})+>$/.test(gap)) return undefined;
  const room = Buffer.from(gap.slice(1, -1), 'hex');
  const cms = room.subarray(0, room.readUInt16BE(2) + 4);
  try {
    const { contentDigest } = readSealCms(cms);
    const digest = digestOf([file.subarray(0, start), file.subarray(end, upTo)]);
    return { cms, covers: Buffer.compare(digest, contentDigest) === 0 };
  } catch {
    return { cms, covers: false };
  }
}
