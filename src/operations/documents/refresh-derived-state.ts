import { documentStatus } from '../../domain/document/document.ts';
import { turns, type Turn } from '../../domain/document/turns.ts';
import { hasActed } from '../../domain/recipient/recipient.ts';
import type { Document, Recipient } from '../../persistence/entities/documents.ts';
import type { Transaction } from '../unit-of-work/context.ts';

export function turnsOf(recipients: readonly Recipient[]): Map<string, Turn> {
  return turns(
    recipients.map((recipient) => ({
      id: recipient.id,
      role: recipient.role,
      order: recipient.order,
      acted: hasActed(recipient),
    })),
  );
}

/** Writes what is derived, and raises `rev`, so that the workflow hears of the change. */
export function settle(tx: Transaction, document: Document, recipients: Recipient[]): void {
  derive(tx, document, recipients);
  bumpRevision(tx, document);
}

/**
 * The one place where what is derived is written: status, counts, and whose turn is lost again
 * (they are told anew when it returns).
 */
export function derive(tx: Transaction, document: Document, recipients: Recipient[]): void {
  document.status = documentStatus(document, recipients);
  document.recipientsCount = recipients.length;
  document.signedCount = recipients.filter(hasActed).length;
  const turn = turnsOf(recipients);
  for (const recipient of recipients) {
    if (turn.get(recipient.id) === 'waiting') recipient.invitedAt = null;
  }
  document.updatedAt = tx.now > document.updatedAt ? tx.now : document.updatedAt;
}

/** Drafts have no workflow; from sending on, each change has a higher `rev`. */
export function bumpRevision(tx: Transaction, document: Document): void {
  if (document.sentAt === null) return;
  document.rev += 1;
  document.changedAt = tx.now;
  tx.changes.documents.add(document.id);
}
