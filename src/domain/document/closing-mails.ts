import { hasActed } from '../recipient/recipient.ts';
import type { RecipientId } from '../ids.ts';
import type { DocumentMailContent, MailDecision } from '../mail/mail-decision.ts';
import type { RecipientState } from './state.ts';

/** Everybody who was asked: their turn came at least once, whatever they did with it. */
function askedRecipients(recipients: readonly RecipientState[]): RecipientState[] {
  return recipients.filter(
    (recipient) => recipient.turn > 0 || recipient.viewedAt !== null || hasActed(recipient),
  );
}

/** One closing mail to each who was asked but `except`; the owner's is the caller's to decide. */
export function closingMails(
  recipients: readonly RecipientState[],
  content: DocumentMailContent,
  except?: RecipientId,
): MailDecision[] {
  return askedRecipients(recipients)
    .filter(({ id }) => id !== except)
    .map(({ id }) => ({ to: id, occurrence: '1', content }));
}

export function mailToOwner(content: DocumentMailContent): MailDecision {
  return { to: 'owner', occurrence: '1', content };
}
