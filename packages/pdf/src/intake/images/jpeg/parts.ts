import type { Codes } from './bits.ts';

/** Of a frame (ITU-T T.81, B.2.2): one kind of numbers, such as brightness. */
export interface Component {
  id: number;
  /** Blocks of eight by eight samples, in each unit of all components together (A.2.3). */
  across: number;
  down: number;
  /** Of the component by itself (A.2.2), and along one of its rows. */
  blocks: number;
  rowBlocks: number;
  /** The number of its quantization table. */
  table: number;
  /** The DC coefficient of the block before, since the scan began, or began again. */
  level: number;
  /** Of each of a block's coefficients: which of its bits was coded last; `notYet` before the first. */
  coded: Int8Array;
  /** Of a progressive picture: the coefficients of each block, as they are coded so far. */
  kept: Int16Array;
  /** Each coefficient's quantization step, once a scan has come. */
  steps: Uint16Array;
}

export const notYet = -1;

export interface Frame {
  width: number;
  height: number;
  isProgressive: boolean;
  components: readonly Component[];
  /** Each of some blocks of every component; and along a row. */
  units: number;
  rowUnits: number;
}

/** A component in a scan. */
export interface Part {
  component: Component;
  dc: Codes | undefined;
  ac: Codes | undefined;
}

/** What a scan codes, and how (B.2.3). */
export interface Scan {
  parts: readonly Part[];
  /** Coefficients, from the first to the last. */
  first: number;
  last: number;
  /** Which bit is coded last; and which one before this scan, 0 for none. */
  bit: number;
  before: number;
}
