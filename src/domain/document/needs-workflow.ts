import type { DocumentId } from '../ids.ts';
import type { DocumentStatus } from './document.ts';

/** Documents that follow each other by their ids; open where an end is not given. */
export interface DocumentRange {
  /** Itself not in it. */
  after?: DocumentId | undefined;
  /** Itself in it. */
  upTo?: DocumentId | undefined;
}

export interface WorkflowFacts {
  status: DocumentStatus | 'deleted';
  sealed: boolean;
  /** Mails that may leave now. */
  unsentMails: number;
}

/** Whether anything is left to wait for or to do: open, or final without its seal or its mails. */
export function needsWorkflow({ status, sealed, unsentMails }: WorkflowFacts): boolean {
  switch (status) {
    case 'draft':
    case 'deleted':
      return false;
    case 'sent':
    case 'in_progress':
      return true;
    case 'completed':
      return !sealed || unsentMails > 0;
    case 'cancelled':
    case 'declined':
      return unsentMails > 0;
  }
}
