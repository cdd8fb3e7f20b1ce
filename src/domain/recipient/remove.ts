import type { DocumentDecision } from '../document/decision.ts';
import { isOpen, refuseFinal } from '../document/document.ts';
import type { DocumentState, DocumentWithRecipients, RecipientState } from '../document/state.ts';
import { Refusal } from '../refusals.ts';
import { hasActed, mustAct } from './recipient.ts';

/**
 * Takes a recipient out; their links die at once.
 * @throws RECIPIENT_DONE, DOCUMENT_FINAL, NO_RECIPIENTS
 */
export function removeRecipient(
  { document, recipients }: DocumentWithRecipients,
  recipient: RecipientState,
): DocumentDecision {
  const { id } = recipient;
  if (hasActed(recipient)) {
    throw new Refusal('RECIPIENT_DONE', 'Somebody who has signed or approved cannot be removed.');
  }
  refuseFinal(document);
  requireSomebodyToAct(
    document,
    recipients.filter((other) => other.id !== id),
  );
  return {
    removed: id,
    events: [{ type: 'recipient.removed', recipientId: id, details: {} }],
    cancelMailsTo: [id],
  };
}

/** @throws NO_RECIPIENTS when an open document would be left with nobody who signs or approves */
export function requireSomebodyToAct(
  document: DocumentState,
  recipients: readonly RecipientState[],
): void {
  if (isOpen(document.status) && !recipients.some(({ role }) => mustAct(role))) {
    throw new Refusal('NO_RECIPIENTS', 'An open document keeps at least one signer or approver.');
  }
}
