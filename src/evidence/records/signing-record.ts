import type {
  Occasion,
  RecordedInitials,
  SigningRecord,
} from '../../../verifier/src/signing-record.ts';
import type { DocumentState, RecipientState } from '../../domain/document/state.ts';
import { publicId } from '../../domain/ids.ts';
import type { SignatureState } from '../../domain/signing/signature.ts';
import { isoOrAbsent } from '../../domain/time.ts';
import { sha256 } from '../sha256.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * What one signature or approval binds: the exact bytes shown, the picture or text of the
 * signature, the values filled in, the words consented to, and how the person came to view, consent
 * and act. Made when the signature is given, and again from what is stored whenever it is verified.
 * `preparedSha256` is in hexadecimal.
 */
export function signingRecord(
  document: Pick<DocumentState, 'id' | 'organizationId'>,
  recipient: RecipientState,
  signature: SignatureState,
  preparedSha256: string,
): SigningRecord {
  const { image, typedText, typedFace } = signature;
  const initials = initialsOf(signature);
  return {
    version: 1,
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
    image_sha256: image && sha256(image),
    text_sha256: typedText === null ? null : sha256(typedText),
    ...(typedFace && { text_face: typedFace }),
    field_values_sha256: sha256(canonicalJson(signature.fieldValues)),
    signature_field_ids: signature.signatureFieldIds,
    ...(initials && { initials }),
    consent: {
      ...consentOf(recipient),
      version: recipient.consentVersion ?? '',
      language: recipient.consentLanguage ?? 'en',
      sha256: sha256(recipient.consentText ?? ''),
    },
    view: viewOf(recipient),
    act: {
      at: signature.signedAt.toISOString(),
      channel: signature.linkChannel,
      ip_address: signature.ipAddress,
      user_agent: signature.userAgent,
    },
  };
}

function initialsOf(signature: SignatureState): RecordedInitials | undefined {
  const { initialsType, initialsImage, initialsText, initialsFace, initialsFieldIds } = signature;
  if (initialsType === null) return undefined;
  return {
    type: initialsType,
    image_sha256: initialsImage && sha256(initialsImage),
    text_sha256: initialsText === null ? null : sha256(initialsText),
    ...(initialsFace && { text_face: initialsFace }),
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

function viewOf(recipient: RecipientState): Occasion {
  return {
    at: isoOrAbsent(recipient.viewedAt) ?? '',
    channel: recipient.viewedLinkChannel,
    ip_address: recipient.viewedIpAddress,
    user_agent: recipient.viewedUserAgent,
  };
}
