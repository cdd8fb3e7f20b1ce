import type { MailDecision } from '../mail/mail-decision.ts';
import { hasActed } from '../recipient/recipient.ts';
import { nothingToDo, type DocumentDecision } from './decision.ts';
import { turnsOf } from './derive.ts';
import { isOpen } from './document.ts';
import { present } from './representation.ts';
import type { DocumentState, DocumentWithRecipients, RecipientState } from './state.ts';
import { hasReceived } from './turns.ts';

/** Invites everybody whose turn has come and who is not invited yet; viewers with their group. */
export function inviteRecipients(
  { document, recipients }: DocumentWithRecipients,
  now: Date,
): DocumentDecision {
  if (!isOpen(document.status)) return nothingToDo;
  const turns = turnsOf(recipients);
  const next = recipients.filter(
    (recipient) =>
      recipient.invitedAt === null &&
      !hasActed(recipient) &&
      hasReceived(turns.get(recipient.id) ?? 'waiting'),
  );
  if (next.length === 0) return nothingToDo;
  return {
    recipients: next.map(({ id, turn }) => ({
      id,
      facts: { invitedAt: now, invitedDeadline: document.deadline, turn: turn + 1 },
    })),
    events: [],
    mails: next.map((recipient) => invitation(document, recipient)),
  };
}

/** A new address and a turn that came back are each worth a mail of their own. */
function invitation(document: DocumentState, recipient: RecipientState): MailDecision {
  return {
    to: recipient.id,
    occurrence: `v${recipient.linkVersion}.t${recipient.turn + 1}`,
    content: {
      kind: 'invitation',
      role: recipient.role,
      ...present('message', document.message),
      ...present('recipientMessage', recipient.message),
      ...present('deadline', document.deadline?.toISOString()),
    },
  };
}
