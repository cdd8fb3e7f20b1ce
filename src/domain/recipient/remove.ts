import type { DocumentDecision } from '../document/decision.ts';
import { isOpen, refuseFinal } from '../document/document.ts';
import type { DocumentState, DocumentWithRecipients, RecipientState } from '../document/state.ts';
import { Refusal } from '../refusals.ts';
import { holdersBefore, refusePassedOn } from './passing.ts';
import { hasActed, isHolder, mustAct } from './recipient.ts';

/**
 * Takes a recipient out, and those who held the place before; their links die at once.
 * @throws RECIPIENT_DONE, DOCUMENT_FINAL, NO_RECIPIENTS
 */
export function removeRecipient(
  { document, recipients }: DocumentWithRecipients,
  recipient: RecipientState,
): DocumentDecision {
  refusePassedOn(recipient);
  if (hasActed(recipient)) {
    throw new Refusal('RECIPIENT_DONE', 'Somebody who has signed or approved cannot be removed.');
  }
  refuseFinal(document);
  requireSomebodyToAct(
    document,
    recipients.filter((other) => other.id !== recipient.id),
  );
  const removed = [...holdersBefore(recipient, recipients), recipient].map(({ id }) => id);
  return {
    removed,
    events: removed.map((id) => ({ type: 'recipient.removed', recipientId: id, details: {} })),
    cancelMailsTo: removed,
  };
}

/** @throws NO_RECIPIENTS when an open document would be left with nobody who signs or approves */
export function requireSomebodyToAct(
  document: DocumentState,
  recipients: readonly RecipientState[],
): void {
  if (isOpen(document.status) && !recipients.some((one) => mustAct(one.role) && isHolder(one))) {
    throw new Refusal('NO_RECIPIENTS', 'An open document keeps at least one signer or approver.');
  }
}
