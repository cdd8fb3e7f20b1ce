import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/recipient/update.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import { applyDecision } from '../documents/apply.ts';
import { complete } from '../documents/complete.ts';
import { findRecipient, lockForChange } from '../documents/load.ts';
import { sameDemands, sealDemands, type GivenDemand } from '../authentication/demands.ts';
import { forgetAuthentication } from './forget.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/** As a caller gives it: access codes in clear. */
export interface UpdateRecipient extends Omit<rules.UpdateRecipient, 'authentication'> {
  authentication?: readonly GivenDemand[] | undefined;
}

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
  { authentication, ...command }: UpdateRecipient,
): Promise<Recipient> {
  const loaded = await lockForChange(tx, principal, documentId);
  const recipient = findRecipient(loaded.recipients, recipientId);
  const { keyring } = tx.deps;
  const before = recipient.authentication;
  const demands = authentication && sealDemands(keyring, authentication, before);
  const changed = demands && !sameDemands(demands, before);
  const decision = rules.updateRecipient(loaded, recipient, {
    ...command,
    ...(changed && { authentication: demands }),
  });
  // What was proved was not what is asked now.
  if (changed) await forgetAuthentication(tx, recipient.id);
  await applyDecision(tx, principal, loaded, decision);
  await complete(tx, principal, loaded);
  return recipient;
}
