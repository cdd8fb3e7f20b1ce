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
    mails: next.flatMap((recipient) => invitation(document, recipient, recipients)),
  };
}

/** A new address and a turn that came back are each worth a mail of their own. */
function invitation(
  document: DocumentState,
  { id, role, linkVersion, turn, ...recipient }: RecipientState,
  recipients: readonly RecipientState[],
): MailDecision[] {
  // Recipients of a copy are not invited: they only get the mail that it comes with.
  if (role === 'cc') return [];
  const before = recipients.find((one) => one.id === recipient.reassignedFrom);
  return [
    {
      to: id,
      occurrence: `v${linkVersion}.t${turn + 1}`,
      content: {
        kind: 'invitation',
        role,
        ...present('message', document.message),
        ...present('recipientMessage', recipient.message),
        ...present('deadline', document.deadline?.toISOString()),
        ...present('inPlaceOf', before && placeOf(before)),
      },
    },
  ];
}

function placeOf({ name, email, reassignedBy, reassignReason }: RecipientState) {
  return { name, email, by: reassignedBy ?? 'sender', ...present('reason', reassignReason) };
}
