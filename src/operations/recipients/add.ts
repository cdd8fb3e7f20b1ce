import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/recipient/add.ts';
import type { RecipientState } from '../../domain/document/state.ts';
import { applyDecision } from '../documents/apply.ts';
import { lockForChange } from '../documents/load.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { sealRecipient, type AddRecipient } from './seal-recipients.ts';

/** Adds a recipient. @throws DOCUMENT_FINAL, RECIPIENT_EXISTS, VALIDATION_ERROR past the limit */
export async function addRecipient(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  given: AddRecipient,
): Promise<RecipientState> {
  const loaded = await lockForChange(tx, principal, documentId);
  const command = await sealRecipient(tx, principal.organizationId, given);
  const id = tx.deps.ids.next<'rec'>();
  const recipient = rules.newRecipient(id, command, tx.now);
  await applyDecision(tx, principal, loaded, rules.addRecipient(loaded, recipient));
  return recipient;
}
