import { createHash } from 'node:crypto';

/** Repeatable choices. `fork` gives one of its own to each part, so that their order does not matter. */
export interface Random {
  /** From 0 up to but without 1. */
  next(): number;
  /** From `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  fork(label: string | number): Random;
}

export function makeRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // Mulberry32: 32 bits of state are plenty for a story.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(list) {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new RangeError('There is nothing to pick from.');
      return found;
    },
    shuffle(list) {
      const keyed = list.map((item) => ({ item, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
    fork: (label) => makeRandom(`${seed}/${label}`),
  };
}
