/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, and not, a limit. */
  below(limit: number): number;
  /** One of a list that has at least one. */
  pick<T>(from: readonly T[]): T;
  bytes(count: number): Buffer;
}

/** Mulberry32 (Tommy Ettinger, public domain); each case of a run gets a seed of its own. */
export function randomOf(seed: number, number: number): Random {
  let state = (Math.imul(seed, 0x9e37_79b1) ^ Math.imul(number + 1, 0x85eb_ca6b)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number) => next() % Math.max(1, limit);
  return {
    below,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => next() & 0xff)),
  };
}
