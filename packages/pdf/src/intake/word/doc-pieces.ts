import { tableAt } from './doc-tables.ts';

/** Characters that lie together, from one position of the text to another ([MS-DOC] 2.4.1). */
export interface Piece {
  from: number;
  to: number;
  /** The offset of the first in the stream of the document. */
  start: number;
  bytesPerCharacter: 1 | 2;
}

export interface PieceTable {
  count: number;
  piece: (index: number) => Piece;
}

/** [MS-DOC] 2.5.6: of the table that says in which pieces the text stands. */
const pieceTable = 33;
const properties = 1;
const pieces = 2;
/** 2.9.73: the piece has a byte for each character. */
const narrow = 0x4000_0000;

/** Reads of which pieces the text is made; throws UnacceptableFile and RangeError as `tableAt` does. */
export function readPieces(document: Buffer, tables: Buffer): PieceTable {
  const list = tableAt(document, tables, pieceTable);
  let at = 0;
  while (list[at] === properties) at += 3 + list.readUInt16LE(at + 1);
  if (list[at] !== pieces) return { count: 0, piece: () => none };
  const size = list.readUInt32LE(at + 1);
  const table = list.subarray(at + 5, at + 5 + size);
  // 2.8.35: n + 1 positions of four bytes, then n descriptions of eight.
  const count = Math.max(0, Math.floor((size - 4) / 12));
  return {
    count,
    piece(index) {
      const [from, to] = [table.readUInt32LE(4 * index), table.readUInt32LE(4 * index + 4)];
      const place = table.readUInt32LE(4 * (count + 1) + 8 * index + 2);
      const start = place & 0x3fff_ffff;
      return place & narrow
        ? { from, to, start: start / 2, bytesPerCharacter: 1 }
        : { from, to, start, bytesPerCharacter: 2 };
    },
  };
}

const none: Piece = { from: 0, to: 0, start: 0, bytesPerCharacter: 1 };

/** @returns where the character of a position stands in the document; undefined for none */
export function placeOf({ count, piece }: PieceTable, position: number): Place | undefined {
  const index = lastAtMost(count, (at) => piece(at).from, position);
  if (index === undefined) return undefined;
  const { from, to, start, bytesPerCharacter } = piece(index);
  if (position >= to) return undefined;
  return { offset: start + (position - from) * bytesPerCharacter, bytesPerCharacter };
}

export interface Place {
  offset: number;
  bytesPerCharacter: 1 | 2;
}

/**
 * The last of values in ascending order that is not above one. Of those that are in none, any that
 * is not above it.
 */
export function lastAtMost(
  count: number,
  valueAt: (index: number) => number,
  wanted: number,
): number | undefined {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueAt(middle) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low > 0 ? low - 1 : undefined;
}
