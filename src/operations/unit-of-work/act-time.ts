import type { OrganizationId } from '../../domain/ids.ts';
import type { TestClock } from '../../domain/test-workspace/clock.ts';
import { laterOf } from '../../domain/time.ts';

/**
 * The one time of everything that an act dates: rows, events, the signed record, mails and what the
 * act completes. It is taken when it is first asked for, and stays. Taking a document's lock moves
 * it behind what that document's last act dated: whoever waited for the lock comes after its holder,
 * also where the clocks of two processes are apart. An act of a workspace is announced before it
 * takes its time, so that a list knows what may still be dated before it.
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
  /**
   * Called by whoever announced the act in a workspace.
   * @throws when the time was taken before: a list may have been given without it
   */
  announced(organizationId: OrganizationId): void;
  isAnnounced(organizationId: OrganizationId): boolean;
  /** Of another act in the same transaction, which is announced where this one is. */
  another(take: (clock?: TestClock) => Date): ActTime;
}

export function makeActTime(
  take: (clock?: TestClock) => Date,
  announcedBefore: Iterable<OrganizationId> = [],
): ActTime {
  const announced = new Set(announcedBefore);
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
    announced(organizationId) {
      if (announced.has(organizationId)) return;
      if (taken) throw new Error('An act was dated before it was announced in its workspace.');
      announced.add(organizationId);
    },
    isAnnounced: (organizationId) => announced.has(organizationId),
    another: (takeAnother) => makeActTime(takeAnother, announced),
  };
}
