import { setImmediate } from 'node:timers/promises';
import * as rules from '../../domain/signing/verify.ts';
import { recordProblems } from '../../evidence/records/record-problems.ts';
import { signingRecord } from '../../evidence/records/signing-record.ts';
import { sha256 } from '../../evidence/sha256.ts';
import type { Document, Signature } from '../../persistence/entities/documents.ts';
import { listRecipients } from '../../persistence/stores/documents.ts';
import { findFiles } from '../../persistence/stores/files.ts';
import { listSignatures } from '../../persistence/stores/signatures.ts';
import { eventSequences } from '../../persistence/stores/trail.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

export interface Verification {
  /** Each with what is wrong with it, in words. */
  signatures: { signature: Signature; problems: readonly string[] }[];
  checks: rules.Check[];
}

/**
 * Recomputes everything from stored bytes: files against their digests, each signed record against
 * what it should say, the seal and its chain. No status column is trusted.
 */
export async function verifyDocument(
  deps: OperationDeps,
  document: Document,
  now: Date,
): Promise<Verification> {
  const { database } = deps;
  const { alteredFiles, preparedSha256, sealed } = await readStoredFiles(deps, document);
  const recipients = await listRecipients(database, document.id);
  const signatures: Verification['signatures'] = [];
  for (const signature of await listSignatures(database, document.id)) {
    const recipient = recipients.find(({ id }) => id === signature.recipientId);
    const expected = recipient && signingRecord(document, recipient, signature, preparedSha256);
    const problems = recordProblems(signature, expected, deps.records.roots);
    signatures.push({ signature, problems });
    // A hundred of them would hold up everybody else for too long.
    await setImmediate();
  }
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
