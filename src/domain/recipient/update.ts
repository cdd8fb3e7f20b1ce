import { changesOf } from '../changes.ts';
import { nothingToDo, type DocumentDecision } from '../document/decision.ts';
import { refuseFinal } from '../document/document.ts';
import type { DocumentWithRecipients, RecipientState } from '../document/state.ts';
import type { Locale } from '../mail/mail.ts';
import { Refusal } from '../refusals.ts';
import { refuseTwin } from './add.ts';
import { hasActed, type RecipientRole } from './recipient.ts';
import { requireSomebodyToAct } from './remove.ts';

export interface UpdateRecipient {
  name?: string | undefined;
  email?: string | undefined;
  order?: number | undefined;
  role?: RecipientRole | undefined;
  locale?: Locale | undefined;
  notify?: boolean | undefined;
}

const keys = ['name', 'email', 'order', 'role', 'locale', 'notify'] as const;

/**
 * Changes a recipient who has not acted. A changed email kills the links made before and the
 * pending mails; the new address is invited when the turn is there. Reminders keep their 24 hours:
 * they are counted by recipient, and addresses change to and fro.
 * @throws DOCUMENT_FINAL, RECIPIENT_DONE, RECIPIENT_LOCKED, RECIPIENT_EXISTS, NO_RECIPIENTS
 */
export function updateRecipient(
  { document, recipients }: DocumentWithRecipients,
  recipient: RecipientState,
  command: UpdateRecipient,
): DocumentDecision {
  refuseFinal(document);
  if (hasActed(recipient) || recipient.declinedAt) {
    throw new Refusal('RECIPIENT_DONE', 'This recipient has acted and can no longer be changed.');
  }
  const { id, linkVersion } = recipient;
  const { facts, changed } = changesOf<RecipientState, (typeof keys)[number]>(
    recipient,
    command,
    keys,
  );
  const others = recipients.filter((other) => other.id !== id);
  const newEmail = facts.email !== undefined;
  if (newEmail || facts.role !== undefined) {
    refuseViewed(recipient);
    refuseTwin(others, { ...recipient, ...facts });
  }
  if (changed.length === 0) return nothingToDo;
  if (facts.role === 'viewer') requireSomebodyToAct(document, others);
  return {
    recipients: [
      {
        id,
        facts: { ...facts, ...(newEmail && { linkVersion: linkVersion + 1, invitedAt: null }) },
      },
    ],
    events: [{ type: 'recipient.updated', recipientId: id, details: { changed } }],
    cancelMailsTo: newEmail ? [id] : [],
  };
}

function refuseViewed({ viewedAt }: RecipientState): void {
  if (viewedAt === null) return;
  throw new Refusal(
    'RECIPIENT_LOCKED',
    'Email and role cannot change once the recipient has viewed; remove them and add another.',
  );
}
