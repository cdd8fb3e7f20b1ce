import { allActed, isFinal, isOpen } from '../../domain/document/document.ts';
import { Refusal } from '../../domain/refusals.ts';
import { hasActed, mustAct } from '../../domain/recipient/recipient.ts';
import { publicId } from '../../domain/ids.ts';
import { complete } from '../documents/complete.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { findRecipient, lockForChange } from '../documents/load.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { settle } from '../documents/refresh-derived-state.ts';
import { cancelUnsentMails } from './update.ts';

/**
 * Takes a recipient out; their links die at once. Removing the last one still due completes an
 * open document, if somebody has acted.
 * @throws DOCUMENT_FINAL, RECIPIENT_DONE, NO_RECIPIENTS
 */
export async function removeRecipient(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
  recipientId: string,
): Promise<void> {
  const { document, recipients } = await lockForChange(tx, actor, documentId);
  const recipient = findRecipient(recipients, recipientId);
  if (hasActed(recipient)) {
    throw new Refusal('RECIPIENT_DONE', 'Somebody who has signed or approved cannot be removed.');
  }
  if (isFinal(document.status)) {
    throw new Refusal(
      'DOCUMENT_FINAL',
      `The document is ${document.status}; it no longer changes.`,
    );
  }
  const rest = recipients.filter((other) => other !== recipient);
  const open = isOpen(document.status);
  if (open && !rest.some(({ role }) => mustAct(role))) {
    throw new Refusal('NO_RECIPIENTS', 'An open document keeps at least one signer or approver.');
  }
  await cancelUnsentMails(tx, recipient);
  tx.em.remove(recipient);
  settle(tx, document, rest);
  recordEvent(tx, {
    type: 'recipient.removed',
    actor,
    organizationId: actor.organizationId,
    document,
    resource: { type: 'recipient', id: recipient.id },
    details: { recipient_id: publicId('rec', recipient.id) },
  });
  if (open && allActed(rest)) {
    await complete(tx, { document, recipients: rest }, actor);
  }
}
