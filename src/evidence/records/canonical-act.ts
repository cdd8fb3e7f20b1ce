import { hash } from 'node:crypto';
import type { DocumentId, RecipientId } from '../../domain/ids.ts';
import { publicId } from '../../domain/ids.ts';
import type { ConsentTerms } from '../../domain/signing/consent.ts';
import type { SignatureState } from '../../domain/signing/signature.ts';
import { canonicalJson } from './canonical-json.ts';

/** Of a challenge: what makes it one of its kind, and when it was given. */
export interface ActMark {
  nonce: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/**
 * What a passkey signs: the act whole, as canonical JSON (RFC 8785). Everything in it stands in the
 * record as well, so that both can be compared.
 * @param preparedSha256 hex
 */
export function canonicalAct(
  ids: { documentId: DocumentId; recipientId: RecipientId },
  signature: SignatureState,
  preparedSha256: string,
  { version, sha256 }: Pick<ConsentTerms, 'version' | 'sha256'>,
  { nonce, at }: ActMark,
): string {
  const { image, typedText, initialsImage, initialsText, initialsType } = signature;
  return canonicalJson({
    document_id: publicId('doc', ids.documentId),
    recipient_id: publicId('rec', ids.recipientId),
    action: signature.meaning === 'signed' ? 'sign' : 'approve',
    prepared_sha256: preparedSha256,
    shown_sha256: signature.shownSha256,
    fields: signature.fieldValues,
    signature_sha256: digestOf(image, typedText),
    ...(initialsType !== null && { initials_sha256: digestOf(initialsImage, initialsText) }),
    consent: { version, sha256 },
    nonce,
    at,
  });
}

function digestOf(image: Uint8Array | null, text: string | null): string | null {
  if (image) return hash('sha256', image);
  return text === null ? null : hash('sha256', text);
}

/** The mark of an act that was challenged. */
export function markOf(act: string): ActMark | undefined {
  const { nonce, at } = JSON.parse(act) as Partial<ActMark>;
  return nonce !== undefined && at !== undefined ? { nonce, at } : undefined;
}
