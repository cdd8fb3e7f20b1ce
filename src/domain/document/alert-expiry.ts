import { isHolder } from '../recipient/recipient.ts';
import { nothingToDo, type DocumentDecision } from './decision.ts';
import { isOpen } from './document.ts';
import { recipientsToWarn } from './plan.ts';
import { scheduleFacts } from './snapshot.ts';
import type { DocumentWithRecipients } from './state.ts';

/** One warning per deadline, to those still due and, when there is one of them, to the owner. */
export function alertExpiry(
  { document, recipients }: DocumentWithRecipients,
  now: Date,
): DocumentDecision {
  const { status, deadline, alertedFor, alertDays, rev } = document;
  if (!isOpen(status) || !deadline || deadline <= now) return nothingToDo;
  if (alertedFor?.getTime() === deadline.getTime()) return nothingToDo;
  const warned = recipientsToWarn({
    deadlineMs: deadline.getTime(),
    alertDays,
    recipients: recipients
      .filter(isHolder)
      .map((recipient) => ({ ...recipient, ...scheduleFacts(recipient) })),
  });
  if (warned.length === 0) return nothingToDo;
  // A deadline may move away and back; its second warning is a mail of its own.
  const occurrence = `${deadline.toISOString()}.r${rev}`;
  const content = { kind: 'expiry_warning', deadline: deadline.toISOString() } as const;
  const waitingFor = warned.map(({ name, email }) => ({ name, email }));
  return {
    document: { alertedFor: deadline },
    events: [],
    mails: [
      ...warned.map(({ id }) => ({ to: id, occurrence, content })),
      { to: 'owner', occurrence, content: { ...content, waitingFor } },
    ],
  };
}
