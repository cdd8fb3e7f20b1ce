import type { DomainEvent } from '../audit/events.ts';
import type { RecipientId } from '../ids.ts';
import type { MailDecision } from '../mail/mail-decision.ts';
import type { DocumentState, RecipientState } from './state.ts';

type Derived = 'status' | 'recipientsCount' | 'signedCount' | 'rev' | 'updatedAt';

/** Facts of a document that a decision writes; what is derived follows from them. */
export type DocumentFactChanges = Partial<Omit<DocumentState, Derived | 'id' | 'organizationId'>>;

export interface RecipientFactChange {
  id: RecipientId;
  facts: Partial<Omit<RecipientState, 'id'>>;
}

/**
 * What a command comes to: the facts to write, the events to record and the mails to queue, all in
 * one commit. A command that a rule forbids throws a `Refusal` instead.
 */
export interface DocumentDecision {
  document?: DocumentFactChanges;
  recipients?: readonly RecipientFactChange[];
  /** A recipient who is new on the document, and those who are taken off it. */
  added?: RecipientState;
  removed?: readonly RecipientId[];
  /** Whose place is another person's now: what they were served and have proved goes. */
  forget?: readonly RecipientId[];
  events: readonly DomainEvent[];
  mails?: readonly MailDecision[];
  /** Mails to these that have not left must not leave. */
  cancelMailsTo?: readonly RecipientId[];
  /** The workflow waits for nothing that changed, so that signalling it would only cost history. */
  workflowUnaffected?: boolean;
}

/** The command asks for what is already so: no write, no event. */
export const nothingToDo: DocumentDecision = { events: [], workflowUnaffected: true };
