import {
  edgeTiles,
  foldTile,
  hashBytes,
  levelWidth,
  rootOf,
  tileWidth,
  type Tile,
  type TileReader,
} from '@countersign/verifier/log/tiles';

export interface Growth {
  size: number;
  root: Uint8Array;
  /** The roots of tiles that became full. */
  nodes: { level: number; index: number; hash: Uint8Array }[];
}

/** Tiles as they were read, by level and index. */
export function tileReader(
  tiles: readonly (Pick<Tile, 'level' | 'index'> & { bytes: Uint8Array })[],
): TileReader {
  const byPlace = new Map(tiles.map((tile) => [`${tile.level}/${tile.index}`, tile.bytes]));
  return ({ level, index }) => byPlace.get(`${level}/${index}`);
}

/**
 * Appends leaves to a tree of `size` leaves, of which only the right edge is read.
 * @throws {RangeError} when a tile of the edge is missing or too short
 */
export function grow(size: number, read: TileReader, leaves: readonly Uint8Array[]): Growth {
  const nodes: Growth['nodes'] = [];
  const edge: { level: number; index: number; bytes: Uint8Array }[] = [];
  const top = Math.max(0, ...edgeTiles(size).map(({ level }) => level));
  let added: readonly Uint8Array[] = leaves;
  for (let level = 0; level <= top || added.length > 0; level += 1) {
    const filled = Math.floor(levelWidth(level, size) / tileWidth);
    const bytes = Buffer.concat([partialTile(level, size, read), ...added]);
    const full = Math.floor(bytes.length / (tileWidth * hashBytes));
    added = Array.from({ length: full }, (_, at) =>
      foldTile(bytes.subarray(at * tileWidth * hashBytes, (at + 1) * tileWidth * hashBytes)),
    );
    for (const [at, hash] of added.entries()) {
      nodes.push({ level: level + 1, index: filled + at, hash });
    }
    edge.push({ level, index: filled + full, bytes: bytes.subarray(full * tileWidth * hashBytes) });
  }
  const grown = size + leaves.length;
  return { size: grown, root: rootOf({ start: 0, end: grown }, tileReader(edge)), nodes };
}

/** What stands in the last tile of a level that is not full; empty when all are. */
function partialTile(level: number, size: number, read: TileReader): Uint8Array {
  const width = levelWidth(level, size);
  const wanted = (width % tileWidth) * hashBytes;
  if (wanted === 0) return new Uint8Array();
  const index = Math.floor(width / tileWidth);
  const bytes = read({ level, index })?.subarray(0, wanted);
  if (bytes?.length === wanted) return bytes;
  throw new RangeError(`Tile ${level}/${index} is missing or too short.`);
}
