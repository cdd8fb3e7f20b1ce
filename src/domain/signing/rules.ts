import { isOpen } from '../document/document.ts';
import { Refusal } from '../refusals.ts';
import { hasActed, type RecipientRole } from '../recipient/recipient.ts';
import type { SigningSession } from '../../operations/signing/open-session.ts';

/** The order of these checks is part of the contract; a caller relies on which answer comes first. */

export function requireRole(
  { recipient }: SigningSession,
  allowed: readonly RecipientRole[],
  act: string,
) {
  if (allowed.includes(recipient.role)) return;
  throw new Refusal('ROLE_NOT_ALLOWED', `A ${recipient.role} does not ${act}.`);
}

export function requireOpen({ document }: SigningSession): void {
  if (isOpen(document.status)) return;
  throw new Refusal(
    'DOCUMENT_NOT_OPEN',
    document.status === 'draft'
      ? 'The document has not been sent yet.'
      : `The document is ${document.expiredAt ? 'past its deadline' : document.status}.`,
  );
}

export function requireNotDone({ recipient }: SigningSession): void {
  if (hasActed(recipient) || recipient.declinedAt) {
    throw new Refusal('RECIPIENT_DONE', 'You have already acted on this document.');
  }
}

export function requireTurn({ turn }: SigningSession): void {
  if (turn === 'waiting') {
    throw new Refusal('NOT_YOUR_TURN', 'Others act first; you will be told when it is your turn.');
  }
}

export function requireViewed({ recipient }: SigningSession): void {
  if (!recipient.viewedAt) {
    throw new Refusal('NOT_VIEWED', 'The document must be viewed before it is acted on.');
  }
}

export function requireConsent({ recipient }: SigningSession): void {
  if (!recipient.consentAt) {
    throw new Refusal('CONSENT_REQUIRED', 'Consent to electronic signing comes before the act.');
  }
}
