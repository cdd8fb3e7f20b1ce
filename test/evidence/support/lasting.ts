import type { DevelopmentPki } from '../../../src/evidence/keys/development-keys.ts';
import { makeDevelopmentStatus } from '../../../src/evidence/keys/development-status.ts';
import { makeDevelopmentTsa } from '../../../src/evidence/keys/development-tsa.ts';
import type { Lasting } from '../../../src/evidence/seal/make-seal.ts';
import { noStatusSource } from '../../../src/evidence/status/no-status-source.ts';

/** The development authorities with a clock of the test's. */
export function lastingBy(
  { keys, rootPem }: DevelopmentPki,
  level: Lasting['level'],
  now: () => Date,
): Lasting {
  return {
    level,
    tsa: makeDevelopmentTsa(keys, now),
    status: makeDevelopmentStatus(keys, now, noStatusSource),
    timestampRoots: [rootPem],
    now,
  };
}
