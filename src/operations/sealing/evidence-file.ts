import { type EvidenceFile, type EvidenceRecord } from '../../../verifier/src/evidence-file.ts';
import { publicId } from '../../domain/ids.ts';
import { sha256 } from '../../evidence/sha256.ts';
import type { SealInput } from '../../evidence/seal/input.ts';
import type { Document, Recipient, Signature } from '../../persistence/entities/documents.ts';
import type { LogProofs } from '../log/proofs.ts';

interface EvidenceFacts {
  document: Document;
  recipients: readonly Recipient[];
  signatures: readonly Signature[];
  log: LogProofs;
}

/** Everything that proves what the sealed pages say, for those who have nothing but the file. */
export function evidenceFile(
  { document, recipients }: Pick<SealInput, 'document' | 'recipients'>,
  facts: EvidenceFacts,
): EvidenceFile {
  const { sender, createdAt, sentAt, completedAt, ...file } = document;
  return {
    version: 1,
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
    },
    recipients: recipients.map(({ id, name, email, role, meaning }) => ({
      id,
      name,
      email,
      role,
      meaning,
    })),
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
      sha256: sha256(consentText),
      version: consentVersion,
      language: consentLanguage ?? 'en',
      text: consentText,
    };
    texts.set(`${consent.version} ${consent.sha256}`, consent);
  }
  return [...texts.values()];
}

function recordOf({ id, jws, ocsp, timestampToken }: Signature): EvidenceRecord {
  return {
    signature_id: publicId('sig', id),
    ...(jws !== null && { jws }),
    ...(ocsp && { ocsp: base64(ocsp) }),
    ...(timestampToken && { timestamp_token: base64(timestampToken) }),
  };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
