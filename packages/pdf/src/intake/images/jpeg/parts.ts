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
  /** Which steps its numbers are told in. */
  table: number;
  /** The first frequency of the block before, since the scan began, or began again. */
  level: number;
  /** Of each of a block's frequencies: which of its bits was told last; `notYet` before the first. */
  told: Int8Array;
  /** Of a progressive picture: the frequencies of each block, as they are told so far. */
  kept: Int16Array;
  /** Of each frequency, once a scan has come. */
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

/** What a scan tells, and by which codes (B.2.3). */
export interface Scan {
  parts: readonly Part[];
  /** Frequencies, from the first to the last. */
  first: number;
  last: number;
  /** Which bit is told last; and which one before this scan, 0 for none. */
  bit: number;
  before: number;
}
