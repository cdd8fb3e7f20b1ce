import type { DocumentId, MailId } from '../../domain/ids.ts';
import { systemPrincipal } from '../../domain/access/principal.ts';
import type { TestClock } from '../../domain/test-workspace/clock.ts';
import { refusedAddressMail } from '../../domain/mail/refused-address.ts';
import {
  isQueuedToOwner,
  isRefusedBefore,
  markMailRefused,
  markMailSent,
} from '../../persistence/stores/mails/mail-outbox.ts';
import { senderOf } from '../../persistence/stores/documents/senders.ts';
import { bumpRevision } from '../documents/apply.ts';
import { lockDocument } from '../documents/lock.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { workspaceTime } from '../unit-of-work/workspace-time.ts';
import { queueDocumentMails } from './queue.ts';

interface HandedMail {
  id: MailId;
  documentId: DocumentId | null;
  /** Of a test workspace. */
  testClock?: TestClock | undefined;
}

interface Refusal {
  /** What the server said. */
  reason: string;
  /** Not the address, which the server takes. */
  what?: 'message';
}

/**
 * Notes that the mail left, or that it or its address was refused for good: the owner is to know, and
 * endpoints that ask for `recipient.undeliverable`, once for each recipient and address.
 */
export async function recordMailOutcome(
  deps: OperationDeps,
  mail: HandedMail,
  outcome: { outcome: 'sent' } | ({ outcome: 'refused' } & Refusal),
): Promise<void> {
  if (outcome.outcome === 'refused') {
    await inTransaction(deps, (tx) => recordRefusal(tx, mail, outcome));
  } else {
    await markMailSent(deps.database, mail.id, workspaceTime(deps, mail.testClock));
  }
}

/**
 * The document is locked first, as everywhere: of two refusals at once the second finds the
 * owner's mail of the first, and a correction of the address has cancelled this mail or comes later.
 */
async function recordRefusal(
  tx: Transaction,
  { id, documentId }: HandedMail,
  refusal: Refusal,
): Promise<void> {
  const { reason } = refusal;
  const loaded = documentId === null ? undefined : await lockDocument(tx, documentId);
  const refused = await markMailRefused(tx.em, id, reason);
  const recipient = loaded?.recipients.find((candidate) => candidate.id === refused?.recipientId);
  if (!loaded || !recipient) return;
  if (!(await isRefusedBefore(tx.em, recipient, id))) {
    const details = { reason };
    const event = { type: 'recipient.undeliverable', recipientId: recipient.id, details } as const;
    const { organizationId } = loaded.document;
    recordEvent(tx, systemPrincipal, event, { organizationId, ...loaded });
  }
  const sender = await senderOf(tx.em, loaded.document);
  const mail = refusedAddressMail(loaded.document, recipient, sender, refusal);
  if (!mail || (await isQueuedToOwner(tx.em, loaded.document.id, mail))) return;
  await queueDocumentMails(tx, { ...loaded, sender }, [mail]);
  bumpRevision(tx, loaded.document);
}
