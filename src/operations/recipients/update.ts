import { allActed, isFinal, isOpen } from '../../domain/document/document.ts';
import type { Locale } from '../../domain/mail/mail.ts';
import { Refusal } from '../../domain/refusals.ts';
import { hasActed, mustAct, type RecipientRole } from '../../domain/recipient/recipient.ts';
import { publicId } from '../../domain/ids.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import { refuseTwin } from './add.ts';
import { complete } from '../documents/complete.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { findRecipient, lockForChange } from '../documents/load.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { settle } from '../documents/refresh-derived-state.ts';

export interface UpdateRecipient {
  name?: string | undefined;
  email?: string | undefined;
  order?: number | undefined;
  role?: RecipientRole | undefined;
  locale?: Locale | undefined;
  notify?: boolean | undefined;
}

/**
 * Changes a recipient who has not acted. A changed email kills the links made before and its
 * unsent mails; the new address is told when the turn is there.
 * @throws DOCUMENT_FINAL, RECIPIENT_DONE, RECIPIENT_LOCKED, RECIPIENT_EXISTS, NO_RECIPIENTS
 */
export async function updateRecipient(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
  recipientId: string,
  command: UpdateRecipient,
): Promise<Recipient> {
  const { document, recipients } = await lockForChange(tx, actor, documentId);
  const recipient = findRecipient(recipients, recipientId);
  if (isFinal(document.status)) {
    throw new Refusal(
      'DOCUMENT_FINAL',
      `The document is ${document.status}; it no longer changes.`,
    );
  }
  if (hasActed(recipient) || recipient.declinedAt) {
    throw new Refusal('RECIPIENT_DONE', 'This recipient has acted and can no longer be changed.');
  }
  const newEmail = command.email !== undefined && command.email !== recipient.email;
  const newRole = command.role !== undefined && command.role !== recipient.role;
  if (recipient.viewedAt && (newEmail || newRole)) {
    throw new Refusal(
      'RECIPIENT_LOCKED',
      'Email and role cannot change once the recipient has viewed; remove them and add another.',
    );
  }
  if (newEmail || newRole) {
    const wanted = {
      email: command.email ?? recipient.email,
      role: command.role ?? recipient.role,
    };
    refuseTwin(
      recipients.filter((other) => other !== recipient),
      wanted,
    );
  }
  const changed = (['name', 'email', 'order', 'role', 'locale', 'notify'] as const).filter(
    (key) => command[key] !== undefined && command[key] !== recipient[key],
  );
  if (changed.length === 0) return recipient;
  const open = isOpen(document.status);
  const rest = recipients.filter((other) => other !== recipient);
  if (open && command.role === 'viewer' && !rest.some(({ role }) => mustAct(role))) {
    throw new Refusal('NO_RECIPIENTS', 'An open document keeps at least one signer or approver.');
  }
  for (const key of changed) Object.assign(recipient, { [key]: command[key] });
  recipient.updatedAt = tx.now;
  if (newEmail) await startAnew(tx, recipient);
  settle(tx, document, recipients);
  recordEvent(tx, {
    type: 'recipient.updated',
    actor,
    organizationId: actor.organizationId,
    document,
    resource: { type: 'recipient', id: recipient.id },
    details: { recipient_id: publicId('rec', recipient.id), changed },
  });
  // The last one still due may have become a viewer.
  if (open && allActed(recipients)) await complete(tx, { document, recipients }, actor);
  return recipient;
}

/** Reminders keep their 24 hours: they are counted by recipient, and addresses change to and fro. */
async function startAnew(tx: Transaction, recipient: Recipient): Promise<void> {
  recipient.linkVersion += 1;
  recipient.invitedAt = null;
  await cancelUnsentMails(tx, recipient);
}

/** What was meant for this person and has not left must not leave. */
export async function cancelUnsentMails(tx: Transaction, recipient: Recipient): Promise<void> {
  await tx.em.execute(
    `update mails set status = 'cancelled' where recipient_id = ? and status = 'pending'`,
    [recipient.id],
  );
}
