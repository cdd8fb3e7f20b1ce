import {
  documentRepresentation,
  recipientRepresentation,
} from '../../domain/document/representation.ts';
import { publicId } from '../../domain/ids.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { about, queueMail } from '../mails/queue.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { derive, bumpRevision } from '../documents/refresh-derived-state.ts';
import { enter, type SigningSession, type Origin } from './open-session.ts';
import type { KnownLink } from './open-link.ts';
import { requireOpen, requireTurn } from '../../domain/signing/rules.ts';

/** The first page is on the recipient's screen. Once viewed, viewing again changes nothing. */
export async function viewDocument(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
): Promise<SigningSession> {
  const entered = await enter(tx, link, origin);
  const { document, recipients, recipient, actor } = entered;
  if (recipient.viewedAt) return entered;
  requireOpen(entered);
  requireTurn(entered);

  const first = document.viewedAt === null;
  recipient.viewedAt = tx.now;
  recipient.viewedLinkChannel = entered.purpose;
  document.viewedAt ??= tx.now;
  const before = document.status;
  derive(tx, document, recipients);
  const ownerToNotify = entered.settings.notifications.send_viewed_notification;
  // Each signal costs history, and who has viewed is nothing that the workflow waits for.
  if (document.status !== before || ownerToNotify) bumpRevision(tx, document);
  const { organizationId } = document;
  recordEvent(tx, {
    type: 'recipient.viewed',
    actor,
    organizationId,
    document,
    resource: { type: 'recipient', id: recipient.id },
    details: { recipient_id: publicId('rec', recipient.id) },
    data: {
      document: documentRepresentation(document),
      recipient: recipientRepresentation(recipient),
    },
  });
  if (first) {
    recordEvent(tx, {
      type: 'document.viewed',
      actor,
      organizationId,
      document,
      resource: { type: 'document', id: document.id },
      data: {
        document: documentRepresentation(document),
        recipient: recipientRepresentation(recipient),
      },
    });
  }
  if (ownerToNotify) {
    const { sender } = entered;
    queueMail(tx, {
      document,
      to: 'owner',
      sender,
      occurrence: recipient.id,
      content: {
        kind: 'viewed',
        by: { name: recipient.name, email: recipient.email },
        at: tx.now.toISOString(),
        ...about(document, sender),
      },
    });
  }
  return entered;
}
