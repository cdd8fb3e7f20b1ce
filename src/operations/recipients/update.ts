import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/recipient/update.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import { applyDecision } from '../documents/apply.ts';
import { complete } from '../documents/complete.ts';
import { findRecipient, lockForChange } from '../documents/load.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/**
 * Changes a recipient who has not acted; one who was the last to act and becomes a viewer
 * completes the document.
 * @throws DOCUMENT_FINAL, RECIPIENT_DONE, RECIPIENT_LOCKED, RECIPIENT_EXISTS, NO_RECIPIENTS
 */
export async function updateRecipient(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  recipientId: string,
  command: rules.UpdateRecipient,
): Promise<Recipient> {
  const loaded = await lockForChange(tx, principal, documentId);
  const recipient = findRecipient(loaded.recipients, recipientId);
  const decision = rules.updateRecipient(loaded, recipient, command);
  await applyDecision(tx, principal, loaded, decision);
  await complete(tx, principal, loaded);
  return recipient;
}
