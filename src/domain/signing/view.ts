import type { RecipientPrincipal } from '../access/principal.ts';
import { nothingToDo, type DocumentDecision } from '../document/decision.ts';
import { present } from '../document/representation.ts';
import type { ReaderSign } from './reader-sign.ts';
import { requireHolder, requireOpen, requireTurn } from './rules.ts';
import type { SigningSession } from './session.ts';

/**
 * The first page is on the recipient's screen. Once viewed, viewing again changes nothing.
 * @param said the sign by which the page knew of a reader; nothing is said where it sends none
 * @throws DOCUMENT_NOT_OPEN, NOT_YOUR_TURN; RECIPIENT_DONE for who passed the document on
 */
export function viewDocument(
  session: SigningSession,
  now: Date,
  said?: ReaderSign,
): DocumentDecision {
  const { document, recipient, principal, settings, proof } = session;
  if (recipient.viewedAt) return nothingToDo;
  requireHolder(session);
  if (!readsCopy(session)) {
    requireOpen(session);
    requireTurn(session);
  }
  const { id, name, email } = recipient;
  // The log knows better whether there was a consent.
  const knownBy = said === 'consented' && !recipient.consentAt ? undefined : said;
  const ownerToNotify = settings.notifications.send_viewed_notification;
  return {
    document: { viewedAt: document.viewedAt ?? now },
    recipients: [{ id, facts: { viewedAt: now, ...viewedBy(principal) } }],
    events: [
      {
        type: 'recipient.viewed',
        recipientId: id,
        details: { authentication: proof.steps, ...present('knownBy', knownBy) },
      },
      ...(document.viewedAt === null
        ? [{ type: 'document.viewed' as const, recipientId: id, details: {} }]
        : []),
    ],
    mails: ownerToNotify
      ? [
          {
            to: 'owner',
            // Once more for another person in the place, which raised `rev`.
            occurrence: `${id}.r${document.rev}`,
            content: { kind: 'viewed', by: { name, email }, at: now.toISOString() },
          },
        ]
      : [],
    // Each signal costs history, and who has viewed is nothing that the workflow waits for.
    workflowUnaffected: document.status !== 'sent' && !ownerToNotify,
  };
}

/** Who gets a copy opens it when it is complete. */
function readsCopy({ recipient, document }: SigningSession): boolean {
  return recipient.role === 'cc' && document.status === 'completed';
}

function viewedBy({ linkChannel, ipAddress, userAgent }: RecipientPrincipal) {
  return {
    viewedLinkChannel: linkChannel,
    viewedIpAddress: ipAddress,
    viewedUserAgent: userAgent,
  };
}
