import { unreadablePicture } from '../samples.ts';
import type { Bits, Codes } from './bits.ts';
import { coefficients } from './block.ts';
import type { Scan } from './parts.ts';

/** Of an AC coefficient that is coded for the first time, with 8 bits a sample (ITU-T T.81, F.1.2.2). */
export const mostBits = 10;
/** Of what is kept of a coefficient. */
const mostKept = 2 ** 15 - 1;

/** A component's blocks, from one to before another. */
export type ReadBlocks = (bits: Bits, from: number, to: number) => void;

interface Band extends Pick<Scan, 'first' | 'last' | 'bit'> {
  codes: Codes;
  kept: Int16Array;
}

/**
 * Of a progressive picture: some coefficients of one component, in blocks of which many may end at
 * once (annex G.1.2).
 */
export function bandReader({ parts, before, ...scan }: Scan): ReadBlocks {
  const [part, ...others] = parts;
  if (!part?.ac || others.length > 0) throw unreadablePicture();
  const band = { ...scan, codes: part.ac, kept: part.component.kept };
  return (bits, from, to) => {
    /** So many blocks, from the next one on, have nothing more. */
    let ended = 0;
    let block = from;
    while (block < to) {
      if (before > 0) ended = refineBlock(bits, band, { block, ended });
      else if (ended === 0) ended = firstOfBlock(bits, band, block);
      else {
        block += ended;
        ended = 0;
        continue;
      }
      block += 1;
    }
    if (block > to || ended > 0) throw unreadablePicture();
  };
}

/** What is kept of a coefficient of which this is coded. */
export function shifted(value: number, bit: number): number {
  const whole = value * 2 ** bit;
  if (Math.abs(whole) > mostKept) throw unreadablePicture();
  return whole;
}

/** @returns how many blocks behind it have nothing at all */
function firstOfBlock(bits: Bits, band: Band, block: number): number {
  const { codes, kept, first, last, bit } = band;
  for (let at = first; at <= last; at++) {
    const code = bits.decode(codes);
    const [run, size] = [code >> 4, code & 15];
    if (size === 0 && run < 15) return 2 ** run + bits.take(run) - 1;
    at += run;
    if (at > last || size > mostBits) throw unreadablePicture();
    if (size > 0) kept[coefficients * block + at] = shifted(bits.signed(size), bit);
  }
  return 0;
}

/**
 * One more bit of what is other than 0 already, and what becomes so by it (G.1.2.3).
 * @param place with how many blocks, from this one on, get nothing else
 * @returns how many behind it get nothing else
 */
function refineBlock(
  bits: Bits,
  { codes, kept, first, last, bit }: Band,
  { block, ended }: { block: number; ended: number },
): number {
  const start = coefficients * block;
  let left = ended;
  let at = first;
  while (left === 0 && at <= last) {
    const code = bits.decode(codes);
    const [run, size] = [code >> 4, code & 15];
    if (size === 0 && run < 15) {
      left = 2 ** run + bits.take(run);
      break;
    }
    if (size > 1) throw unreadablePicture();
    const value = size === 1 ? shifted(bits.signed(1), bit) : 0;
    at = refine(at, run);
    if (at > last) throw unreadablePicture();
    kept[start + at] = value;
    at += 1;
  }
  if (left === 0) return 0;
  refine(at, Infinity);
  return left - 1;

  /** @returns where so many coefficients that are 0 are passed, and another one stands */
  function refine(from: number, zeros: number): number {
    let passed = 0;
    for (let place = from; place <= last; place++) {
      const value = kept[start + place] ?? 0;
      if (value !== 0) kept[start + place] = value + bits.take(1) * Math.sign(value) * 2 ** bit;
      else if (passed === zeros) return place;
      else passed += 1;
    }
    return last + 1;
  }
}
