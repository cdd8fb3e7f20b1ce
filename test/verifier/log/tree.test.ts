import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { grow, tileReader, type Growth } from '../../../src/evidence/log/grow.ts';
import { isConsistent, isIncluded } from '@countersign/verifier/log/merkle';
import {
  consistencyRanges,
  edgeTiles,
  inclusionRanges,
  parseTilePath,
  rootOf,
  tilePath,
  tilesOf,
  type Tile,
} from '@countersign/verifier/log/tiles';
import { consistencyProof, inclusionPath, leavesOf, treeRoot } from './reference-tree.ts';

/** Three levels of tiles: 256² leaves and some. */
const all = leavesOf(66_000);

/** A log as the service keeps it: leaves, and the roots of full tiles. */
function storedTree(batches: readonly number[]) {
  const nodes: Growth['nodes'] = [];
  let size = 0;
  let root: Uint8Array = treeRoot([]);
  const read = ({ level, index, width }: Tile) => {
    const hashes =
      level === 0
        ? all.slice(0, size)
        : nodes
            .filter((node) => node.level === level)
            .sort((one, other) => one.index - other.index)
            .map(({ hash }) => hash);
    return Buffer.concat(hashes.slice(index * 256, index * 256 + width));
  };
  const reader = (tiles: readonly Tile[]) =>
    tileReader(tiles.map((tile) => ({ ...tile, bytes: read(tile) })));
  for (const count of batches) {
    const leaves = all.slice(size, size + count);
    const grown = grow(size, reader(edgeTiles(size)), leaves);
    nodes.push(...grown.nodes);
    ({ size, root } = grown);
  }
  return { size, root, reader };
}

const sizes = fc.oneof(
  fc.integer({ min: 1, max: 700 }),
  fc.constantFrom(1, 2, 255, 256, 257, 511, 512, 513, 1_023, 1_024, 1_025),
);

test('however a log grows, its root is that of RFC 6962', () => {
  const batches = fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(batches, (counts) => {
      const { size, root } = storedTree(counts);
      expect(root).toEqual(treeRoot(all.slice(0, size)));
    }),
    { numRuns: 40 },
  );
});

test('a log of three levels of tiles has the root of RFC 6962', () => {
  const { size, root, reader } = storedTree([65_535, 1, 464]);
  expect(root).toEqual(treeRoot(all.slice(0, size)));
  const ranges = inclusionRanges(300, size);
  const tiles = tilesOf(ranges, size);
  expect(tiles.map(({ level }) => level).sort()).toEqual([0, 0, 1, 1]);
  const path = ranges.map((range) => rootOf(range, reader(tiles)));
  expect(path).toEqual(inclusionPath(300, all.slice(0, size)));
});

test('inclusion paths from tiles are those of RFC 6962, and are accepted', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), (size, any) => {
      const index = any % size;
      const { root, reader } = storedTree([size]);
      const ranges = inclusionRanges(index, size);
      const path = ranges.map((range) => rootOf(range, reader(tilesOf(ranges, size))));
      expect(path).toEqual(inclusionPath(index, all.slice(0, size)));
      expect(isIncluded(leaf(index), { index, path }, { size, root })).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('consistency proofs from tiles are those of RFC 6962, and are accepted', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), (size, any) => {
      const first = 1 + (any % size);
      const { root, reader } = storedTree([size]);
      const ranges = consistencyRanges(first, size);
      const proof = ranges.map((range) => rootOf(range, reader(tilesOf(ranges, size))));
      const expected = consistencyProof(first, all.slice(0, size));
      expect(proof).toEqual(expected);
      const before = { size: first, root: treeRoot(all.slice(0, first)) };
      expect(isConsistent(before, { size, root }, proof)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

describe('a proof that was tampered with is refused', () => {
  const tampered = fc.record({
    size: fc.integer({ min: 2, max: 300 }),
    any: fc.nat(),
    at: fc.nat(),
    how: fc.constantFrom('flip', 'drop', 'add', 'index', 'size', 'root', 'leaf'),
  });

  test('of inclusion', () => {
    fc.assert(
      fc.property(tampered, ({ size, any, at, how }) => {
        const leaves = all.slice(0, size);
        const index = any % size;
        const path = inclusionPath(index, leaves);
        const root = treeRoot(leaves);
        const accepted = isIncluded(
          leaf(how === 'leaf' ? index + 1 : index),
          {
            index: how === 'index' ? (index + 1) % size : index,
            path: altered(path, at, how),
          },
          { size: how === 'size' ? index : size, root: how === 'root' ? leaf(0) : root },
        );
        expect(accepted).toBe(false);
      }),
    );
  });

  test('of consistency', () => {
    fc.assert(
      fc.property(tampered, ({ size, any, at, how }) => {
        const leaves = all.slice(0, size);
        const first = 1 + (any % (size - 1));
        const proof = consistencyProof(first, leaves);
        const before = treeRoot(leaves.slice(0, how === 'index' ? first - 1 : first));
        const forked = treeRoot([...leaves.slice(0, -1), leaf(size + 1)]);
        const accepted = isConsistent(
          { size: first, root: how === 'leaf' ? leaf(1) : before },
          {
            size: how === 'size' ? first : size,
            root: how === 'root' ? forked : treeRoot(leaves),
          },
          altered(proof, at, how),
        );
        expect(accepted).toBe(false);
      }),
    );
  });

  test('of sizes that are none', () => {
    const root = treeRoot(all.slice(0, 2));
    for (const size of [-1, 0.5, NaN, Infinity, 2 ** 53]) {
      expect(isIncluded(leaf(0), { index: 0, path: [leaf(1)] }, { size, root })).toBe(false);
      expect(isConsistent({ size, root }, { size: 2, root }, [])).toBe(false);
    }
  });
});

function leaf(index: number): Buffer {
  return all[index] ?? Buffer.alloc(32);
}

function altered(proof: readonly Buffer[], any: number, how: string): Uint8Array[] {
  const at = any % Math.max(proof.length, 1);
  if (how === 'drop') return proof.toSpliced(at, 1);
  if (how === 'add') return proof.toSpliced(at, 0, leaf(7));
  if (how !== 'flip') return [...proof];
  return proof.with(at, flipped(proof[at] ?? Buffer.alloc(32)));
}

function flipped(bytes: Uint8Array): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(31) ^ 1, 31);
  return copy;
}

describe('paths of tiles', () => {
  test.each([
    [{ level: 0, index: 0, width: 256 }, 'tile/0/000'],
    [{ level: 0, index: 1_234_067, width: 256 }, 'tile/0/x001/x234/067'],
    [{ level: 12, index: 273, width: 112 }, 'tile/12/273.p/112'],
    [{ level: 1, index: 999_999_999, width: 1 }, 'tile/1/x999/x999/999.p/1'],
  ])('%j is %s', (tile, path) => {
    expect(tilePath(tile)).toBe(path);
    expect(parseTilePath(path)).toEqual(tile);
  });

  test.each([
    ...['', 'tile/0', 'tile/00/000', 'tile/64/000', 'tile/0/0', 'tile/0/x000/000'],
    ...['tile/0/001/000', 'tile/0/000.p/0', 'tile/0/000.p/256', 'tile/0/000.p/999'],
    ...['tile/0/000.p/01', 'tile/entries/000', 'tile/-1/000', 'tile/0/000/', '/tile/0/000'],
    ...['tile/0/x999/x999/x999/x999/x999/999', 'tile/0/%30%30%30', 'tile/0/000\n'],
  ])('%j is none', (path) => {
    expect(parseTilePath(path)).toBeUndefined();
  });
});
