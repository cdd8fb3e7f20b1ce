import type { Settings } from '../settings/settings.ts';
import { closingMails, mailToOwner } from './closing-mails.ts';
import type { DocumentDecision } from './decision.ts';
import { allActed, isOpen } from './document.ts';
import type { DocumentWithRecipients } from './state.ts';

/** Somebody has acted, and nobody is left who must. */
export function mayComplete({ document, recipients }: DocumentWithRecipients): boolean {
  return isOpen(document.status) && allActed(recipients);
}

/** Everybody has acted. Webhook and mails are written now and leave once the file is sealed. */
export function completeDocument(
  { recipients }: DocumentWithRecipients,
  { notifications }: Settings,
  now: Date,
): DocumentDecision {
  const mail = { kind: 'completed', completedAt: now.toISOString() } as const;
  return {
    document: { completedAt: now },
    events: [{ type: 'document.completed', details: {} }],
    mails: [
      ...closingMails(recipients, mail),
      ...(notifications.send_completion_email ? [mailToOwner(mail)] : []),
    ],
  };
}
