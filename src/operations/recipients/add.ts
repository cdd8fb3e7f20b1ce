import { isFinal } from '../../domain/document/document.ts';
import {
  documentRepresentation,
  recipientRepresentation,
} from '../../domain/document/representation.ts';
import type { Locale } from '../../domain/mail/mail.ts';
import { invalid, Refusal } from '../../domain/refusals.ts';
import type { RecipientRole } from '../../domain/recipient/recipient.ts';
import { publicId } from '../../domain/ids.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import { insertRows } from '../../persistence/insert-rows.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { lockForChange } from '../documents/load.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { settle } from '../documents/refresh-derived-state.ts';

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

/**
 * Adds a recipient to a draft or to an open document, where they are told when their turn comes.
 * @throws DOCUMENT_FINAL, RECIPIENT_EXISTS (same email and role), VALIDATION_ERROR past the limit
 */
export async function addRecipient(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
  command: AddRecipient,
): Promise<Recipient> {
  const { document, recipients } = await lockForChange(tx, actor, documentId);
  if (isFinal(document.status)) {
    throw new Refusal('DOCUMENT_FINAL', `The document is ${document.status}; nobody can be added.`);
  }
  if (recipients.length >= maxRecipients) {
    throw invalid('', `a document has at most ${maxRecipients} recipients`);
  }
  refuseTwin(recipients, command);
  const recipient: Recipient = {
    id: tx.deps.ids.next(),
    organizationId: actor.organizationId,
    documentId: document.id,
    email: command.email,
    name: command.name,
    role: command.role,
    order: command.order ?? null,
    message: command.message ?? null,
    locale: command.locale ?? null,
    notify: command.notify ?? true,
    linkVersion: 1,
    turn: 0,
    remindersSent: 0,
    ...untouched,
    createdAt: tx.now,
    updatedAt: tx.now,
  };
  recipients.push(recipient);
  settle(tx, document, recipients);
  await insertRows(tx.em, 'recipients', [recipient]);
  recordEvent(tx, {
    type: 'recipient.added',
    actor,
    organizationId: actor.organizationId,
    document,
    resource: { type: 'recipient', id: recipient.id },
    details: { recipient_id: publicId('rec', recipient.id) },
    data: {
      document: documentRepresentation(document),
      recipient: recipientRepresentation(recipient),
    },
  });
  return recipient;
}

const untouched = {
  invitedAt: null,
  invitedDeadline: null,
  remindedAt: null,
  viewedAt: null,
  viewedLinkChannel: null,
  consentAt: null,
  consentVersion: null,
  consentText: null,
  signedAt: null,
  approvedAt: null,
  declinedAt: null,
  declineReason: null,
  optedOutAt: null,
  signerNumber: null,
};

/** The same person may sign and view, but not sign twice. */
export function refuseTwin(
  others: readonly Recipient[],
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
