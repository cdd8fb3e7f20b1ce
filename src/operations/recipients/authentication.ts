import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { countedSince, requireRoomForCode } from '../../domain/authentication/codes.ts';
import { isDemanded } from '../../domain/authentication/demand.ts';
import { blocked } from '../../domain/authentication/proof.ts';
import { refusePassedOn } from '../../domain/recipient/passing.ts';
import { invalid } from '../../domain/refusals.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import { listCodes } from '../../persistence/stores/signing/authentication.ts';
import { makeCode, type FreshCode } from '../authentication/make-code.ts';
import { applyDecision } from '../documents/apply.ts';
import { findRecipient, lockForChange } from '../documents/load.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { forgetAuthentication } from './forget.ts';

/**
 * A code that the sender's system hands to the recipient in a way of its own.
 * @throws RECIPIENT_DONE of who passed their place on, VALIDATION_ERROR where none is asked,
 * RECIPIENT_BLOCKED, TOO_MANY_CODES
 */
export async function giveExternalCode(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  recipientId: string,
): Promise<FreshCode> {
  const { recipients } = await lockForChange(tx, principal, documentId);
  const recipient = findRecipient(recipients, recipientId);
  refusePassedOn(recipient);
  if (!isDemanded(recipient.authentication, 'external_code')) {
    throw invalid('/id', 'is a recipient who is not asked for an external_code');
  }
  if (recipient.blockedAt) throw blocked();
  // By the same clock as it is made: what is real has no part in a test workspace's time.
  const now = tx.realNow;
  requireRoomForCode(await listCodes(tx.em, recipient.id, countedSince(now)), now);
  return makeCode(tx, recipient, 'external_code');
}

/** Lets a recipient begin again: unblocked, with no code and no browser of before. */
export async function resetAuthentication(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  recipientId: string,
): Promise<Recipient> {
  const loaded = await lockForChange(tx, principal, documentId);
  const recipient = findRecipient(loaded.recipients, recipientId);
  await forgetAuthentication(tx, recipient.id);
  await applyDecision(tx, principal, loaded, {
    recipients: [{ id: recipient.id, facts: { blockedAt: null } }],
    events: [
      {
        type: 'recipient.updated',
        recipientId: recipient.id,
        details: { changed: ['authentication'] },
      },
    ],
    workflowUnaffected: true,
  });
  return recipient;
}
