import { closingMails, mailToOwner } from '../document/closing-mails.ts';
import { nothingToDo, type DocumentDecision } from '../document/decision.ts';
import { present } from '../document/representation.ts';
import {
  requireHolder,
  requireNotDone,
  requireOpen,
  requireRole,
  requireTurn,
  requireViewed,
} from './rules.ts';
import type { SigningSession } from './session.ts';

export interface DeclineDocument {
  reason?: string | undefined;
}

/**
 * A signer or approver says no, which closes the document for everybody.
 * @throws ROLE_NOT_ALLOWED, DOCUMENT_NOT_OPEN, RECIPIENT_DONE, NOT_YOUR_TURN, NOT_VIEWED
 */
export function declineDocument(
  session: SigningSession,
  command: DeclineDocument,
  now: Date,
): DocumentDecision {
  const { recipients, recipient } = session;
  requireRole(session, ['signer', 'approver'], 'decline');
  if (recipient.declinedAt && !recipient.optedOutAt) return nothingToDo;
  requireHolder(session);
  requireOpen(session);
  requireNotDone(session);
  requireTurn(session);
  requireViewed(session);
  const mail = { kind: 'declined', ...declination(session, command) } as const;
  return {
    ...closedBy(session, 'recipient.declined', command, now),
    mails: [...closingMails(recipients, mail), mailToOwner(mail)],
  };
}

/**
 * A signer or approver does not want to sign electronically; this counts as a decline.
 * @throws ROLE_NOT_ALLOWED, DOCUMENT_NOT_OPEN, RECIPIENT_DONE, NOT_YOUR_TURN
 */
export function optOut(
  session: SigningSession,
  command: DeclineDocument,
  now: Date,
): DocumentDecision {
  const { recipients, recipient } = session;
  requireRole(session, ['signer', 'approver'], 'opt out');
  if (recipient.optedOutAt) return nothingToDo;
  requireHolder(session);
  requireOpen(session);
  requireNotDone(session);
  requireTurn(session);
  const said = declination(session, command);
  return {
    ...closedBy(session, 'recipient.opted_out', command, now),
    mails: [
      ...closingMails(recipients, { kind: 'declined', ...said }, recipient.id),
      mailToOwner({ kind: 'opted_out', ...said }),
    ],
  };
}

function declination({ recipient: { name, email } }: SigningSession, { reason }: DeclineDocument) {
  return { by: { name, email }, ...present('reason', reason) };
}

function closedBy(
  { recipient: { id } }: SigningSession,
  type: 'recipient.declined' | 'recipient.opted_out',
  { reason = null }: { reason?: string | null | undefined },
  now: Date,
): DocumentDecision {
  const optedOutAt = type === 'recipient.opted_out' ? now : null;
  return {
    document: { declinedAt: now },
    recipients: [{ id, facts: { declinedAt: now, declineReason: reason, optedOutAt } }],
    events: [
      { type, recipientId: id, details: { reason } },
      { type: 'document.declined', recipientId: id, details: {} },
    ],
  };
}
