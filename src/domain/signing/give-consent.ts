import { nothingToDo, type DocumentDecision } from '../document/decision.ts';
import { Refusal } from '../refusals.ts';
import type { ConsentTerms } from './consent.ts';
import { requireHolder, requireNotDone, requireOpen, requireRole, requireTurn } from './rules.ts';
import type { SigningSession } from './session.ts';

/**
 * Records that the recipient agreed to electronic records, with the exact words agreed to.
 * @throws ROLE_NOT_ALLOWED, DOCUMENT_NOT_OPEN, RECIPIENT_DONE, NOT_YOUR_TURN, and CONSENT_CHANGED when another
 * version is quoted than the one in force
 */
export function giveConsent(
  session: SigningSession,
  command: { version: string },
  { version, language, text, sha256 }: ConsentTerms,
  now: Date,
): DocumentDecision {
  const { recipient, principal } = session;
  requireRole(session, ['signer', 'approver', 'viewer'], 'consent');
  if (recipient.consentAt) return nothingToDo;
  requireHolder(session);
  requireOpen(session);
  requireNotDone(session);
  requireTurn(session);
  if (command.version !== version) {
    throw new Refusal('CONSENT_CHANGED', 'The consent text has changed; please read it again.');
  }
  return {
    recipients: [
      {
        id: recipient.id,
        facts: {
          consentAt: now,
          consentVersion: version,
          consentLanguage: language,
          consentText: text,
          consentLinkChannel: principal.linkChannel,
          consentIpAddress: principal.ipAddress,
          consentUserAgent: principal.userAgent,
        },
      },
    ],
    events: [
      {
        type: 'recipient.consented',
        recipientId: recipient.id,
        details: { version, sha256, userAgent: principal.userAgent },
      },
    ],
    workflowUnaffected: true,
  };
}
