import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/recipient/remove.ts';
import { applyDecision } from '../documents/apply.ts';
import { complete } from '../documents/complete.ts';
import { findRecipient, lockForChange } from '../documents/load.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/**
 * Takes a recipient out. Removing the last one still due completes an open document, if somebody
 * has acted.
 * @throws RECIPIENT_DONE, DOCUMENT_FINAL, NO_RECIPIENTS
 */
export async function removeRecipient(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  recipientId: string,
): Promise<void> {
  const loaded = await lockForChange(tx, principal, documentId);
  const recipient = findRecipient(loaded.recipients, recipientId);
  await applyDecision(tx, principal, loaded, rules.removeRecipient(loaded, recipient));
  await complete(tx, principal, loaded);
}
