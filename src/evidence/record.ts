import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { DocumentState, RecipientState } from '../domain/document/state.ts';
import { publicId } from '../domain/ids.ts';
import type { SignatureState } from '../domain/signing/signature.ts';

/**
 * What one signature or approval binds, as canonical JSON (RFC 8785) with its SHA-256: the exact
 * bytes shown, the picture or text of the signature, the values filled in and the words consented
 * to. It attests what the service observed, and claims no more. Made when the signature is given,
 * and again from what is stored whenever it is verified. `preparedSha256` is in hexadecimal.
 */
export function signingRecord(
  document: Pick<DocumentState, 'id' | 'organizationId'>,
  recipient: RecipientState,
  signature: SignatureState,
  preparedSha256: string,
): { record: string; sha256: string } {
  const { image, typedText } = signature;
  const record = canonical({
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
    document_sha256: preparedSha256,
    ...(image && { image_sha256: sha256(image) }),
    ...(typedText !== null && { text_sha256: sha256(typedText) }),
    field_values_sha256: sha256(canonical(signature.fieldValues)),
    consent: {
      version: recipient.consentVersion ?? '',
      sha256: sha256(recipient.consentText ?? ''),
    },
    // Every signer has viewed, and a view keeps the channel of its link.
    opened_through:
      recipient.viewedLinkChannel === 'api'
        ? 'a link handed out by the sender’s system'
        : 'the mailed link',
    ip_address: signature.ipAddress,
    user_agent: signature.userAgent,
    signed_at: signature.signedAt.toISOString(),
  });
  return { record, sha256: sha256(record) };
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('The value has no JSON form.');
  return text;
}
