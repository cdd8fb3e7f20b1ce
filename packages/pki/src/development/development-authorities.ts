import { noStatusSource } from '../status/no-status-source.ts';
import type { StatusSource } from '../status/status-source.ts';
import type { Tsa } from '../timestamps/tsa.ts';
import type { DevelopmentPki } from './development-keys.ts';
import { makeDevelopmentStatus } from './development-status.ts';
import { makeDevelopmentTsa } from './development-tsa.ts';

/** Who says when a signature was made, and that its certificates were not revoked. */
export interface Authorities {
  tsa: Tsa;
  status: StatusSource;
  /** PEM: roots of the timestamp authority. */
  timestampRoots: readonly string[];
  now: () => Date;
}

/** The authorities beside development keys, in this process: what they say proves nothing. */
export function makeDevelopmentAuthorities(
  { keys, rootPem }: DevelopmentPki,
  now: () => Date,
): Authorities {
  return {
    tsa: makeDevelopmentTsa(keys, now),
    status: makeDevelopmentStatus(keys, now, noStatusSource),
    timestampRoots: [rootPem],
    now,
  };
}
