import { isOpen } from '../document/document.ts';
import type { DocumentState, RecipientState } from '../document/state.ts';
import { hasActed } from '../recipient/recipient.ts';
import type { Person } from './mail.ts';
import { mailboxKey } from './mailbox.ts';
import type { MailDecision } from './mail-decision.ts';

/**
 * The mail to the document's owner about a recipient's refused address or mail: one for each recipient
 * and address, whatever else is refused there later. Undefined when the owner has that address too,
 * because a mail to it would be refused as well.
 */
export function refusedAddressMail(
  document: Pick<DocumentState, 'status'>,
  recipient: Pick<RecipientState, 'id' | 'name' | 'email' | 'viewedAt' | 'signedAt' | 'approvedAt'>,
  owner: Pick<Person, 'email'>,
  refusal: { reason: string; what?: 'message' },
): MailDecision | undefined {
  const address = mailboxKey(recipient.email);
  if (mailboxKey(owner.email) === address) return undefined;
  return {
    to: 'owner',
    occurrence: `${recipient.id} ${address}`,
    content: {
      kind: 'address_refused',
      recipient: { name: recipient.name, email: recipient.email },
      correctable: isOpen(document.status) && !recipient.viewedAt && !hasActed(recipient),
      ...(refusal.what === 'message' && { messageRefused: true }),
      // A reply of SMTP begins with its code; our own words are in one language only.
      ...(/^\d{3}\b/.test(refusal.reason) && { answer: refusal.reason }),
    },
  };
}
