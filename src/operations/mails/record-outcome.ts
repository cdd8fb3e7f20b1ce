import type { DocumentId, MailId } from '../../domain/ids.ts';
import { refusedAddressMail } from '../../domain/mail/refused-address.ts';
import {
  isQueuedToOwner,
  markMailRefused,
  markMailSent,
} from '../../persistence/stores/mail-outbox.ts';
import { senderOf } from '../../persistence/stores/senders.ts';
import { bumpRevision } from '../documents/apply.ts';
import { lockDocument } from '../documents/lock.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { queueDocumentMails } from './queue.ts';

interface HandedMail {
  id: MailId;
  documentId: DocumentId | null;
}

/** Notes that the mail left, or that its address was refused for good and the owner is to know. */
export async function recordMailOutcome(
  deps: OperationDeps,
  mail: HandedMail,
  outcome: { outcome: 'sent' } | { outcome: 'refused'; reason: string },
): Promise<void> {
  if (outcome.outcome === 'refused') {
    await inTransaction(deps, (tx) => recordRefusal(tx, mail, outcome.reason));
  } else {
    await markMailSent(deps.database, mail.id, deps.clock.now());
  }
}

/**
 * The document is locked first, as everywhere: of two refusals at once the second finds the
 * owner's mail of the first, and a correction of the address has cancelled this mail or comes later.
 */
async function recordRefusal(
  tx: Transaction,
  { id, documentId }: HandedMail,
  reason: string,
): Promise<void> {
  const loaded = documentId === null ? undefined : await lockDocument(tx, documentId);
  const refused = await markMailRefused(tx.em, id, reason);
  const recipient = loaded?.recipients.find((candidate) => candidate.id === refused?.recipientId);
  if (!loaded || !recipient) return;
  const sender = await senderOf(tx.em, loaded.document);
  const mail = refusedAddressMail(loaded.document, recipient, sender, reason);
  if (!mail || (await isQueuedToOwner(tx.em, loaded.document.id, mail))) return;
  await queueDocumentMails(tx, { ...loaded, sender }, [mail]);
  bumpRevision(tx, loaded.document);
}
