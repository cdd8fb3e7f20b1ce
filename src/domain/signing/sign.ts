import { publicId, type SignatureId } from '../ids.ts';
import { Refusal } from '../refusals.ts';
import type { SignatureInput } from '../settings/settings.ts';
import { fieldsOf } from '../template/assign-fields.ts';
import { checkFieldValues } from '../template/field-values.ts';
import {
  completeTurn,
  requireReadyToSign,
  type SignedResult,
  type SigningOutcome,
} from './complete-turn.ts';
import { requireRole } from './rules.ts';
import type { SigningSession } from './session.ts';
import type { SignatureFace } from './signature-face.ts';
import { shownSha256, type ShownBytes } from './shown-bytes.ts';

/** A signature as it was checked before any lock was taken. */
export interface GivenSignature {
  input: SignatureInput;
  /** PNG of a drawn or uploaded signature. */
  image?: Uint8Array;
  text?: string;
  face?: SignatureFace | undefined;
}

export interface SignDocument {
  /** Of the signature to be. */
  id: SignatureId;
  signature: GivenSignature;
  /** By public field id, unchecked. */
  fields: Readonly<Record<string, unknown>>;
  shown: ShownBytes;
}

const signatureTypes = { draw: 'drawn', type: 'typed', upload: 'electronic' } as const;

/**
 * A signer signs. `before` is what they were answered when they have signed already.
 * @throws SIGNATURE_TYPE_NOT_ALLOWED, ROLE_NOT_ALLOWED, DOCUMENT_NOT_OPEN, RECIPIENT_DONE,
 * NOT_YOUR_TURN, NOT_VIEWED, CONSENT_REQUIRED, VALIDATION_ERROR
 */
export function signDocument(
  session: SigningSession,
  { id, signature, fields, shown }: SignDocument,
  before: SignedResult | undefined,
  now: Date,
): SigningOutcome {
  // A signature that was taken stays taken when the settings change.
  if (!before) requireAllowedType(session, signature);
  requireRole(session, ['signer'], 'sign');
  if (before) return { alreadyDone: true, result: before };
  requireReadyToSign(session);
  const { document, recipient, recipients } = session;
  const own = fieldsOf(recipient, recipients, document.fields).map((field) => ({
    ...field,
    publicId: publicId('fld', field.id),
  }));
  return completeTurn(
    session,
    {
      id,
      meaning: 'signed',
      signatureType: signatureTypes[signature.input],
      shownSha256: shownSha256(recipient, shown),
      image: signature.image ?? null,
      typedText: signature.text ?? null,
      typedFace: signature.face ?? null,
      fieldValues: checkFieldValues(own, fields),
      signatureFieldIds: own.filter(({ type }) => type === 'signature').map((f) => f.publicId),
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
