import { hash } from 'node:crypto';
import type { EvidenceFile, EvidenceRecord } from '@countersign/verifier/evidence-file';
import { publicId } from '../../domain/ids.ts';
import { shownField } from '../../domain/template/shown-field.ts';
import { storedDetails } from '../../evidence/records/stored-details.ts';
import type { SealInput } from '../../evidence/pages/seal-input.ts';
import type { Document, Recipient, Signature } from '../../persistence/entities/documents.ts';
import type { LogProofs } from '../log/proofs.ts';

interface EvidenceFacts {
  document: Document;
  recipients: readonly Recipient[];
  signatures: readonly Signature[];
  log: LogProofs;
  /** Of the digests of what is not for every reader; of the document, and kept by the service. */
  salt: string;
}

/** Everything that proves what the sealed pages say, for those who have nothing but the file. */
export function evidenceFile(
  { document, recipients }: Pick<SealInput, 'document' | 'recipients'>,
  facts: EvidenceFacts,
): EvidenceFile {
  const { pageCount, fields } = facts.document;
  const { sender, createdAt, sentAt, completedAt, ...file } = document;
  return {
    version: 2,
    document: {
      id: file.id,
      title: file.title,
      organization: {
        id: publicId('org', facts.document.organizationId),
        name: sender.organization,
      },
      sender: { name: sender.name, email: sender.email },
      created_at: createdAt.toISOString(),
      sent_at: sentAt.toISOString(),
      completed_at: completedAt.toISOString(),
      original_sha256: file.originalSha256,
      prepared_sha256: file.preparedSha256,
      page_count: pageCount,
      fields: fields.map(shownField),
    },
    recipients: recipients.map(({ id, name, email, role, meaning, order }) => ({
      id,
      name,
      email,
      role,
      meaning,
      order: order ?? null,
    })),
    details: storedDetails(facts.document, facts.recipients, facts.salt),
    consents: consentsOf(facts.recipients),
    records: facts.signatures.map(recordOf),
    log: facts.log,
  };
}

function consentsOf(recipients: readonly Recipient[]): EvidenceFile['consents'] {
  const texts = new Map<string, EvidenceFile['consents'][number]>();
  for (const { consentText, consentVersion, consentLanguage } of recipients) {
    if (consentText === null || consentVersion === null) continue;
    const consent = {
      sha256: hash('sha256', consentText),
      version: consentVersion,
      language: consentLanguage ?? 'en',
      text: consentText,
    };
    texts.set(`${consent.version} ${consent.sha256}`, consent);
  }
  return [...texts.values()];
}

function recordOf(signature: Signature): EvidenceRecord {
  const { id, jws, ocsp, timestampToken, fieldValues, typedText, initialsText } = signature;
  return {
    signature_id: publicId('sig', id),
    // One that was taken away is no record, here and to whoever reads this.
    jws: jws ?? '',
    ...(ocsp && { ocsp: base64(ocsp) }),
    ...(timestampToken && { timestamp_token: base64(timestampToken) }),
    given: { field_values: fieldValues, text: typedText, initials_text: initialsText },
  };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
