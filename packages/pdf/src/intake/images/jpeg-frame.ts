import type { PictureFrame } from './picture-size.ts';

const [start, end, scan] = [0xd8, 0xd9, 0xda];
/** Huffman coded, baseline, extended or progressive: those that every reader draws. */
const drawn = new Set([0xc0, 0xc1, 0xc2]);
/** Lossless, hierarchical, or coded arithmetically. */
const undrawn = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf]);
const fill = 0xff;
/** Of a sample. */
const bits = 8;

/**
 * Reads a JPEG segment by segment (annex B), without decoding it.
 * @returns undefined for one that does not stand so from its first byte to its end: some readers
 * look for the next segment, some stop, and some show nothing
 */
export function jpegFrame(data: Buffer): PictureFrame | undefined {
  if (data.length < 4 || data.readUInt16BE(0) !== 0xff00 + start) return undefined;
  let found: PictureFrame | undefined;
  let hasScan = false;
  for (let at = 2; at + 2 <= data.length;) {
    if (data[at] !== fill) return undefined;
    const marker = data[at + 1] ?? 0;
    if (marker === fill) {
      at += 1;
      continue;
    }
    if (marker === end) return hasScan ? found : undefined;
    if (at + 4 > data.length || undrawn.has(marker)) return undefined;
    const length = data.readUInt16BE(at + 2) - 2;
    const segment = data.subarray(at + 4, at + 4 + length);
    if (segment.length !== length) return undefined;
    if (drawn.has(marker)) {
      if (found) return undefined;
      found = frameIn(segment);
      if (!found) return undefined;
    }
    at += 4 + length;
    if (marker !== scan) continue;
    hasScan = found !== undefined;
    at = nextMarker(data, at);
  }
  return undefined;
}

function frameIn(segment: Buffer): PictureFrame | undefined {
  const [precision, components] = [segment[0], segment[5] ?? 0];
  const isWhole = segment.length === 6 + 3 * components && [1, 3, 4].includes(components);
  if (!isWhole || precision !== bits) return undefined;
  return { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3), components };
}

/** Past what is packed, in which no marker stands but those that begin again. */
function nextMarker(data: Buffer, from: number): number {
  for (let at = data.indexOf(fill, from); at >= 0; at = data.indexOf(fill, at + 1)) {
    const next = data[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return data.length;
}
