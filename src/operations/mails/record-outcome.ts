import { isOpen } from '../../domain/document/document.ts';
import { hasActed } from '../../domain/recipient/recipient.ts';
import type { Document, Recipient } from '../../persistence/entities/documents.ts';
import { MailEntity } from '../../persistence/entities/events.ts';
import { senderOf } from '../../persistence/stores/senders.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { lockDocument } from '../documents/lock.ts';
import { about, queueMail } from './queue.ts';
import { bumpRevision } from '../documents/refresh-derived-state.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

/** Notes that the mail left, or that its address was refused for good and the owner is to know. */
export async function recordMailOutcome(
  deps: OperationDeps,
  mail: { id: string; documentId: string | null },
  outcome: { outcome: 'sent' } | { outcome: 'refused'; reason: string },
): Promise<void> {
  if (outcome.outcome === 'refused') {
    await inTransaction(deps, (tx) => recordRefusal(tx, mail, outcome.reason));
    return;
  }
  await deps.database
    .fork()
    .nativeUpdate(
      MailEntity,
      { id: mail.id, status: 'pending' },
      { status: 'sent', sentAt: deps.clock.now(), leaseUntil: null },
    );
}

/**
 * The document is locked first, as everywhere: of two refusals at once the second finds the
 * owner's mail of the first, and a correction of the address has cancelled this mail or comes later.
 */
async function recordRefusal(
  tx: Transaction,
  { id, documentId }: { id: string; documentId: string | null },
  reason: string,
): Promise<void> {
  const loaded = documentId === null ? undefined : await lockDocument(tx, { id: documentId });
  const noted = await tx.em.nativeUpdate(
    MailEntity,
    { id, status: 'pending' },
    { status: 'refused', refusal: reason, leaseUntil: null },
  );
  if (noted === 0 || !loaded) return;
  const mail = await tx.em.findOneOrFail(MailEntity, { id });
  const recipient = loaded.recipients.find((candidate) => candidate.id === mail.recipientId);
  if (recipient) await notifyOwner(tx, loaded.document, recipient, reason);
}

/**
 * Once for each recipient and address, whatever else is refused there later. A refused mail to the
 * owner tells nobody, nor does one to an owner who also signs: that address is the refused one.
 */
async function notifyOwner(
  tx: Transaction,
  document: Document,
  recipient: Recipient,
  reason: string,
): Promise<void> {
  const sender = await senderOf(tx.em, document);
  const address = recipient.email.toLowerCase();
  if (sender.email.toLowerCase() === address) return;
  const kind = 'address_refused';
  const occurrence = `${recipient.id} ${address}`;
  const key = { documentId: document.id, audience: 'owner', kind, occurrence } as const;
  if ((await tx.em.count(MailEntity, key)) > 0) return;
  // A reply of SMTP begins with its code; our own words are in one language only.
  const answer = /^\d{3}\b/.test(reason) ? { answer: reason } : {};
  queueMail(tx, {
    document,
    to: 'owner',
    sender,
    occurrence,
    content: {
      kind,
      recipient: { name: recipient.name, email: recipient.email },
      correctable: isOpen(document.status) && !recipient.viewedAt && !hasActed(recipient),
      ...answer,
      ...about(document, sender),
    },
  });
  bumpRevision(tx, document);
}
