import type { MemberPrincipal } from '../../domain/access/principal.ts';
import type { DocumentId, RecipientId } from '../../domain/ids.ts';
import * as rules from '../../domain/recipient/remind.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import { applyStep } from '../documents/apply-step.ts';
import { applyDecision } from '../documents/apply.ts';
import { findRecipient, lockForChange } from '../documents/load.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';

/**
 * Reminds on a client's word.
 * @throws DOCUMENT_NOT_OPEN, RECIPIENT_DONE, NOT_YOUR_TURN, REMINDER_TOO_SOON
 */
export async function remindRecipient(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  recipientId: string,
  command: rules.RemindRecipient,
): Promise<Recipient> {
  const loaded = await lockForChange(tx, principal, documentId);
  const recipient = findRecipient(loaded.recipients, recipientId);
  const decision = rules.remindRecipient(loaded, recipient, command, tx.now);
  await applyDecision(tx, principal, loaded, decision);
  return recipient;
}

/** The schedule's reminder; does nothing when it is no longer due. */
export async function remindAutomatically(
  deps: OperationDeps,
  command: { documentId: DocumentId; recipientId: RecipientId; at: Date },
): Promise<void> {
  await applyStep(deps, command.documentId, command.at, (state, now) =>
    rules.remindAutomatically(state, command.recipientId, now),
  );
}
