import { createHash } from 'node:crypto';

/** Merkle trees of RFC 6962 over SHA-256; proofs are checked as RFC 9162 spells it out. */

const leafPrefix = Buffer.from([0x00]);
const nodePrefix = Buffer.from([0x01]);

/** RFC 6962, 2.1: the root of a tree without leaves. */
export const emptyRoot: Uint8Array = createHash('sha256').digest();

/** RFC 6962, 2.1: SHA-256(0x00 ‖ entry). */
export function hashLeaf(entry: Uint8Array): Uint8Array {
  return createHash('sha256').update(leafPrefix).update(entry).digest();
}

/** RFC 6962, 2.1: SHA-256(0x01 ‖ left ‖ right). */
export function hashNode(left: Uint8Array, right: Uint8Array): Uint8Array {
  return createHash('sha256').update(nodePrefix).update(left).update(right).digest();
}

export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

/**
 * RFC 9162, 2.1.3.2: whether `path` leads from the leaf at `index` to the root of the tree of
 * `size` leaves.
 */
export function isIncluded(
  leafHash: Uint8Array,
  { index, path }: { index: number; path: readonly Uint8Array[] },
  { size, root }: { size: number; root: Uint8Array },
): boolean {
  if (!isCount(index) || !isCount(size) || index >= size) return false;
  let node = index;
  let last = size - 1;
  let hash = leafHash;
  for (const sibling of path) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      hash = hashNode(sibling, hash);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      hash = hashNode(hash, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && equalBytes(hash, root);
}

interface TreeHead {
  size: number;
  root: Uint8Array;
}

/**
 * RFC 9162, 2.1.4.2: whether the tree `second` begins with the leaves of the tree `first`. An
 * empty first tree begins every other, and needs no proof.
 */
export function isConsistent(
  first: TreeHead,
  second: TreeHead,
  proof: readonly Uint8Array[],
): boolean {
  if (!isCount(first.size) || !isCount(second.size) || first.size > second.size) return false;
  if (first.size === 0) return proof.length === 0 && equalBytes(first.root, emptyRoot);
  if (first.size === second.size) return proof.length === 0 && equalBytes(first.root, second.root);
  const isComplete = powerWithin(first.size) === first.size;
  const [start, ...rest] = isComplete ? [first.root, ...proof] : proof;
  if (start === undefined || proof.length === 0) return false;
  let node = first.size - 1;
  let last = second.size - 1;
  while (isOdd(node)) [node, last] = [half(node), half(last)];
  let [before, after] = [start, start];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      before = hashNode(sibling, before);
      after = hashNode(sibling, after);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      after = hashNode(after, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && equalBytes(before, first.root) && equalBytes(after, second.root);
}

/** Sizes grow beyond the 32 bits of JavaScript's shifts. */
function half(value: number): number {
  return Math.floor(value / 2);
}

function isOdd(value: number): boolean {
  return value % 2 === 1;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** The largest power of two that is not above `value`, which is 1 or more. */
export function powerWithin(value: number): number {
  let power = 1;
  while (2 * power <= value) power *= 2;
  return power;
}
