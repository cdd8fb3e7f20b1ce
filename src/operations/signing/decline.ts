import {
  documentRepresentation,
  present,
  recipientRepresentation,
} from '../../domain/document/representation.ts';
import { publicId } from '../../domain/ids.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { about, queueClosingMails } from '../mails/queue.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { settle } from '../documents/refresh-derived-state.ts';
import { enter, type SigningSession, type Origin } from './open-session.ts';
import type { KnownLink } from './open-link.ts';
import {
  requireNotDone,
  requireOpen,
  requireRole,
  requireTurn,
  requireViewed,
} from '../../domain/signing/rules.ts';

interface Reason {
  reason?: string | undefined;
}

/** A signer or approver says no: the document closes as declined. */
export async function declineDocument(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  command: Reason,
): Promise<SigningSession> {
  const entered = await enter(tx, link, origin);
  requireRole(entered, ['signer', 'approver'], 'decline');
  if (entered.recipient.declinedAt && !entered.recipient.optedOutAt) return entered;
  requireOpen(entered);
  requireNotDone(entered);
  requireTurn(entered);
  requireViewed(entered);
  await close(tx, entered, 'recipient.declined', command);
  return entered;
}

/** A signer or approver does not want to sign electronically; counts as a decline. */
export async function optOut(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  command: Reason,
): Promise<SigningSession> {
  const entered = await enter(tx, link, origin);
  requireRole(entered, ['signer', 'approver'], 'opt out');
  if (entered.recipient.optedOutAt) return entered;
  requireOpen(entered);
  requireNotDone(entered);
  requireTurn(entered);
  entered.recipient.optedOutAt = tx.now;
  await close(tx, entered, 'recipient.opted_out', command);
  return entered;
}

async function close(
  tx: Transaction,
  entered: SigningSession,
  type: 'recipient.declined' | 'recipient.opted_out',
  { reason }: Reason,
): Promise<void> {
  const { document, recipients, recipient, actor } = entered;
  recipient.declinedAt = tx.now;
  recipient.declineReason = reason ?? null;
  recipient.updatedAt = tx.now;
  document.declinedAt = tx.now;
  settle(tx, document, recipients);
  const data = {
    document: documentRepresentation(document),
    recipient: recipientRepresentation(recipient),
    ...present('reason', reason),
  };
  const shared = { actor, organizationId: document.organizationId, document };
  recordEvent(tx, {
    ...shared,
    type,
    resource: { type: 'recipient', id: recipient.id },
    details: {
      recipient_id: publicId('rec', recipient.id),
      ...present('reason', reason),
      ...(type === 'recipient.opted_out' && { reason: reason ?? 'opted out', opted_out: true }),
    },
    data,
  });
  recordEvent(tx, {
    ...shared,
    type: 'document.declined',
    resource: { type: 'document', id: document.id },
    data,
  });
  const by = { name: recipient.name, email: recipient.email };
  const optedOut = type === 'recipient.opted_out';
  await queueClosingMails(
    tx,
    entered,
    (sender) => {
      const content = { by, ...present('reason', reason), ...about(document, sender) };
      return {
        recipients: { kind: 'declined', ...content },
        owner: { kind: optedOut ? 'opted_out' : 'declined', ...content },
      };
    },
    optedOut ? recipient : undefined,
  );
}
