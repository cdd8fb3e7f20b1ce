import { hasActed, isHolder, mustAct } from '../recipient/recipient.ts';
import { closingMails, mailToOwner } from './closing-mails.ts';
import { nothingToDo, type DocumentDecision } from './decision.ts';
import { expiryReason, pastDeadline } from './document.ts';
import type { DocumentWithRecipients } from './state.ts';

/** Closes a document if it is open and its deadline passed. */
export function expireIfOverdue(state: DocumentWithRecipients, now: Date): DocumentDecision {
  return pastDeadline(state.document, now) ? expireDocument(state, now) : nothingToDo;
}

/** Closes an open document whose deadline passed, which the caller has seen. */
export function expireDocument(
  { document, recipients }: DocumentWithRecipients,
  now: Date,
): DocumentDecision {
  const due = recipients.filter(
    (recipient) => mustAct(recipient.role) && isHolder(recipient) && !hasActed(recipient),
  );
  const mail = { kind: 'expired', deadline: (document.deadline ?? now).toISOString() } as const;
  return {
    document: { voidedAt: now, expiredAt: now, voidReason: expiryReason },
    events: [
      { type: 'document.expired', details: {} },
      ...due.map(({ id }) => ({
        type: 'recipient.expired' as const,
        recipientId: id,
        details: {},
      })),
    ],
    mails: [...closingMails(recipients, mail), mailToOwner(mail)],
  };
}
