import type { SignatureId } from '../ids.ts';
import {
  completeTurn,
  requireReadyToSign,
  type SignedResult,
  type SigningOutcome,
} from './complete-turn.ts';
import { requireRole } from './rules.ts';
import type { SigningSession } from './session.ts';

/**
 * An approver approves: a record of its own, without a picture. `before` is what they were answered
 * when they have approved already.
 * @throws ROLE_NOT_ALLOWED, DOCUMENT_NOT_OPEN, RECIPIENT_DONE, NOT_YOUR_TURN, NOT_VIEWED,
 * CONSENT_REQUIRED
 */
export function approveDocument(
  session: SigningSession,
  id: SignatureId,
  before: SignedResult | undefined,
  now: Date,
): SigningOutcome {
  requireRole(session, ['approver'], 'approve');
  if (before) return { alreadyDone: true, result: before };
  requireReadyToSign(session);
  return completeTurn(
    session,
    {
      id,
      meaning: 'approved',
      signatureType: 'electronic',
      image: null,
      typedText: null,
      fieldValues: {},
      signatureFieldIds: [],
    },
    now,
  );
}
