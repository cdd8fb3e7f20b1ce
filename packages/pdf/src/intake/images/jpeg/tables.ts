import { unreadablePicture } from '../samples.ts';
import { makeCodes, type Codes } from './bits.ts';
import { coefficients } from './block.ts';

/** What the segments of a JPEG have defined so far. */
export interface Tables {
  /** Of the DC coefficient, and of the AC ones (ITU-T T.81, B.2.4.2), by their numbers. */
  dc: Map<number, Codes>;
  ac: Map<number, Codes>;
  /** Quantization steps of the coefficients (B.2.4.1), by their numbers. */
  steps: Map<number, Uint16Array>;
  /** Units after which a scan begins again (B.2.4.4). */
  interval: number;
}

export const makeTables = (): Tables => ({
  dc: new Map(),
  ac: new Map(),
  steps: new Map(),
  interval: 0,
});

const mostTables = 4;
const lengths = 16;

/** Reads a segment that defines codes. @throws Unacceptable */
export function defineCodes(tables: Tables, segment: Buffer): void {
  for (let at = 0; at < segment.length;) {
    const [kind, number] = [(segment[at] ?? 0) >> 4, (segment[at] ?? 0) & 15];
    const counts = segment.subarray(at + 1, at + 1 + lengths);
    const count = counts.reduce((sum, one) => sum + one, 0);
    const from = at + 1 + lengths;
    at = from + count;
    if (kind > 1 || number >= mostTables || count > 256 || at > segment.length) {
      throw unreadablePicture();
    }
    (kind === 0 ? tables.dc : tables.ac).set(number, makeCodes(counts, segment.subarray(from, at)));
  }
}

/** Reads a segment that defines steps, of 8 or 16 bits. @throws Unacceptable */
export function defineSteps(tables: Tables, segment: Buffer): void {
  for (let at = 0; at < segment.length;) {
    const [isLong, number] = [(segment[at] ?? 0) >> 4, (segment[at] ?? 0) & 15];
    const from = at + 1;
    const bytes = isLong + 1;
    at = from + coefficients * bytes;
    if (isLong > 1 || number >= mostTables || at > segment.length) throw unreadablePicture();
    const steps = Uint16Array.from({ length: coefficients }, (_, index) =>
      segment.readUIntBE(from + index * bytes, bytes),
    );
    tables.steps.set(number, steps);
  }
}

/** Reads a segment that defines how often scans begin again. @throws Unacceptable */
export function defineInterval(tables: Tables, segment: Buffer): void {
  if (segment.length !== 2) throw unreadablePicture();
  tables.interval = segment.readUInt16BE(0);
}
