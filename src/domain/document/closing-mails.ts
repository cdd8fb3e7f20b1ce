import { hasActed, isHolder } from '../recipient/recipient.ts';
import type { RecipientId } from '../ids.ts';
import type { DocumentMailContent, MailDecision } from '../mail/mail-decision.ts';
import type { RecipientState } from './state.ts';

/**
 * Everybody who was asked: their turn came at least once, whatever they did with it. Who passed
 * their place on hears no more, and who gets a copy hears of the completion alone.
 */
function concerned(recipient: RecipientState, kind: DocumentMailContent['kind']): boolean {
  if (!isHolder(recipient)) return false;
  if (recipient.role === 'cc') return kind === 'completed';
  return recipient.turn > 0 || recipient.viewedAt !== null || hasActed(recipient);
}

/** One closing mail to each whom it concerns but `except`; the owner's is the caller's to decide. */
export function closingMails(
  recipients: readonly RecipientState[],
  content: DocumentMailContent,
  except?: RecipientId,
): MailDecision[] {
  return recipients
    .filter((recipient) => recipient.id !== except && concerned(recipient, content.kind))
    .map(({ id }) => ({ to: id, occurrence: '1', content }));
}

/** `occurrence` where there may be several of the kind. */
export function mailToOwner(content: DocumentMailContent, occurrence = '1'): MailDecision {
  return { to: 'owner', occurrence, content };
}
