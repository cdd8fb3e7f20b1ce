import {
  parseEarlierRecord,
  type EarlierRecord,
  type EarlierRecords,
} from '../../../verifier/src/earlier-records.ts';
import { differingFields } from '../../../verifier/src/signing-record.ts';
import type { DocumentState, RecipientState } from '../../domain/document/state.ts';
import { publicId } from '../../domain/ids.ts';
import type { SignatureState } from '../../domain/signing/signature.ts';
import { sha256 } from '../sha256.ts';
import { canonicalJson } from './canonical-json.ts';

/** What is stored of an act. */
interface StoredAct {
  document: Pick<DocumentState, 'id' | 'organizationId'>;
  recipient: RecipientState | undefined;
  signature: SignatureState;
  /** In hexadecimal. */
  preparedSha256: string;
}

/**
 * In what a record of before records were signed says something else than what is stored. It is
 * `sealed`: the seal alone vouches for it.
 */
export function earlierProblems(act: StoredAct, sealed: EarlierRecords): string[] {
  const id = publicId('sig', act.signature.id);
  const record = parseEarlierRecord(sealed[id] ?? '');
  if (!record) return [`The record of ${id} is not in the sealed file.`];
  if (!act.recipient) return [`The record of ${id} is of a recipient who is not there.`];
  const fields = differingFields(record, earlierRecord({ ...act, recipient: act.recipient }));
  if (fields.length === 0) return [];
  return [`The record of ${id} says something else than what is stored: ${fields.join(', ')}.`];
}

/** Records of the seal whose acts are not stored any more. */
export function missingActs(
  signatures: readonly Pick<SignatureState, 'id'>[],
  sealed: EarlierRecords,
): string[] {
  const stored = new Set<string>(signatures.map(({ id }) => publicId('sig', id)));
  const missing = Object.keys(sealed).filter((id) => !stored.has(id));
  return missing.map((id) => `The sealed file has the record ${id}, which is not stored.`);
}

function earlierRecord({
  document,
  recipient,
  signature,
  preparedSha256,
}: StoredAct & { recipient: RecipientState }): EarlierRecord {
  const { image, typedText } = signature;
  return {
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
    field_values_sha256: sha256(canonicalJson(signature.fieldValues)),
    consent: {
      version: recipient.consentVersion ?? '',
      sha256: sha256(recipient.consentText ?? ''),
    },
    opened_through:
      recipient.viewedLinkChannel === 'mail'
        ? 'the mailed link'
        : 'a link handed out by the sender’s system',
    ip_address: signature.ipAddress,
    user_agent: signature.userAgent,
    signed_at: signature.signedAt.toISOString(),
  };
}
