import { mailToOwner } from '../document/closing-mails.ts';
import { nothingToDo, type DocumentDecision } from '../document/decision.ts';
import type { RecipientState } from '../document/state.ts';
import type { RecipientId } from '../ids.ts';
import type { Sender } from '../mail/mail.ts';
import { isSameMailbox } from '../mail/mailbox.ts';
import { passingMail, passingMailToOwner } from '../recipient/passing-mail.ts';
import { passOn, type NewHolder } from '../recipient/passing.ts';
import { mustAct } from '../recipient/recipient.ts';
import { Refusal } from '../refusals.ts';
import type { Settings } from '../settings/settings.ts';
import { requireHolder, requireNotDone, requireOpen, requireTurn } from './rules.ts';
import type { SigningSession } from './session.ts';

export type DelegateDocument = Pick<NewHolder, 'name' | 'email' | 'reason'>;

/** Whether the sender lets this recipient pass the document on. */
export function mayDelegate(
  { role, allowDelegate }: Pick<RecipientState, 'role' | 'allowDelegate'>,
  { signing }: Pick<Settings, 'signing'>,
): boolean {
  return mustAct(role) && (allowDelegate ?? signing.allow_delegate);
}

/**
 * A signer or approver gives their place to somebody else, whose turn it then is. The owner hears of
 * it, unless it is the owner who passes on, and who passed on gets a confirmation.
 * @throws RECIPIENT_DONE, DELEGATION_NOT_ALLOWED, DOCUMENT_NOT_OPEN, NOT_YOUR_TURN,
 *   DELEGATION_LOOP, RECIPIENT_EXISTS
 */
export function delegateDocument(
  session: SigningSession & { sender: Sender },
  to: DelegateDocument & { id: RecipientId },
  now: Date,
): DocumentDecision {
  const { recipient, settings, sender } = session;
  if (isRepeated(session, to)) return nothingToDo;
  requireHolder(session);
  if (!mayDelegate(recipient, settings)) {
    throw new Refusal(
      'DELEGATION_NOT_ALLOWED',
      'The sender did not allow you to pass this document on.',
    );
  }
  requireOpen(session);
  requireNotDone(session);
  requireTurn(session);
  const { id, email } = recipient;
  const confirmation = passingMail(recipient, to, 'recipient');
  const isOwner = isSameMailbox(email, sender.email);
  return {
    ...passOn(session, recipient, to, 'recipient', now),
    mails: [
      { to: id, occurrence: '1', content: { ...confirmation, confirms: true } },
      ...(isOwner ? [] : [mailToOwner(passingMailToOwner(recipient, to, 'recipient'), id)]),
    ],
  };
}

/** A double click, or an answer that was lost. */
function isRepeated(
  { recipient, recipients }: SigningSession,
  { name, email }: Pick<NewHolder, 'name' | 'email'>,
): boolean {
  if (recipient.reassignedBy !== 'recipient') return false;
  const holder = recipients.find(({ id }) => id === recipient.reassignedTo);
  return holder !== undefined && isSameMailbox(holder.email, email) && holder.name === name;
}
