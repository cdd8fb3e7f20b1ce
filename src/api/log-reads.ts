import pLimit from 'p-limit';
import { Problem } from './problem.ts';

/** Of the pool's connections those that strangers may hold at once. */
const maxReading = 2;
const maxWaiting = 100;

/** Runs a read of the log in its turn. @throws UNAVAILABLE when too many wait */
export type ReadLog = <T>(read: () => Promise<T>) => Promise<T>;

/** What strangers ask of the log in any number costs the service two connections at most. */
export function makeReadLog(): ReadLog {
  const limit = pLimit(maxReading);
  return async (read) => {
    if (limit.pendingCount >= maxWaiting) {
      throw new Problem('UNAVAILABLE', 'Too many ask for the log at once.', { retryAfterS: 1 });
    }
    return limit(read);
  };
}
