import type { RecipientSnapshot, Snapshot } from '../../../src/domain/document/snapshot.ts';
import { dayMs } from '../../../src/domain/time.ts';

/** When everything in these tests begins. */
export const startMs = Date.UTC(2027, 0, 27, 10, 30);

/** A moment, in days after the start. */
export function day(days: number): number {
  return startMs + days * dayMs;
}

/** A signer who was invited at the start; overridden where a test says so. */
export function recipient(given: Partial<RecipientSnapshot> = {}): RecipientSnapshot {
  return {
    id: 'rec_a',
    role: 'signer',
    order: null,
    acted: false,
    invitedAtMs: startMs,
    invitedDeadlineMs: day(30),
    remindedAtMs: null,
    ...given,
  };
}

/** A document sent at the start to one signer, due in thirty days. */
export function snapshot(given: Partial<Snapshot> = {}): Snapshot {
  return {
    documentId: 'doc_a',
    organizationId: 'org_a',
    rev: 1,
    status: 'sent',
    deadlineMs: day(30),
    reminderDays: [3, 7, 14],
    alertDays: 3,
    alertedForMs: null,
    recipients: [recipient()],
    unsentMails: 0,
    recordsToTimestamp: 0,
    sealed: false,
    ...given,
  };
}
