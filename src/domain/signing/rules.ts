import { isOpen } from '../document/document.ts';
import { hasActed, isHolder, type RecipientRole } from '../recipient/recipient.ts';
import { Refusal } from '../refusals.ts';
import type { SigningSession } from './session.ts';

/** One answer for a link that is wrong, stale or removed: there is nothing to learn from it. */
export function invalidSigningLink(): Refusal {
  return new Refusal('SIGNING_LINK_INVALID', 'This signing link is not valid, or no longer.');
}

/** The order of these checks is part of the contract; a caller relies on which answer comes first. */

/** @throws ROLE_NOT_ALLOWED; `verb` completes the sentence */
export function requireRole(
  { recipient }: SigningSession,
  allowed: readonly RecipientRole[],
  verb: string,
): void {
  if (allowed.includes(recipient.role)) return;
  const who = recipient.role === 'cc' ? 'Who gets a copy' : `A ${recipient.role}`;
  throw new Refusal('ROLE_NOT_ALLOWED', `${who} does not ${verb}.`);
}

/** @throws RECIPIENT_DONE, open or not: it is somebody else's document now */
export function requireHolder({ recipient }: Pick<SigningSession, 'recipient'>): void {
  if (isHolder(recipient)) return;
  throw new Refusal('RECIPIENT_DONE', 'You have passed this document on.');
}

/** @throws DOCUMENT_NOT_OPEN */
export function requireOpen({ document }: SigningSession): void {
  if (isOpen(document.status)) return;
  throw new Refusal(
    'DOCUMENT_NOT_OPEN',
    document.status === 'draft'
      ? 'The document has not been sent yet.'
      : `The document is ${document.expiredAt ? 'past its deadline' : document.status}.`,
  );
}

/** @throws RECIPIENT_DONE */
export function requireNotDone({ recipient }: SigningSession): void {
  if (hasActed(recipient) || recipient.declinedAt) {
    throw new Refusal('RECIPIENT_DONE', 'You have already acted on this document.');
  }
}

/** @throws NOT_YOUR_TURN */
export function requireTurn({ turn }: Pick<SigningSession, 'turn'>): void {
  if (turn === 'waiting') {
    throw new Refusal('NOT_YOUR_TURN', 'Others act first; you will be told when it is your turn.');
  }
}

/** @throws NOT_VIEWED */
export function requireViewed({ recipient }: SigningSession): void {
  if (!recipient.viewedAt) {
    throw new Refusal('NOT_VIEWED', 'The document must be viewed before it is acted on.');
  }
}

/** @throws CONSENT_REQUIRED */
export function requireConsent({ recipient }: SigningSession): void {
  if (!recipient.consentAt) {
    throw new Refusal('CONSENT_REQUIRED', 'Consent to electronic signing comes before the act.');
  }
}
