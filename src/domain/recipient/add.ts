import type { DocumentDecision } from '../document/decision.ts';
import { refuseFinal } from '../document/document.ts';
import type { DocumentWithRecipients, RecipientState } from '../document/state.ts';
import type { RecipientId } from '../ids.ts';
import type { Locale } from '../mail/mail.ts';
import { invalid, Refusal } from '../refusals.ts';
import type { RecipientRole } from './recipient.ts';

export interface AddRecipient {
  email: string;
  name: string;
  role: RecipientRole;
  order?: number | undefined;
  message?: string | undefined;
  locale?: Locale | undefined;
  notify?: boolean | undefined;
}

const maxRecipients = 100;

/** A recipient whom nobody has invited yet. */
export function newRecipient(id: RecipientId, command: AddRecipient, now: Date): RecipientState {
  return {
    id,
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
    viewedAt: null,
    viewedLinkChannel: null,
    viewedIpAddress: null,
    viewedUserAgent: null,
    consentAt: null,
    consentVersion: null,
    consentLanguage: null,
    consentText: null,
    consentLinkChannel: null,
    consentIpAddress: null,
    consentUserAgent: null,
    shownSha256: null,
    shownName: null,
    signedAt: null,
    approvedAt: null,
    declinedAt: null,
    declineReason: null,
    optedOutAt: null,
    signerNumber: null,
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
  if (recipients.length >= maxRecipients) {
    throw invalid('', `a document has at most ${maxRecipients} recipients`);
  }
  refuseTwin(recipients, recipient);
  return {
    added: recipient,
    events: [{ type: 'recipient.added', recipientId: recipient.id, details: {} }],
  };
}

/** The same person may sign and view, but not sign twice. @throws RECIPIENT_EXISTS */
export function refuseTwin(
  others: readonly RecipientState[],
  wanted: { email: string; role: RecipientRole },
): void {
  const email = wanted.email.toLowerCase();
  if (others.some((other) => other.role === wanted.role && other.email.toLowerCase() === email)) {
    throw new Refusal(
      'RECIPIENT_EXISTS',
      `This document already has a ${wanted.role} with this email address.`,
    );
  }
}
