import { nothingToDo, type DocumentDecision } from '../document/decision.ts';
import { turnsOf } from '../document/derive.ts';
import { isOpen } from '../document/document.ts';
import { nextReminder } from '../document/plan.ts';
import { present } from '../document/representation.ts';
import { scheduleFacts } from '../document/snapshot.ts';
import type { DocumentState, DocumentWithRecipients, RecipientState } from '../document/state.ts';
import type { RecipientId } from '../ids.ts';
import { Refusal } from '../refusals.ts';
import { dayMs, secondMs } from '../time.ts';
import { refusePassedOn } from './passing.ts';
import { hasActed, mustAct } from './recipient.ts';

export interface RemindRecipient {
  message?: string | undefined;
}

/**
 * Reminds on a client's word: at most once in 24 hours, automatic reminders counted.
 * @throws ROLE_NOT_ALLOWED, DOCUMENT_NOT_OPEN, RECIPIENT_DONE, NOT_YOUR_TURN, REMINDER_TOO_SOON
 */
export function remindRecipient(
  { document, recipients }: DocumentWithRecipients,
  recipient: RecipientState,
  { message }: RemindRecipient,
  now: Date,
): DocumentDecision {
  if (recipient.role === 'cc') {
    throw new Refusal('ROLE_NOT_ALLOWED', 'Who gets a copy is not reminded.');
  }
  if (!isOpen(document.status)) {
    throw new Refusal(
      'DOCUMENT_NOT_OPEN',
      'Only a document that is out for signing can be reminded of.',
    );
  }
  refusePassedOn(recipient);
  if (hasActed(recipient)) {
    throw new Refusal('RECIPIENT_DONE', 'This recipient has already acted.');
  }
  if (turnsOf(recipients).get(recipient.id) !== 'due') {
    throw new Refusal('NOT_YOUR_TURN', 'It is not this recipient’s turn to act.');
  }
  const { remindedAt } = recipient;
  const waitMs = remindedAt ? remindedAt.getTime() + dayMs - now.getTime() : 0;
  if (waitMs > 0) {
    throw new Refusal(
      'REMINDER_TOO_SOON',
      'This recipient was reminded within the last 24 hours.',
      { retryAfterS: Math.ceil(waitMs / secondMs) },
    );
  }
  return reminder(document, recipient, now, message);
}

/** The schedule's reminder; nothing when it is no longer due. */
export function remindAutomatically(
  { document, recipients }: DocumentWithRecipients,
  recipientId: RecipientId,
  now: Date,
): DocumentDecision {
  const recipient = recipients.find(({ id }) => id === recipientId);
  if (!recipient || !isOpen(document.status)) return nothingToDo;
  if (turnsOf(recipients).get(recipient.id) !== 'due') return nothingToDo;
  const next = nextReminder(scheduleFacts(recipient), document.reminderDays);
  return next && next.atMs <= now.getTime() ? reminder(document, recipient, now) : nothingToDo;
}

function reminder(
  { deadline }: DocumentState,
  { id, role, remindersSent }: RecipientState,
  now: Date,
  message?: string,
): DocumentDecision {
  if (!mustAct(role)) return nothingToDo;
  return {
    recipients: [{ id, facts: { remindedAt: now, remindersSent: remindersSent + 1 } }],
    events: [{ type: 'recipient.reminded', recipientId: id, details: {} }],
    mails: [
      {
        to: id,
        occurrence: String(remindersSent + 1),
        content: {
          kind: 'reminder',
          role,
          ...present('message', message),
          ...present('deadline', deadline?.toISOString()),
        },
      },
    ],
  };
}
