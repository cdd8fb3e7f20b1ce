import { storedDemand, type Demand } from '../authentication/demand.ts';
import type { DocumentDecision } from '../document/decision.ts';
import { refuseFinal } from '../document/document.ts';
import type { DocumentWithRecipients, RecipientState } from '../document/state.ts';
import type { RecipientId } from '../ids.ts';
import { isSameMailbox } from '../mail/mailbox.ts';
import type { Locale } from '../mail/mail.ts';
import { invalid, Refusal } from '../refusals.ts';
import { nothingDone } from './nothing-done.ts';
import { isHolder, type RecipientRole } from './recipient.ts';

export interface AddRecipient {
  key?: string | undefined;
  email: string;
  name: string;
  role: RecipientRole;
  order?: number | undefined;
  message?: string | undefined;
  locale?: Locale | undefined;
  notify?: boolean | undefined;
  /** Absent: as the workspace says. */
  allowDelegate?: boolean | undefined;
  authentication?: readonly Demand[] | undefined;
}

export const maxRecipients = 100;

/** A recipient whom nobody has invited yet. */
export function newRecipient(id: RecipientId, command: AddRecipient, now: Date): RecipientState {
  return {
    id,
    key: command.key ?? null,
    email: command.email,
    name: command.name,
    role: command.role,
    order: command.order ?? null,
    message: command.message ?? null,
    locale: command.locale ?? null,
    notify: command.notify ?? true,
    linkVersion: 1,
    turn: 0,
    invitedAt: null,
    invitedDeadline: null,
    remindedAt: null,
    remindersSent: 0,
    ...nothingDone,
    signedAt: null,
    approvedAt: null,
    declinedAt: null,
    declineReason: null,
    optedOutAt: null,
    signerNumber: null,
    allowDelegate: command.allowDelegate ?? null,
    reassignedAt: null,
    reassignedTo: null,
    reassignedBy: null,
    reassignReason: null,
    reassignedFrom: null,
    authentication: (command.authentication ?? []).map(storedDemand),
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Adds a recipient to a draft or to an open document, where they are invited when their turn comes.
 * @throws DOCUMENT_FINAL, RECIPIENT_EXISTS (same email and role), VALIDATION_ERROR past the limit
 */
export function addRecipient(
  { document, recipients }: DocumentWithRecipients,
  recipient: RecipientState,
): DocumentDecision {
  refuseFinal(document, 'nobody can be added');
  if (recipients.filter(isHolder).length >= maxRecipients) {
    throw invalid('', `a document has at most ${maxRecipients} recipients`);
  }
  refuseTwin(recipients, recipient);
  refuseTakenKey(recipients, recipient.key);
  return {
    added: recipient,
    events: [{ type: 'recipient.added', recipientId: recipient.id, details: {} }],
  };
}

type Known = Pick<RecipientState, 'email' | 'role' | 'reassignedAt'>;

/**
 * The same person may sign and view, but not sign twice; who passed a place on may have another.
 * @throws RECIPIENT_EXISTS
 */
export function refuseTwin(
  others: readonly Known[],
  wanted: Pick<RecipientState, 'email' | 'role'>,
): void {
  const isOther = (other: Known) => isHolder(other) && isTwin(other, wanted);
  if (!others.some(isOther)) return;
  throw new Refusal(
    'RECIPIENT_EXISTS',
    `This document already has this email address with the role ${wanted.role}. ${wayForTwo(wanted)}.`,
  );
}

/** How two people sign who share a mailbox: links, mails and evidence tell people by addresses. */
export function wayForTwo({ email }: Pick<RecipientState, 'email'>): string {
  const at = email.lastIndexOf('@');
  const local = `${email.slice(0, at)}+2`;
  const way = 'Two people who share a mailbox need an address each';
  // Longer than that before the @ is no address (RFC 5321).
  if (new TextEncoder().encode(local).length > 64) return way;
  return `${way}, such as ${local}${email.slice(at)}, which reaches the same mailbox at most providers`;
}

/** The same person in the same role. */
export function isTwin(
  a: Pick<RecipientState, 'email' | 'role'>,
  b: Pick<RecipientState, 'email' | 'role'>,
): boolean {
  return a.role === b.role && isSameMailbox(a.email, b.email);
}

/** @throws RECIPIENT_EXISTS for a key that another recipient of the document has */
export function refuseTakenKey(
  others: readonly Pick<RecipientState, 'key'>[],
  key: string | null,
): void {
  if (key === null || !others.some((other) => other.key === key)) return;
  throw new Refusal('RECIPIENT_EXISTS', `Another recipient of this document has the key “${key}”.`);
}
