import { createHash, type Hash } from 'node:crypto';
import { readSealCms } from '../cms/seal-cms.ts';

/** What a file's text alone tells of its signatures. */
export type FirstLook =
  /**
   * A signature covers the bytes that it says, all up to here; of several the one that covers most.
   * `first` is where the one ends that covers least: of a sealed file, the seal.
   */
  | { kind: 'intact'; upTo: number; first: number }
  /** There are signatures, and none covers the bytes as they are. */
  | { kind: 'altered'; cms: Uint8Array | undefined }
  | { kind: 'unsigned' };

/** More signatures and timestamps than a file collects in a hundred years, with room for as many. */
const maxGaps = 256;
/** How often a file may say what a signature of it covers. */
const maxClaims = 4_096;
/** A signature's room, in hexadecimal. */
const maxGapBytes = 1_048_576;
/** Of the file's own size: what is hashed in all, whatever it claims. */
const maxHashedShare = 16;
const rangeForm = /^\/ByteRange ?\[ ?0 (\d{1,10}) (\d{1,10}) (\d{1,10}) *\]/;

/**
 * Looks for a signature whose digest is that of the bytes that it covers, before any parser does: a
 * damaged file can keep one busy forever. What passes is what somebody signed. The beginning that
 * all signatures cover is hashed once, and what is hashed in all is bounded by the file's size.
 */
export function takeFirstLook(bytes: Uint8Array): FirstLook {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { claims, gaps } = gapsIn(file);
  if (claims === 0) return { kind: 'unsigned' };
  const ends = intactEnds(file, gaps);
  if (ends.length > 0) return { kind: 'intact', upTo: Math.max(...ends), first: Math.min(...ends) };
  // The first signature is the seal.
  return { kind: 'altered', cms: gaps[0]?.cms };
}

/** A place that is left out of what signatures cover, with the value of one in it. */
interface Gap {
  start: number;
  end: number;
  cms: Uint8Array;
  /** What is said to be covered besides: all up to here. */
  ends: Set<number>;
}

/** By where they are in the file. */
function gapsIn(file: Buffer): { claims: number; gaps: Gap[] } {
  const found = new Map<string, Gap | undefined>();
  let claims = 0;
  let at = file.indexOf('/ByteRange');
  for (; at >= 0 && claims < maxClaims; at = file.indexOf('/ByteRange', at + 1)) {
    const range = rangeForm.exec(file.toString('latin1', at, at + 64));
    if (!range) continue;
    claims += 1;
    const [start = 0, end = 0, rest = 0] = range.slice(1).map(Number);
    const key = `${start} ${end}`;
    if (!found.has(key)) found.set(key, gapAt(file, start, end));
    if (end + rest <= file.length) found.get(key)?.ends.add(end + rest);
  }
  const gaps = [...found.values()].filter((gap) => gap !== undefined);
  return { claims, gaps: gaps.sort((a, b) => a.start - b.start).slice(0, maxGaps) };
}

/** Undefined where no signature's value stands. */
function gapAt(file: Buffer, start: number, end: number): Gap | undefined {
  const isPlace = end <= file.length && end - start > 12 && end - start <= maxGapBytes;
  if (!isPlace) return undefined;
  const gap = file.subarray(start, end);
  // Before anything is copied, so that many that overlap cost nothing.
  if (gap.lastIndexOf('<') !== 0 || gap.indexOf('>') !== gap.length - 1) return undefined;
  const digits = gap.toString('latin1', 1, gap.length - 1);
  if (!/^(?:[0-9a-f]{2})+$/.test(digits)) return undefined;
  const room = Buffer.from(digits, 'hex');
  return { start, end, cms: room.subarray(0, room.readUInt16BE(2) + 4), ends: new Set() };
}

/** Where the revisions end that their signatures cover: of the first gap, and of those that cover most. */
function intactEnds(file: Buffer, gaps: readonly Gap[]): number[] {
  let leftBytes = file.length * maxHashedShare;
  const hash = createHash('sha256');
  let hashed = 0;
  const begun = gaps.map((gap) => {
    hash.update(file.subarray(hashed, gap.start));
    hashed = gap.start;
    return { gap, begun: hash.copy(), most: Math.max(0, ...gap.ends) };
  });
  const [first, ...others] = begun;
  const byMost = others.toSorted((one, other) => other.most - one.most);
  const ends: number[] = [];
  for (const { gap, begun: start, most } of first ? [first, ...byMost] : []) {
    // What covers less than what is known to be covered is of no interest.
    if (ends.some((end) => most <= end) && gap !== first?.gap) continue;
    leftBytes -= Math.max(0, most - gap.end);
    if (leftBytes < 0) break;
    const end = intactEnd(file, gap, start);
    if (end !== undefined) ends.push(end);
  }
  return ends;
}

function intactEnd(file: Buffer, { end, cms, ends }: Gap, begun: Hash): number | undefined {
  const wanted = digestIn(cms);
  if (!wanted) return undefined;
  let from = end;
  for (const upTo of [...ends].sort((a, b) => a - b)) {
    begun.update(file.subarray(from, upTo));
    from = upTo;
    if (Buffer.compare(begun.copy().digest(), wanted) === 0) return upTo;
  }
  return undefined;
}

function digestIn(cms: Uint8Array): Uint8Array | undefined {
  try {
    return readSealCms(cms).contentDigest;
  } catch {
    return undefined;
  }
}
