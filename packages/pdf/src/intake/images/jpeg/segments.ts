import { Unacceptable } from '../../refusals.ts';
import { unreadablePicture } from '../samples.ts';
import { Block, coefficients } from './block.ts';
import { notYet, type Component, type Frame, type Scan } from './parts.ts';
import type { Tables } from './tables.ts';

/** Bits of a sample. */
const precision = 8;
const side = 8;
const mostParts = 4;
/** Of all components together in a unit (ITU-T T.81, B.2.3). */
const mostBlocks = 10;
/** Blocks of a component of a progressive picture, of which all is kept: 256 MB. */
const mostKept = 2 * 1024 ** 2;
/** The last bit of a coefficient that its first scan may code. */
const highestBit = 13;

/** Reads the header of a frame (B.2.2). @throws Unacceptable */
export function frameIn(segment: Buffer, isProgressive: boolean): Frame {
  const count = segment[5] ?? 0;
  const isWhole = segment.length === 6 + 3 * count && [1, 3, 4].includes(count);
  if (!isWhole || segment[0] !== precision) throw unreadablePicture();
  const [height, width] = [segment.readUInt16BE(1), segment.readUInt16BE(3)];
  const given = Array.from({ length: count }, (_, index) => {
    const [id = 0, factors = 0, table = 0] = segment.subarray(6 + 3 * index);
    return { id, across: factors >> 4, down: factors & 15, table };
  });
  const most = {
    across: Math.max(...given.map(({ across }) => across)),
    down: Math.max(...given.map(({ down }) => down)),
  };
  /** A component's samples are the picture's, or those of every second, third or fourth one. */
  const isPart = ({ across, down }: (typeof given)[number]) =>
    across > 0 && down > 0 && most.across % across === 0 && most.down % down === 0;
  const areKnown = new Set(given.map(({ id }) => id)).size === count && given.every(isPart);
  if (!areKnown || most.across > mostParts || most.down > mostParts || width * height === 0) {
    throw unreadablePicture();
  }
  const blocks = (length: number, share: number) => Math.ceil(Math.ceil(length * share) / side);
  const rowUnits = Math.ceil(width / (side * most.across));
  return {
    width,
    height,
    isProgressive,
    units: rowUnits * Math.ceil(height / (side * most.down)),
    rowUnits,
    components: given.map((one) => {
      const rowBlocks = blocks(width, one.across / most.across);
      const all = rowBlocks * blocks(height, one.down / most.down);
      if (isProgressive && all > mostKept) throw new Unacceptable('too_complex');
      return {
        ...one,
        rowBlocks,
        blocks: all,
        level: 0,
        coded: new Int8Array(coefficients).fill(notYet),
        kept: new Int16Array(isProgressive ? coefficients * all : 0),
        steps: new Uint16Array(coefficients),
      };
    }),
  };
}

/** Reads the header of a scan (B.2.3), which says what is coded next. @throws Unacceptable */
export function scanIn(segment: Buffer, frame: Frame, tables: Tables): Scan {
  const count = segment[0] ?? 0;
  if (count < 1 || segment.length !== 4 + 2 * count) throw unreadablePicture();
  const parts = Array.from({ length: count }, (_, index) => {
    const [id, by = 0] = segment.subarray(1 + 2 * index);
    const component = frame.components.find((one) => one.id === id);
    const steps = component && tables.steps.get(component.table);
    if (!steps) throw unreadablePicture();
    component.steps = steps;
    return { component, dc: tables.dc.get(by >> 4), ac: tables.ac.get(by & 15) };
  });
  const components = parts.map(({ component }) => component);
  const unit = components.reduce((sum, { across, down }) => sum + across * down, 0);
  if (new Set(components).size !== count || (count > 1 && unit > mostBlocks)) {
    throw unreadablePicture();
  }
  const [first = 0, last = 0, bits = 0] = segment.subarray(-3);
  // Of a picture that is not progressive a scan codes all, whatever stands there.
  const coded = frame.isProgressive
    ? { first, last, before: bits >> 4, bit: bits & 15 }
    : { first: 0, last: coefficients - 1, before: 0, bit: 0 };
  for (const component of components) noteCoded(component, coded, frame);
  return { parts, ...coded };
}

/** Each bit of a coefficient once, from the highest to the lowest; the DC coefficient before all others. */
function noteCoded(
  { coded }: Component,
  { first, last, before, bit }: Omit<Scan, 'parts'>,
  { isProgressive }: Frame,
): void {
  const isBand =
    first <= last && last < coefficients && (first > 0 || last === 0 || !isProgressive);
  const isNext = before === 0 ? bit <= highestBit : bit === before - 1;
  const isAfter = first === 0 || coded[0] !== notYet;
  if (!isBand || !isNext || !isAfter) throw unreadablePicture();
  for (let at = first; at <= last; at++) {
    if (coded[at] !== (before === 0 ? notYet : before)) throw unreadablePicture();
    coded[at] = bit;
  }
}

/**
 * Whether all is coded: of anything less some readers show what they reckon.
 * @throws Unacceptable for a block that readers differ in
 */
export function isComplete({ components }: Frame): boolean {
  for (const { kept, steps } of components) {
    const block = new Block();
    for (let from = 0; from < kept.length; from += coefficients) {
      for (let at = 0; at < coefficients; at++) {
        const value = kept[from + at] ?? 0;
        if (value !== 0) block.add(at, value * (steps[at] ?? 0));
      }
      block.end();
    }
  }
  return components.every(({ coded }) => coded.every((bit) => bit === 0));
}
