import { makeDevelopmentAuthorities } from '@countersign/pki/development/development-authorities';
import type { DevelopmentPki } from '@countersign/pki/development/development-keys';
import type { LongTerm } from '@countersign/seal/seal-to-level';

/** The development authorities with a clock of the test's. */
export function longTermBy(
  pki: DevelopmentPki,
  level: LongTerm['level'],
  now: () => Date,
): LongTerm {
  return { level, ...makeDevelopmentAuthorities(pki, now) };
}
