import type { Exclusion } from './exclusions.ts';
import type { SealedSample } from './sealed.ts';

/** What somebody makes of a sealed file who has the file and no key. */
export interface Attack {
  /** Of it, "the file with …". */
  what: string;
  make: (sealed: SealedSample) => Buffer | Promise<Buffer>;
  /** It is tried on every kind of seal but these. */
  not?: readonly Exclusion[];
  /** The first check that fails; any of the seal's or the ZIP's unless it is named. */
  check?: string;
}

export function attack(
  what: string,
  make: Attack['make'],
  more: Omit<Attack, 'what' | 'make'> = {},
): Attack {
  return { what, make, ...more };
}
