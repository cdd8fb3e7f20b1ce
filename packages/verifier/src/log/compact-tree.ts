import { emptyRoot, hashNode } from './merkle.ts';

interface Subtree {
  size: number;
  hash: Uint8Array;
}

/** A tree that is read leaf by leaf and remembers no more than a hash for each of its heights. */
export interface CompactTree {
  size(): number;
  root(): Uint8Array;
  /** @returns the complete subtrees that end with this leaf, the smallest first */
  append(leaf: Uint8Array): readonly Subtree[];
}

export function makeCompactTree(): CompactTree {
  const subtrees: Subtree[] = [];
  let size = 0;
  return {
    size: () => size,
    root() {
      const [last, ...others] = subtrees.toReversed();
      return others.reduce((right, left) => hashNode(left.hash, right), last?.hash ?? emptyRoot);
    },
    append(leaf) {
      size += 1;
      let grown: Subtree = { size: 1, hash: leaf };
      const completed = [grown];
      for (let left = subtrees.at(-1); left?.size === grown.size; left = subtrees.at(-1)) {
        subtrees.pop();
        grown = { size: 2 * grown.size, hash: hashNode(left.hash, grown.hash) };
        completed.push(grown);
      }
      subtrees.push(grown);
      return completed;
    },
  };
}
