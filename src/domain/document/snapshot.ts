import { publicId, type PublicId } from '../ids.ts';
import { hasActed, type RecipientRole } from '../recipient/recipient.ts';
import type { TestClock } from '../test-workspace/clock.ts';
import type { DocumentStatus } from './document.ts';
import type { SealWait } from './seal-wait.ts';
import type { DocumentState, RecipientState } from './state.ts';

/**
 * What the workflow knows of a document: a level, never an edge. It holds ids, roles, times and
 * counts, and no name, address or title, so that there is nothing personal in a history.
 * Times are Unix milliseconds.
 */
export interface Snapshot {
  documentId: PublicId<'doc'>;
  /** Null in histories of the previous release, for a document that a restored database has forgotten. */
  organizationId: PublicId<'org'> | null;
  rev: number;
  status: DocumentStatus | 'deleted';
  deadlineMs: number | null;
  /** Fixed at send, in days after a recipient was invited. */
  reminderDays: number[];
  /** Fixed at send, in days before the deadline. */
  alertDays: number;
  alertedForMs: number | null;
  recipients: RecipientSnapshot[];
  /** Mails that may leave now. */
  unsentMails: number;
  /** Records of acts that wait for their timestamp token. */
  recordsToTimestamp: number;
  sealed: boolean;
  /** Absent while it waits for nothing. */
  sealWaitsFor?: SealWait;
  /** By which its times are; absent but in a test workspace. */
  clock?: TestClock;
}

/** A recipient as the schedule sees them, under an id of any form. */
export interface ScheduledRecipient {
  id: string;
  role: RecipientRole;
  order: number | null;
  acted: boolean;
  invitedAtMs: number | null;
  /** The deadline in force when this recipient was invited. */
  invitedDeadlineMs: number | null;
  remindedAtMs: number | null;
}

export interface RecipientSnapshot extends ScheduledRecipient {
  id: PublicId<'rec'>;
}

/** Whether it says more than the other: a later revision, or the same at a clock moved since. */
export function isNewer(one: Snapshot, other: Snapshot): boolean {
  if (one.rev !== other.rev) return one.rev > other.rev;
  return (one.clock?.rev ?? 0) > (other.clock?.rev ?? 0);
}

export type SnapshotDocument = Pick<
  DocumentState,
  | 'id'
  | 'organizationId'
  | 'rev'
  | 'status'
  | 'deadline'
  | 'reminderDays'
  | 'alertDays'
  | 'alertedFor'
  | 'sealedFileId'
  | 'sealWaitsFor'
>;

/** The facts of a recipient that the schedule follows. */
type ScheduleFacts = Pick<
  RecipientState,
  'signedAt' | 'approvedAt' | 'invitedAt' | 'invitedDeadline' | 'remindedAt'
>;

export type SnapshotRecipient = ScheduleFacts & Pick<RecipientState, 'id' | 'role' | 'order'>;

/** How many of what is counted there are. */
export type SnapshotCounts = Pick<Snapshot, 'unsentMails' | 'recordsToTimestamp'>;

export function snapshotOf(
  document: SnapshotDocument,
  recipients: readonly SnapshotRecipient[],
  { unsentMails, recordsToTimestamp }: SnapshotCounts,
  clock?: TestClock,
): Snapshot {
  return {
    documentId: publicId('doc', document.id),
    organizationId: publicId('org', document.organizationId),
    rev: document.rev,
    status: document.status,
    deadlineMs: document.deadline?.getTime() ?? null,
    reminderDays: document.reminderDays,
    alertDays: document.alertDays,
    alertedForMs: document.alertedFor?.getTime() ?? null,
    recipients: recipients.map((recipient) => ({
      id: publicId('rec', recipient.id),
      role: recipient.role,
      order: recipient.order,
      ...scheduleFacts(recipient),
    })),
    unsentMails,
    recordsToTimestamp,
    sealed: document.sealedFileId !== null,
    ...(document.sealWaitsFor && { sealWaitsFor: document.sealWaitsFor }),
    ...(clock && { clock }),
  };
}

/** What the schedule knows of a recipient beside id, role and order. */
export function scheduleFacts(
  recipient: ScheduleFacts,
): Omit<ScheduledRecipient, 'id' | 'role' | 'order'> {
  return {
    acted: hasActed(recipient),
    invitedAtMs: recipient.invitedAt?.getTime() ?? null,
    invitedDeadlineMs: recipient.invitedDeadline?.getTime() ?? null,
    remindedAtMs: recipient.remindedAt?.getTime() ?? null,
  };
}

export function deletedSnapshot(
  documentId: PublicId<'doc'>,
  organizationId: PublicId<'org'> | null,
  rev: number,
): Snapshot {
  return {
    documentId,
    organizationId,
    rev,
    status: 'deleted',
    deadlineMs: null,
    reminderDays: [],
    alertDays: 0,
    alertedForMs: null,
    recipients: [],
    unsentMails: 0,
    recordsToTimestamp: 0,
    sealed: false,
  };
}
