import { isOpen } from '../../domain/document/document.ts';
import { present } from '../../domain/document/representation.ts';
import { hasReceived } from '../../domain/document/turns.ts';
import { hasActed } from '../../domain/recipient/recipient.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { lockDocument, type LoadedDocument } from './lock.ts';
import { about, queueMail } from '../mails/queue.ts';
import { senderOf } from '../../persistence/stores/senders.ts';
import { settle, turnsOf } from './refresh-derived-state.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

/** Invites everyone whose turn has come and who has not been told; viewers with their group. */
export async function inviteRecipients(
  deps: OperationDeps,
  documentId: string,
  at: Date,
): Promise<void> {
  await inTransaction(
    deps,
    async (tx) => {
      const loaded = await lockDocument(tx, { id: documentId });
      if (loaded && isOpen(loaded.document.status)) await invite(tx, loaded);
    },
    at,
  );
}

async function invite(tx: Transaction, { document, recipients }: LoadedDocument): Promise<void> {
  const turn = turnsOf(recipients);
  const fresh = recipients.filter(
    (recipient) =>
      (recipient.invitedAt === null || tx.deps.drill?.lacks('told-once') === true) &&
      !hasActed(recipient) &&
      hasReceived(turn.get(recipient.id) ?? 'waiting'),
  );
  if (fresh.length === 0) return;
  const sender = await senderOf(tx.em, document);
  for (const recipient of fresh) {
    recipient.invitedAt = tx.now;
    recipient.invitedDeadline = document.deadline;
    recipient.turn += 1;
    queueMail(tx, {
      document,
      to: { recipient },
      sender,
      occurrence: `v${recipient.linkVersion}.t${recipient.turn}`,
      content: {
        kind: 'invitation',
        role: recipient.role,
        ...present('message', document.message),
        ...present('recipientMessage', recipient.message),
        ...present('deadline', document.deadline?.toISOString()),
        ...about(document, sender),
      },
    });
  }
  settle(tx, document, recipients);
}
