import * as rules from '../../domain/signing/verify.ts';
import { sha256, signingRecord } from '../../evidence/record.ts';
import type { Document, Recipient, Signature } from '../../persistence/entities/documents.ts';
import { listRecipients } from '../../persistence/stores/documents.ts';
import { findFiles } from '../../persistence/stores/files.ts';
import { listSignatures } from '../../persistence/stores/signatures.ts';
import { eventSequences } from '../../persistence/stores/trail.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

export interface Verification {
  signatures: { signature: Signature; valid: boolean }[];
  checks: rules.Check[];
}

/**
 * Recomputes everything from stored bytes: files against their digests, each signing record against
 * what it binds, the seal and its chain. No status column is trusted.
 */
export async function verifyDocument(
  deps: OperationDeps,
  document: Document,
  now: Date,
): Promise<Verification> {
  const { database } = deps;
  const { alteredFiles, preparedSha256, sealed } = await readStoredFiles(deps, document);
  const recipients = await listRecipients(database, document.id);
  const signatures = (await listSignatures(database, document.id)).map((signature) => ({
    signature,
    valid: isIntact(document, recipients, signature, preparedSha256),
  }));
  const checks = rules.verifyDocument({
    document,
    recipients,
    signatures,
    alteredFiles,
    seal: sealed && (await deps.verifySeal(sealed, now)),
    log: {
      ...(await eventSequences(database, document.id)),
      expected: document.eventSequence,
    },
  });
  return { signatures, checks };
}

async function readStoredFiles(deps: OperationDeps, document: Document) {
  const { preparedFileId, originalFileId, sealedFileId } = document;
  const ids = [preparedFileId, originalFileId, ...(sealedFileId ? [sealedFileId] : [])];
  const alteredFiles: string[] = [];
  let preparedSha256 = '';
  let sealed: Uint8Array | undefined;
  for (const file of await findFiles(deps.database, ids)) {
    const bytes = await deps.blobs.get(file.blobKey).catch(() => undefined);
    const digest = bytes && sha256(bytes);
    if (digest !== file.sha256) alteredFiles.push(nameOf(document, file.id));
    if (file.id === preparedFileId) preparedSha256 = digest ?? '';
    if (file.id === sealedFileId) sealed = bytes;
  }
  return { alteredFiles, preparedSha256, sealed };
}

function nameOf({ sealedFileId, preparedFileId }: Document, fileId: string): string {
  if (fileId === sealedFileId) return 'the sealed PDF';
  return fileId === preparedFileId ? 'the prepared PDF' : 'the original file';
}

/** The record is built once more from what the database and the file hold now. */
function isIntact(
  document: Document,
  recipients: readonly Recipient[],
  signature: Signature,
  preparedSha256: string,
): boolean {
  const recipient = recipients.find(({ id }) => id === signature.recipientId);
  if (!recipient) return false;
  const { record, sha256 } = signingRecord(document, recipient, signature, preparedSha256);
  return record === signature.record && sha256 === signature.recordSha256;
}
