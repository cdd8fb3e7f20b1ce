import { mailToOwner } from '../document/closing-mails.ts';
import type { DocumentDecision } from '../document/decision.ts';
import { isOpen } from '../document/document.ts';
import type { DocumentWithRecipients, RecipientState } from '../document/state.ts';
import type { MemberId, RecipientId } from '../ids.ts';
import { Refusal } from '../refusals.ts';
import { passOn, refusePassedOn, type NewHolder } from './passing.ts';
import { passingMailToOwner } from './passing-mail.ts';
import { hasActed } from './recipient.ts';

/**
 * The sender gives a recipient's place to somebody else. Having viewed or consented is no obstacle.
 * The owner hears of what another member did, and not of their own.
 * @throws DOCUMENT_NOT_OPEN, RECIPIENT_DONE, DELEGATION_LOOP, RECIPIENT_EXISTS
 */
export function reassignRecipient(
  state: DocumentWithRecipients,
  recipient: RecipientState,
  to: NewHolder & { id: RecipientId },
  memberId: MemberId,
  now: Date,
): DocumentDecision & { added: RecipientState } {
  const { document } = state;
  if (!isOpen(document.status)) {
    throw new Refusal(
      'DOCUMENT_NOT_OPEN',
      'Only in a document that is out for signing is a place passed on; a draft’s recipients change.',
    );
  }
  refusePassedOn(recipient);
  if (hasActed(recipient)) {
    throw new Refusal('RECIPIENT_DONE', 'Who has signed or approved has no place to pass on.');
  }
  const decision = passOn(state, recipient, to, 'sender', now);
  const isOwn = memberId === document.ownerMemberId;
  const mail = passingMailToOwner(recipient, to, 'sender');
  return { ...decision, mails: isOwn ? [] : [mailToOwner(mail, recipient.id)] };
}
