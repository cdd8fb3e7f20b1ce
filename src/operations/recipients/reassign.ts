import type { MemberPrincipal } from '../../domain/access/principal.ts';
import type { RecipientState } from '../../domain/document/state.ts';
import type { NewHolder } from '../../domain/recipient/passing.ts';
import * as rules from '../../domain/recipient/reassign.ts';
import { applyDecision } from '../documents/apply.ts';
import { findRecipient, lockForChange } from '../documents/load.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/**
 * The sender gives a recipient's place to somebody else.
 * @throws DOCUMENT_NOT_OPEN, RECIPIENT_DONE, DELEGATION_LOOP, RECIPIENT_EXISTS
 */
export async function reassignRecipient(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  recipientId: string,
  command: NewHolder,
): Promise<RecipientState> {
  const loaded = await lockForChange(tx, principal, documentId);
  const recipient = findRecipient(loaded.recipients, recipientId);
  const to = { ...command, id: tx.deps.ids.next<'rec'>() };
  const { memberId } = principal;
  const decision = rules.reassignRecipient(loaded, recipient, to, memberId, tx.now);
  await applyDecision(tx, principal, loaded, decision);
  // Who had the place leaves it, and a key, before the other's row is there: both are unique.
  await tx.em.flush();
  return decision.added;
}
