import { Unacceptable } from '../../refusals.ts';
import type { PictureFrame } from '../picture-size.ts';
import type { Frame } from './parts.ts';
import { readScan } from './scan.ts';
import { frameIn, isComplete, scanIn } from './segments.ts';
import { defineCodes, defineInterval, defineSteps, makeTables } from './tables.ts';

const marks = { start: 0xd8, end: 0xd9, scan: 0xda, codes: 0xc4, steps: 0xdb, interval: 0xdd };
/** Huffman coded, baseline, extended or progressive: those that every reader draws. */
const drawn = new Set([0xc0, 0xc1, 0xc2]);
const progressive = 0xc2;
/** Lossless, hierarchical, or coded arithmetically; and a height that is said at the end. */
const undrawn = new Set([
  ...[0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf],
  ...[0xdc, 0xde, 0xdf],
]);
const fill = 0xff;
/** What a table takes, in blocks. */
const tableWork = 64;

/** Of all JPEGs of a file. */
export interface JpegWork {
  /** How many blocks may still be read: some seconds of a processor. */
  left: number;
}

export const makeJpegWork = (): JpegWork => ({ left: 256 * 1024 ** 2 });

/**
 * Reads a JPEG segment by segment (ITU-T T.81, annex B), and of what is coded whether it is all there,
 * without decoding it.
 * @returns undefined for one that does not stand so from its first byte to its end: some readers
 * look for the next segment, some stop, some show nothing, and some what they make of it
 * @throws Unacceptable for what is coded otherwise than its tables say, or is too much
 */
export function jpegFrame(data: Buffer, work: JpegWork): PictureFrame | undefined {
  if (data.length < 4 || data.readUInt16BE(0) !== 0xff00 + marks.start) return undefined;
  const tables = makeTables();
  let frame: Frame | undefined;
  let hasScan = false;
  for (let at = 2; at + 2 <= data.length;) {
    if (data[at] !== fill) return undefined;
    const marker = data[at + 1] ?? 0;
    if (marker === fill) {
      at += 1;
      continue;
    }
    if (marker === marks.end) return frame && isComplete(frame) ? sizeOf(frame) : undefined;
    if (at + 4 > data.length || undrawn.has(marker)) return undefined;
    const length = data.readUInt16BE(at + 2) - 2;
    const segment = data.subarray(at + 4, at + 4 + length);
    if (segment.length !== length) return undefined;
    at += 4 + length;
    if (drawn.has(marker)) {
      if (frame) return undefined;
      frame = frameIn(segment, marker === progressive);
      // Each takes a bit at the least.
      if (blocksOf(frame) > 8 * data.length) return undefined;
    } else if (marker === marks.codes) {
      spend(work, tableWork * Math.ceil(length / 17));
      defineCodes(tables, segment);
    } else if (marker === marks.steps) {
      // Some readers take the last ones for all scans.
      if (hasScan) return undefined;
      defineSteps(tables, segment);
    } else if (marker === marks.interval) defineInterval(tables, segment);
    else if (marker === marks.scan) {
      if (!frame) return undefined;
      hasScan = true;
      const scan = scanIn(segment, frame, tables);
      spend(work, blocksOf({ components: scan.parts.map(({ component }) => component) }));
      at = readScan(data, at, { frame, scan, interval: tables.interval });
    }
  }
  return undefined;
}

function sizeOf({ width, height, components }: Frame): PictureFrame {
  return { width, height, components: components.length };
}

function blocksOf({ components }: Pick<Frame, 'components'>): number {
  return components.reduce((sum, { blocks }) => sum + blocks, 0);
}

/** @throws Unacceptable when there is no more left */
function spend(work: JpegWork, blocks: number): void {
  work.left -= blocks;
  if (work.left < 0) throw new Unacceptable('too_complex');
}
