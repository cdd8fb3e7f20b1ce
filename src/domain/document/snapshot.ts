import type { RecipientRole } from '../recipient/recipient.ts';
import type { DocumentStatus } from './document.ts';

/**
 * What the workflow knows of a document: a level, never an edge. It holds ids, roles, times and
 * counts, and no name, address or title, so that there is nothing personal in a history.
 * Ids are public (`doc_…`), times are Unix milliseconds.
 */
export interface Snapshot {
  documentId: string;
  organizationId: string;
  rev: number;
  status: DocumentStatus | 'deleted';
  deadlineMs: number | null;
  /** Fixed at send, in days after a recipient was told. */
  reminderDays: number[];
  /** Fixed at send, in days before the deadline. */
  alertDays: number;
  alertedForMs: number | null;
  recipients: RecipientSnapshot[];
  /** Mails that may leave now. */
  unsentMails: number;
  sealed: boolean;
}

export interface RecipientSnapshot {
  id: string;
  role: RecipientRole;
  order: number | null;
  acted: boolean;
  invitedAtMs: number | null;
  /** The deadline in force when this recipient was told. */
  invitedDeadlineMs: number | null;
  remindedAtMs: number | null;
}

export function deletedSnapshot(documentId: string, organizationId: string, rev: number): Snapshot {
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
    sealed: false,
  };
}
