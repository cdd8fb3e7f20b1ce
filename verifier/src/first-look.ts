import { readSealCms } from './seal-cms.ts';
import { digestOf } from './timestamp-token.ts';

/** What a file's text alone tells of its signatures. */
export type FirstLook =
  /** A signature covers the bytes that it says, all up to here; of several the one that covers most. */
  | { kind: 'intact'; upTo: number }
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
  const ranges = rangesIn(file);
  let altered: Uint8Array | undefined;
  for (const { start, end, upTo } of ranges.toSorted((one, other) => other.upTo - one.upTo)) {
    const found = cmsIn(file, start, end, upTo);
    if (found?.covers) return { kind: 'intact', upTo };
    // The first signature is the seal.
    altered = found?.cms ?? altered;
  }
  return ranges.length === 0 ? { kind: 'unsigned' } : { kind: 'altered', cms: altered };
}

/** What signatures say that they cover: all but from `start` to `end`, up to `upTo`. */
interface Range {
  start: number;
  end: number;
  upTo: number;
}

function rangesIn(file: Buffer): Range[] {
  const ranges: Range[] = [];
  let at = file.indexOf('/ByteRange');
  for (; at >= 0 && ranges.length < maxSignatures; at = file.indexOf('/ByteRange', at + 1)) {
    const range = rangeForm.exec(file.toString('latin1', at, at + 64));
    if (!range) continue;
    const [start = 0, end = 0, rest = 0] = range.slice(1).map(Number);
    ranges.push({ start, end, upTo: end + rest });
  }
  return ranges;
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
