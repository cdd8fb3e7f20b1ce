import type { Kind } from './kinds.ts';
import type { SealedSample } from './sealed.ts';

/** What somebody makes of a sealed file who has the file and no key. */
export interface Attack {
  /** Of it, "the file with …". */
  what: string;
  make: (sealed: SealedSample) => Buffer | Promise<Buffer>;
  /** Besides the first kind of seal; all attacks are tried on that unless `only` names another. */
  also?: readonly Kind[];
  only?: Kind;
}

export function attack(
  what: string,
  make: Attack['make'],
  more: Omit<Attack, 'what' | 'make'> = {},
): Attack {
  return { what, make, ...more };
}

/** The kinds that differ in what is appended to, for attacks that are the strongest of their class. */
export const everyKind = [
  'xref stream, one signer',
  'linearised, five signers',
  'renewed once',
  'renewed twice',
  'B-LT',
  'B-T',
  'B-B',
] as const;
