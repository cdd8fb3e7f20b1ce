import { isOpen } from '../../domain/document/document.ts';
import {
  documentRepresentation,
  recipientRepresentation,
} from '../../domain/document/representation.ts';
import { Refusal } from '../../domain/refusals.ts';
import { hasActed } from '../../domain/recipient/recipient.ts';
import { dayMs } from '../../domain/time.ts';
import { publicId } from '../../domain/ids.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import {
  systemActor,
  type Actor,
  type MemberActor,
  type OperationDeps,
  type Transaction,
} from '../unit-of-work/context.ts';
import { findRecipient, lockForChange } from '../documents/load.ts';
import { lockDocument, type LoadedDocument } from '../documents/lock.ts';
import { about, queueMail } from '../mails/queue.ts';
import { senderOf } from '../../persistence/stores/senders.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { settle, turnsOf } from '../documents/refresh-derived-state.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { nextReminder } from '../../domain/document/plan.ts';

/**
 * Reminds on a client's word: at most once in 24 hours, automatic reminders counted.
 * @throws DOCUMENT_NOT_OPEN, RECIPIENT_DONE, NOT_YOUR_TURN, REMINDER_TOO_SOON
 */
export async function remindRecipient(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
  recipientId: string,
  command: { message?: string | undefined },
): Promise<{ recipient: Recipient; sentAt: Date }> {
  const loaded = await lockForChange(tx, actor, documentId);
  const recipient = findRecipient(loaded.recipients, recipientId);
  if (!isOpen(loaded.document.status)) {
    throw new Refusal(
      'DOCUMENT_NOT_OPEN',
      'Only a document that is out for signing can be reminded of.',
    );
  }
  if (hasActed(recipient)) {
    throw new Refusal('RECIPIENT_DONE', 'This recipient has already acted.');
  }
  if (turnsOf(loaded.recipients).get(recipient.id) !== 'due') {
    throw new Refusal('NOT_YOUR_TURN', 'It is not this recipient’s turn to act.');
  }
  const waitMs = recipient.remindedAt
    ? recipient.remindedAt.getTime() + dayMs - tx.now.getTime()
    : 0;
  if (waitMs > 0) {
    throw new Refusal(
      'REMINDER_TOO_SOON',
      'This recipient was reminded within the last 24 hours.',
      {
        retryAfterS: Math.ceil(waitMs / 1000),
      },
    );
  }
  await remind(tx, loaded, recipient, actor, command.message);
  return { recipient, sentAt: tx.now };
}

/** The schedule's reminder; does nothing when it is no longer due. */
export async function remindAutomatically(
  deps: OperationDeps,
  command: { documentId: string; recipientId: string; at: Date },
): Promise<void> {
  await inTransaction(
    deps,
    async (tx) => {
      const loaded = await lockDocument(tx, { id: command.documentId });
      if (!loaded || !isOpen(loaded.document.status)) return;
      const recipient = loaded.recipients.find(({ id }) => id === command.recipientId);
      if (!recipient || turnsOf(loaded.recipients).get(recipient.id) !== 'due') return;
      const next = nextReminder(
        {
          invitedAtMs: recipient.invitedAt?.getTime() ?? null,
          remindedAtMs: recipient.remindedAt?.getTime() ?? null,
        },
        loaded.document.reminderDays,
      );
      if (next && next.atMs <= tx.now.getTime()) await remind(tx, loaded, recipient, systemActor);
    },
    command.at,
  );
}

async function remind(
  tx: Transaction,
  { document, recipients }: LoadedDocument,
  recipient: Recipient,
  actor: Actor,
  message?: string,
): Promise<void> {
  recipient.remindedAt = tx.now;
  recipient.remindersSent += 1;
  settle(tx, document, recipients);
  recordEvent(tx, {
    type: 'recipient.reminded',
    actor,
    organizationId: document.organizationId,
    document,
    resource: { type: 'recipient', id: recipient.id },
    details: { recipient_id: publicId('rec', recipient.id) },
    data: {
      document: documentRepresentation(document),
      recipient: recipientRepresentation(recipient),
    },
  });
  const sender = await senderOf(tx.em, document);
  queueMail(tx, {
    document,
    to: { recipient },
    sender,
    occurrence: String(recipient.remindersSent),
    content: {
      kind: 'reminder',
      role: recipient.role,
      ...(message !== undefined && { message }),
      ...(document.deadline && { deadline: document.deadline.toISOString() }),
      ...about(document, sender),
    },
  });
}
