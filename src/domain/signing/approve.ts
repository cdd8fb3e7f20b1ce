import type { SignatureId } from '../ids.ts';
import { fillFields } from './act-fields.ts';
import { noInitials } from './initials.ts';
import {
  completeTurn,
  requireReadyToSign,
  type SignedResult,
  type SigningOutcome,
} from './complete-turn.ts';
import { requireRole } from './rules.ts';
import type { SigningSession } from './session.ts';
import { factsOf, type ShownFiles } from './shown-files.ts';

export interface ApproveDocument {
  /** Of the approval's record to be. */
  id: SignatureId;
  /** By public field id, unchecked. */
  fields: Readonly<Record<string, unknown>>;
  shown: ShownFiles;
}

/**
 * An approver approves: a record of its own, without a picture. `before` is what they were answered
 * when they have approved already.
 * @throws ROLE_NOT_ALLOWED, DOCUMENT_NOT_OPEN, RECIPIENT_DONE, NOT_YOUR_TURN, NOT_VIEWED,
 * CONSENT_REQUIRED, VALIDATION_ERROR
 */
export function approveDocument(
  session: SigningSession,
  { id, fields, shown }: ApproveDocument,
  before: SignedResult | undefined,
  now: Date,
): SigningOutcome {
  requireRole(session, ['approver'], 'approve');
  if (before) return { alreadyDone: true, result: before };
  const file = requireReadyToSign(session, shown);
  return completeTurn(
    session,
    {
      id,
      meaning: 'approved',
      signatureType: 'electronic',
      ...factsOf(file, now),
      image: null,
      typedText: null,
      typedFace: null,
      ...noInitials,
      ...fillFields(session, fields, now),
      signatureFieldIds: [],
    },
    now,
  );
}
