import { unreadablePicture } from '../samples.ts';
import { bandReader, mostBits, shifted, type ReadBlocks } from './bands.ts';
import { Bits, nextMarker } from './bits.ts';
import { Block, coefficients } from './block.ts';
import type { Component, Frame, Part, Scan } from './parts.ts';

/** Of a difference to the block before, with 8 bits a sample (ITU-T T.81, F.1.2.1). */
const mostBitsOfFirst = 11;
const restarts = 0xd0;

/**
 * Reads what a scan codes, no further than what stands where: every block, by codes that its tables
 * have, markers that begin again in their places, and nothing behind it (annexes F and G).
 * @param interval of units, after which it begins again; 0 for none
 * @returns where it ends
 * @throws Unacceptable
 */
export function readScan(
  data: Buffer,
  from: number,
  { frame, scan, interval }: { frame: Frame; scan: Scan; interval: number },
): number {
  const { count, read } = unitsOf(frame, scan);
  const each = interval > 0 ? interval : count;
  let at = from;
  for (let unit = 0; unit < count; unit += each) {
    if (unit > 0) at = afterRestart(data, at, unit / each - 1);
    const end = nextMarker(data, at);
    const bits = new Bits(data, at, end);
    for (const { component } of scan.parts) component.level = 0;
    read(bits, unit, Math.min(count, unit + each));
    if (!bits.isDone) throw unreadablePicture();
    at = end;
  }
  // Some scanners begin again once more, behind the last unit.
  const isAgain = interval > 0 && count % each === 0 && isRestart(data[afterFill(data, at)]);
  return isAgain ? afterRestart(data, at, count / each - 1) : at;
}

function isRestart(marker = 0): boolean {
  return marker >= restarts && marker < restarts + 8;
}

function afterFill(data: Buffer, from: number): number {
  let at = from;
  while (data[at] === 0xff) at += 1;
  return at;
}

/** Bytes of ones may stand before it; they are counted from 0 to 7, and again. */
function afterRestart(data: Buffer, from: number, index: number): number {
  const at = afterFill(data, from);
  if (data[at] !== restarts + (index & 7)) throw unreadablePicture();
  return at + 1;
}

/** Blocks of one component by itself, or units of several together (A.2.2, A.2.3). */
function unitsOf(frame: Frame, scan: Scan): { count: number; read: ReadBlocks } {
  const [only, ...others] = scan.parts;
  if (!only) throw unreadablePicture();
  const { blocks } = only.component;
  if (scan.first > 0) return { count: blocks, read: bandReader(scan) };
  if (others.length === 0) {
    const read = blockReader(frame, scan, only);
    const readAll: ReadBlocks = (bits, from, to) => {
      for (let block = from; block < to; block++) read(bits, block);
    };
    return { count: blocks, read: readAll };
  }
  const order = scan.parts.flatMap((part) => {
    const { across, down } = part.component;
    const read = blockReader(frame, scan, part);
    return Array.from({ length: across * down }, (_, index) => {
      const [column, row] = [index % across, Math.floor(index / across)];
      return { read, place: placeIn(frame, part.component, column, row) };
    });
  });
  return {
    count: frame.units,
    read: (bits, from, to) => {
      for (let unit = from; unit < to; unit++) {
        for (const { read, place } of order) read(bits, place(unit));
      }
    },
  };
}

/** Which of a component's blocks one of a unit is; -1 beyond them, where nothing is shown. */
function placeIn(
  { rowUnits }: Frame,
  { across, down, blocks, rowBlocks }: Component,
  column: number,
  row: number,
): (unit: number) => number {
  return (unit) => {
    const unitRow = Math.floor(unit / rowUnits);
    const x = (unit - unitRow * rowUnits) * across + column;
    const block = (unitRow * down + row) * rowBlocks + x;
    return x < rowBlocks && block < blocks ? block : -1;
  };
}

/** Of a block all coefficients; of a progressive picture the DC coefficient alone. */
function blockReader(
  { isProgressive }: Frame,
  { before, bit }: Scan,
  { component, dc, ac }: Part,
): (bits: Bits, block: number) => void {
  const { kept, steps } = component;
  const keep = (block: number, value: number) => {
    if (block >= 0) kept[coefficients * block] = value;
  };
  if (before > 0) {
    return (bits, block) => {
      keep(block, (kept[coefficients * block] ?? 0) | (bits.take(1) << bit));
    };
  }
  if (!dc) throw unreadablePicture();
  const first = (bits: Bits) => {
    const size = bits.decode(dc);
    if (size > mostBitsOfFirst) throw unreadablePicture();
    component.level += bits.signed(size);
    return component.level;
  };
  if (isProgressive) {
    return (bits, block) => {
      keep(block, shifted(first(bits), bit));
    };
  }
  if (!ac) throw unreadablePicture();
  const found = new Block();
  return (bits) => {
    found.add(0, first(bits) * (steps[0] ?? 0));
    for (let at = 1; at < coefficients; at++) {
      const code = bits.decode(ac);
      if (code === 0) break;
      const [run, size] = [code >> 4, code & 15];
      at += run;
      // Many blocks that end at once are those of a progressive picture.
      const isEnd = size === 0 && run < 15;
      if (at >= coefficients || size > mostBits || isEnd) throw unreadablePicture();
      if (size > 0) found.add(at, bits.signed(size) * (steps[at] ?? 0));
    }
    found.end();
  };
}
