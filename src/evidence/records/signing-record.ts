import { hash } from 'node:crypto';
import type { HolderBefore } from '@countersign/verifier/recorded-holders';
import type {
  Occasion,
  RecordedInitials,
  SigningRecord,
} from '@countersign/verifier/signing-record';
import { shownFields } from '@countersign/verifier/shown-fields';
import { present } from '../../domain/document/representation.ts';
import type { DocumentState, RecipientState } from '../../domain/document/state.ts';
import { publicId } from '../../domain/ids.ts';
import { shownField } from '../../domain/template/shown-field.ts';
import type { SignatureState } from '../../domain/signing/signature.ts';
import { isoOrAbsent } from '../../domain/time.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * What one signature or approval binds: the exact bytes shown, the picture or text of the
 * signature, the values filled in, the words consented to, and how the person came to view, consent
 * and act. Made when the signature is given, and again from what is stored whenever it is verified.
 * `preparedSha256` is in hexadecimal; `before` are those who had the place, the oldest first.
 */
export function signingRecord(
  document: Pick<DocumentState, 'id' | 'organizationId' | 'fields'>,
  recipient: RecipientState,
  signature: SignatureState,
  preparedSha256: string,
  before: readonly RecipientState[] = [],
): SigningRecord {
  const { image, typedText, typedFace } = signature;
  const initials = initialsOf(signature);
  const { authentication } = signature;
  return {
    version: before.length + authentication.length > 0 ? 2 : 1,
    signature_id: publicId('sig', signature.id),
    organization_id: publicId('org', document.organizationId),
    document_id: publicId('doc', document.id),
    recipient: {
      id: publicId('rec', recipient.id),
      name: signature.signerName,
      email: signature.signerEmail,
      role: recipient.role,
    },
    meaning: signature.meaning,
    signature_type: signature.signatureType,
    document: { prepared_sha256: preparedSha256, shown_sha256: signature.shownSha256 },
    image_sha256: image && hash('sha256', image),
    text_sha256: typedText === null ? null : hash('sha256', typedText),
    ...present('text_face', typedFace),
    field_values_sha256: hash('sha256', canonicalJson(signature.fieldValues)),
    ...shownFields(
      document.fields.map(shownField),
      signature.shownFieldIds ?? [],
      signature.fieldValues,
    ),
    signature_field_ids: signature.signatureFieldIds,
    ...(initials && { initials }),
    consent: {
      ...consentOf(recipient),
      version: recipient.consentVersion ?? '',
      language: recipient.consentLanguage ?? 'en',
      sha256: hash('sha256', recipient.consentText ?? ''),
    },
    shown: shownOf(signature),
    view: viewOf(recipient),
    act: {
      at: signature.signedAt.toISOString(),
      channel: signature.linkChannel,
      ip_address: signature.ipAddress,
      user_agent: signature.userAgent,
    },
    ...(authentication.length > 0 && { authentication }),
    ...(before.length > 0 && { in_place_of: before.map(holderBefore) }),
  };
}

function holderBefore(recipient: RecipientState): HolderBefore {
  const { id, name, email, reassignedAt, reassignedBy, reassignReason } = recipient;
  return {
    recipient_id: publicId('rec', id),
    name,
    email,
    at: isoOrAbsent(reassignedAt) ?? '',
    by: reassignedBy ?? 'sender',
    ...(reassignReason !== null && { reason: reassignReason }),
  };
}

function initialsOf(signature: SignatureState): RecordedInitials | undefined {
  const { initialsType, initialsImage, initialsText, initialsFace, initialsFieldIds } = signature;
  if (initialsType === null) return undefined;
  return {
    type: initialsType,
    image_sha256: initialsImage && hash('sha256', initialsImage),
    text_sha256: initialsText === null ? null : hash('sha256', initialsText),
    ...present('text_face', initialsFace),
    field_ids: initialsFieldIds,
  };
}

function consentOf(recipient: RecipientState): Occasion {
  return {
    at: isoOrAbsent(recipient.consentAt) ?? '',
    channel: recipient.consentLinkChannel,
    ip_address: recipient.consentIpAddress,
    user_agent: recipient.consentUserAgent,
  };
}

function shownOf(signature: SignatureState): Occasion {
  return {
    at: signature.shownAt.toISOString(),
    channel: signature.shownLinkChannel,
    ip_address: signature.shownIpAddress,
    user_agent: signature.shownUserAgent,
  };
}

function viewOf(recipient: RecipientState): Occasion {
  return {
    at: isoOrAbsent(recipient.viewedAt) ?? '',
    channel: recipient.viewedLinkChannel,
    ip_address: recipient.viewedIpAddress,
    user_agent: recipient.viewedUserAgent,
  };
}
