import { emptyRoot, hashNode, powerWithin } from './merkle.ts';

/**
 * Tiles of https://c2sp.org/tlog-tiles: a tree cut into subtrees of height 8. Every hash that a
 * proof needs is a complete subtree, or a fold of such at the right edge of the tree.
 */

export const tileWidth = 256;
export const hashBytes = 32;
const maxLevel = 63;

export interface Tile {
  level: number;
  index: number;
  /** Hashes in it, 1 to 256. */
  width: number;
}

/** A range of leaves, the end outside. */
export interface Range {
  start: number;
  end: number;
}

/** `tile/<L>/<N>[.p/<W>]`. */
export function tilePath({ level, index, width }: Tile): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  const number = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group));
  const partial = width === tileWidth ? '' : `.p/${width}`;
  return `tile/${level}/${number.join('/')}${partial}`;
}

const pathForm = /^tile\/(0|[1-9]\d?)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** Undefined for anything that `tilePath` would not write. */
export function parseTilePath(path: string): Tile | undefined {
  const [, level, number, width] = pathForm.exec(path) ?? [];
  if (level === undefined || number === undefined) return undefined;
  const tile = {
    level: Number(level),
    index: Number(number.replaceAll(/[x/]/g, '')),
    width: width === undefined ? tileWidth : Number(width),
  };
  const exists = tile.level <= maxLevel && tile.width <= tileWidth;
  return exists && tilePath(tile) === path ? tile : undefined;
}

/** How many hashes a level has in a tree of `size` leaves. */
export function levelWidth(level: number, size: number): number {
  return Math.floor(size / tileWidth ** level);
}

/** The path of RFC 6962, 2.1.1, as the ranges whose roots it consists of. */
export function inclusionRanges(index: number, size: number): Range[] {
  const ranges: Range[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const middle = start + split(end - start);
    if (index < middle) {
      ranges.unshift({ start: middle, end });
      end = middle;
    } else {
      ranges.unshift({ start, end: middle });
      start = middle;
    }
  }
  return ranges;
}

/** The proof of RFC 6962, 2.1.2, as the ranges whose roots it consists of. */
export function consistencyRanges(first: number, size: number): Range[] {
  const ranges: Range[] = [];
  if (first === 0 || first >= size) return ranges;
  let [start, end] = [0, size];
  while (first !== end) {
    const middle = start + split(end - start);
    if (first <= middle) {
      ranges.unshift({ start: middle, end });
      end = middle;
    } else {
      ranges.unshift({ start, end: middle });
      start = middle;
    }
  }
  if (start > 0) ranges.unshift({ start, end });
  return ranges;
}

/** The tiles that hold what the roots of these ranges are made of, in a tree of `size` leaves. */
export function tilesOf(ranges: readonly Range[], size: number): Tile[] {
  const tiles = new Map<string, Tile>();
  for (const subtree of ranges.flatMap(completeSubtrees)) {
    const { level, index } = placeOf(subtree);
    const tile = Math.floor(index / tileWidth);
    const width = Math.min(levelWidth(level, size) - tile * tileWidth, tileWidth);
    tiles.set(`${level}/${tile}`, { level, index: tile, width });
  }
  return [...tiles.values()];
}

/** The tiles of the right edge: what a tree's root is made of, and its next leaves attach to. */
export function edgeTiles(size: number): Tile[] {
  return tilesOf([{ start: 0, end: size }], size);
}

/** Bytes of a tile; undefined when there are none. */
export type TileReader = (tile: Pick<Tile, 'level' | 'index'>) => Uint8Array | undefined;

/** @throws {RangeError} when a tile is missing or too short */
export function rootOf(range: Range, read: TileReader): Uint8Array {
  const roots = completeSubtrees(range).map((subtree) => subtreeRoot(subtree, read));
  return roots.reduceRight((right, left) => hashNode(left, right), roots.pop() ?? emptyRoot);
}

/** A range as the complete subtrees that it is folded of (RFC 6962, 2.1). */
function completeSubtrees({ start, end }: Range): Range[] {
  const subtrees: Range[] = [];
  for (let at = start; at < end;) {
    const size = powerWithin(end - at);
    subtrees.push({ start: at, end: at + size });
    at += size;
  }
  return subtrees;
}

/** Where the hashes of a complete subtree are: at which level, from which index, how many. */
function placeOf({ start, end }: Range): { level: number; index: number; count: number } {
  let level = 0;
  let span = 1;
  while (span * tileWidth <= end - start) [level, span] = [level + 1, span * tileWidth];
  return { level, index: start / span, count: (end - start) / span };
}

function subtreeRoot(subtree: Range, read: TileReader): Uint8Array {
  const { level, index, count } = placeOf(subtree);
  const tile = Math.floor(index / tileWidth);
  const from = (index - tile * tileWidth) * hashBytes;
  const bytes = read({ level, index: tile })?.subarray(from, from + count * hashBytes);
  if (bytes?.length !== count * hashBytes) {
    throw new RangeError(`Tile ${level}/${tile} is missing or too short.`);
  }
  return foldTile(bytes);
}

/** The root of hashes that stand side by side; their number is a power of two. */
export function foldTile(bytes: Uint8Array): Uint8Array {
  let hashes = Array.from({ length: bytes.length / hashBytes }, (_, at) =>
    bytes.subarray(at * hashBytes, (at + 1) * hashBytes),
  );
  while (hashes.length > 1) {
    hashes = Array.from({ length: hashes.length / 2 }, (_, at) =>
      hashNode(hashes[2 * at] ?? emptyRoot, hashes[2 * at + 1] ?? emptyRoot),
    );
  }
  return hashes[0] ?? emptyRoot;
}

/** The largest power of two below `size`. */
function split(size: number): number {
  return powerWithin(size - 1);
}
