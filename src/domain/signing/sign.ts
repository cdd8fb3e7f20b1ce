import type { SignatureId } from '../ids.ts';
import { Refusal } from '../refusals.ts';
import { fillFields, ownFields } from './act-fields.ts';
import {
  completeTurn,
  requireReadyToSign,
  type SignedResult,
  type SigningOutcome,
} from './complete-turn.ts';
import { recordedType, type GivenSignature } from './given-signature.ts';
import { fillPlaces } from './initials.ts';
import { requireRole } from './rules.ts';
import type { SigningSession } from './session.ts';
import { factsOf, type ShownFiles } from './shown-files.ts';

export interface SignDocument {
  /** Of the signature to be. */
  id: SignatureId;
  signature: GivenSignature;
  /** For the places that ask for initials; without them the signature fills the required ones. */
  initials?: GivenSignature | undefined;
  /** By public field id, unchecked. */
  fields: Readonly<Record<string, unknown>>;
  shown: ShownFiles;
}

/**
 * A signer signs. `before` is what they were answered when they have signed already.
 * @throws SIGNATURE_TYPE_NOT_ALLOWED, ROLE_NOT_ALLOWED, DOCUMENT_NOT_OPEN, RECIPIENT_DONE,
 * NOT_YOUR_TURN, NOT_VIEWED, CONSENT_REQUIRED, VALIDATION_ERROR
 */
export function signDocument(
  session: SigningSession,
  { id, signature, initials, fields, shown }: SignDocument,
  before: SignedResult | undefined,
  now: Date,
): SigningOutcome {
  // A signature that was taken stays taken when the settings change.
  if (!before) {
    for (const given of [signature, initials]) if (given) requireAllowedType(session, given);
  }
  requireRole(session, ['signer'], 'sign');
  if (before) return { alreadyDone: true, result: before };
  const file = requireReadyToSign(session, shown);
  return completeTurn(
    session,
    {
      id,
      meaning: 'signed',
      signatureType: recordedType[signature.input],
      ...factsOf(file, now),
      image: signature.image ?? null,
      typedText: signature.text ?? null,
      typedFace: signature.face ?? null,
      ...fillFields(session, fields, now),
      ...fillPlaces(ownFields(session), initials),
    },
    now,
  );
}

function requireAllowedType({ settings }: SigningSession, { input }: GivenSignature): void {
  if (settings.signing.allowed_signature_types.includes(input)) return;
  throw new Refusal(
    'SIGNATURE_TYPE_NOT_ALLOWED',
    `This workspace does not accept signatures of the type “${input}”.`,
  );
}
