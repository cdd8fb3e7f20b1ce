import { pastDeadline } from '../../domain/document/document.ts';
import type { Turn } from '../../domain/document/turns.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { LinkPurpose } from '../../domain/recipient/recipient.ts';
import { effectiveSettings, type Settings } from '../../domain/settings/settings.ts';
import {
  RecipientEntity,
  type Document,
  type Recipient,
} from '../../persistence/entities/documents.ts';
import { OrganizationEntity } from '../../persistence/entities/workspace.ts';
import type { Actor, Transaction } from '../context.ts';
import { expire } from '../expire-document.ts';
import { lockDocument } from '../lock-document.ts';
import { turnsOf } from '../settle.ts';
import { openToken } from './link.ts';

/** Where and with what the recipient's browser came. */
export interface Origin {
  ipAddress: string;
  userAgent: string;
}

/** A recipient inside the transaction, with the document's row locked. */
export interface Entered {
  document: Document;
  recipients: Recipient[];
  recipient: Recipient;
  turn: Turn;
  settings: Settings;
  purpose: LinkPurpose;
  actor: Actor;
  origin: Origin;
}

export function linkInvalid(): Refusal {
  return new Refusal('SIGNING_LINK_INVALID', 'This signing link is not valid, or no longer.');
}

/**
 * Opens the link inside the transaction; an overdue document expires first.
 * @throws SIGNING_LINK_INVALID: one answer for wrong, stale and removed
 */
export async function enter(tx: Transaction, token: string, origin: Origin): Promise<Entered> {
  const link = openToken(tx.deps.keyring, token);
  if (!link) throw linkInvalid();
  const found = await tx.em.findOne(
    RecipientEntity,
    { id: link.recipientId },
    { fields: ['documentId'] },
  );
  const loaded = found && (await lockDocument(tx, { id: found.documentId }));
  const recipient = loaded?.recipients.find(({ id }) => id === link.recipientId);
  if (!loaded || !recipient || !link.verify(recipient.linkVersion)) throw linkInvalid();
  if (pastDeadline(loaded.document, tx.now)) {
    await expire(tx, loaded);
    tx.keepOnRefusal = true;
  }
  const organization = await tx.em.findOneOrFail(OrganizationEntity, {
    id: loaded.document.organizationId,
  });
  return {
    ...loaded,
    recipient,
    turn: turnsOf(loaded.recipients).get(recipient.id) ?? 'waiting',
    settings: effectiveSettings(organization.settings),
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
