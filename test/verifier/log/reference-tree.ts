import { createHash } from 'node:crypto';

/** RFC 6962, 2.1, word for word and slow: what everything else is compared with. */

const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Leaf hashes of as many entries as asked for. */
export function leavesOf(count: number, seed = 'entry'): Buffer[] {
  return Array.from({ length: count }, (_, at) =>
    sha256(Buffer.from([0]), Buffer.from(`${seed} ${at}`)),
  );
}

/** MTH(D[n]) over leaf hashes. */
export function treeRoot(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (only === undefined) return sha256();
  if (leaves.length === 1) return only;
  const middle = largestPowerBelow(leaves.length);
  return sha256(
    Buffer.from([1]),
    treeRoot(leaves.slice(0, middle)),
    treeRoot(leaves.slice(middle)),
  );
}

/** PATH(m, D[n]). */
export function inclusionPath(index: number, leaves: readonly Buffer[]): Buffer[] {
  if (leaves.length === 1) return [];
  const middle = largestPowerBelow(leaves.length);
  const [left, right] = [leaves.slice(0, middle), leaves.slice(middle)];
  return index < middle
    ? [...inclusionPath(index, left), treeRoot(right)]
    : [...inclusionPath(index - middle, right), treeRoot(left)];
}

/** PROOF(m, D[n]). */
export function consistencyProof(first: number, leaves: readonly Buffer[]): Buffer[] {
  return subProof(first, leaves, true);
}

function subProof(first: number, leaves: readonly Buffer[], whole: boolean): Buffer[] {
  if (first === leaves.length) return whole ? [] : [treeRoot(leaves)];
  const middle = largestPowerBelow(leaves.length);
  const [left, right] = [leaves.slice(0, middle), leaves.slice(middle)];
  return first <= middle
    ? [...subProof(first, left, whole), treeRoot(right)]
    : [...subProof(first - middle, right, false), treeRoot(left)];
}

function largestPowerBelow(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}
