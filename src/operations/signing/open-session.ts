import { pastDeadline } from '../../domain/document/document.ts';
import type { Turn } from '../../domain/document/turns.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { LinkChannel } from '../../domain/recipient/recipient.ts';
import type { Document, Recipient } from '../../persistence/entities/documents.ts';
import { readHost, type Host } from '../../persistence/stores/signing-links.ts';
import type { Actor, Transaction } from '../unit-of-work/context.ts';
import { expire } from '../documents/expire.ts';
import { lockDocument } from '../documents/lock.ts';
import { turnsOf } from '../documents/refresh-derived-state.ts';
import type { KnownLink } from './open-link.ts';

/** Where and with what the recipient's browser came. */
export interface Origin {
  ipAddress: string;
  userAgent: string;
}

/** A recipient inside the transaction, with the document's row locked. */
export interface SigningSession extends Host {
  document: Document;
  recipients: Recipient[];
  recipient: Recipient;
  turn: Turn;
  purpose: LinkChannel;
  actor: Actor;
  origin: Origin;
}

export function linkInvalid(): Refusal {
  return new Refusal('SIGNING_LINK_INVALID', 'This signing link is not valid, or no longer.');
}

/**
 * Opens the link again inside the transaction; an overdue document expires first.
 * @throws SIGNING_LINK_INVALID: one answer for wrong, stale and removed
 */
export async function enter(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
): Promise<SigningSession> {
  const loaded = await lockDocument(tx, { id: link.documentId });
  const recipient = loaded?.recipients.find(({ id }) => id === link.recipientId);
  if (!loaded || !recipient || !link.verify(recipient.linkVersion)) throw linkInvalid();
  if (pastDeadline(loaded.document, tx.now)) {
    await expire(tx, loaded);
    tx.keepOnRefusal = true;
  }
  return {
    ...loaded,
    ...(await readHost(tx.em, loaded.document.id)),
    recipient,
    turn: turnsOf(loaded.recipients).get(recipient.id) ?? 'waiting',
    purpose: link.purpose,
    actor: {
      type: 'recipient',
      label: recipient.email,
      name: recipient.name,
      email: recipient.email,
      ipAddress: origin.ipAddress,
      source: 'web',
    },
    origin,
  };
}
