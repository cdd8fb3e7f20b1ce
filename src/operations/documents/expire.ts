import { expiryReason, pastDeadline } from '../../domain/document/document.ts';
import { documentRepresentation } from '../../domain/document/representation.ts';
import { hasActed, mustAct } from '../../domain/recipient/recipient.ts';
import { systemActor, type OperationDeps, type Transaction } from '../unit-of-work/context.ts';
import { lockDocument, type LoadedDocument } from './lock.ts';
import { about, queueClosingMails } from '../mails/queue.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { settle } from './refresh-derived-state.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

/** The deadline's timer came: closes the document if it is still open and the deadline passed. */
export async function expireDocument(
  deps: OperationDeps,
  documentId: string,
  at: Date,
): Promise<void> {
  await inTransaction(
    deps,
    async (tx) => {
      const loaded = await lockDocument(tx, { id: documentId });
      if (loaded && pastDeadline(loaded.document, tx.now)) await expire(tx, loaded);
    },
    at,
  );
}

/** The caller holds the lock and has seen that the deadline passed. */
export async function expire(tx: Transaction, loaded: LoadedDocument): Promise<void> {
  const { document, recipients } = loaded;
  const deadline = document.deadline ?? tx.now;
  document.voidedAt = tx.now;
  document.expiredAt = tx.now;
  document.voidReason = expiryReason;
  settle(tx, document, recipients);
  const { organizationId } = document;
  recordEvent(tx, {
    type: 'document.expired',
    actor: systemActor,
    organizationId,
    document,
    resource: { type: 'document', id: document.id },
    details: { reason: 'expired' },
    data: { document: documentRepresentation(document) },
  });
  for (const recipient of recipients) {
    if (!mustAct(recipient.role) || hasActed(recipient)) continue;
    recordEvent(tx, {
      type: 'recipient.expired',
      actor: systemActor,
      organizationId,
      document,
      resource: { type: 'recipient', id: recipient.id },
    });
  }
  await queueClosingMails(tx, loaded, (sender) => {
    const content = {
      kind: 'expired' as const,
      deadline: deadline.toISOString(),
      ...about(document, sender),
    };
    return { recipients: content, owner: content };
  });
}
