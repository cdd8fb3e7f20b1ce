import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

export interface RecordInput {
  signatureId: string;
  organizationId: string;
  documentId: string;
  recipient: { id: string; name: string; email: string; role: string };
  meaning: 'signed' | 'approved';
  signatureType: string;
  preparedSha256: string;
  image?: Uint8Array;
  text?: string;
  fieldValues: Record<string, unknown>;
  consent: { version: string; text: string };
  linkChannel: 'mail' | 'api';
  ipAddress: string;
  userAgent: string;
  signedAt: Date;
}

/**
 * What one act binds, as canonical JSON (RFC 8785) with its SHA-256: the exact bytes shown, the
 * picture or text of the signature, the values filled in and the words consented to. It attests
 * what the service observed, and claims no more.
 */
export function signingRecord(input: RecordInput): { record: string; sha256: string } {
  const record = canonical({
    signature_id: input.signatureId,
    organization_id: input.organizationId,
    document_id: input.documentId,
    recipient: input.recipient,
    meaning: input.meaning,
    signature_type: input.signatureType,
    document_sha256: input.preparedSha256,
    ...(input.image && { image_sha256: sha256(input.image) }),
    ...(input.text !== undefined && { text_sha256: sha256(input.text) }),
    field_values_sha256: sha256(canonical(input.fieldValues)),
    consent: { version: input.consent.version, sha256: sha256(input.consent.text) },
    opened_through:
      input.linkChannel === 'mail' ? 'the mailed link' : 'a link handed out by the sender’s system',
    ip_address: input.ipAddress,
    user_agent: input.userAgent,
    signed_at: input.signedAt.toISOString(),
  });
  return { record, sha256: sha256(record) };
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

export function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('The value has no JSON form.');
  return text;
}
