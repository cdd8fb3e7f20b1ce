import type { TestClock } from '../../domain/test-workspace/clock.ts';
import { laterOf } from '../../domain/time.ts';

/**
 * The one time of everything that an act dates: rows, events, the signed record, mails and what the
 * act completes. It is taken when it is first asked for, and stays. Taking a document's lock moves
 * it behind what that document's last act dated: whoever waited for the lock comes after its holder,
 * also where the clocks of two processes are apart.
 */
export interface ActTime {
  now(): Date;
  /** Of the document that was locked, where it is in a test workspace. */
  testClock(): TestClock | undefined;
  /**
   * Called by whoever takes a document's lock, with the clock of its workspace where that has one.
   * @throws when the time was taken before the lock: something would be dated before its turn
   */
  follow(last: Date, clock?: TestClock): void;
}

export function makeActTime(take: (clock?: TestClock) => Date): ActTime {
  let taken: Date | undefined;
  let earliest: Date | undefined;
  let testClock: TestClock | undefined;
  return {
    now() {
      taken ??= earliest ? laterOf(take(testClock), earliest) : take(testClock);
      return taken;
    },
    testClock: () => testClock,
    follow(last, clock) {
      if (taken) throw new Error('An act was dated before its document was locked.');
      earliest = earliest ? laterOf(earliest, last) : last;
      testClock = clock;
    },
  };
}
