import { createHash } from 'node:crypto';
import { publicId } from '../../domain/ids.ts';
import { allActed, isFinal } from '../../domain/document/document.ts';
import { signingRecord } from '../../evidence/record.ts';
import {
  RecipientEntity,
  type Document,
  type Recipient,
  type Signature,
} from '../../persistence/entities/documents.ts';
import { FileEntity } from '../../persistence/entities/files.ts';
import { listSignatures } from '../../persistence/stores/signatures.ts';
import { eventSequences } from '../../persistence/stores/trail.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

export interface Check {
  name: 'bytes' | 'signatures' | 'certificates' | 'timestamps' | 'log' | 'completeness';
  ok: boolean;
  detail: string;
}

export interface Verification {
  signatures: { signature: Signature; valid: boolean }[];
  checks: Check[];
}

/**
 * Recomputes everything from stored bytes: files against their digests, each act's record against
 * what it binds, the seal and its chain. No status column is trusted.
 */
export async function verifyDocument(
  deps: OperationDeps,
  document: Document,
  now: Date,
): Promise<Verification> {
  const em = deps.database.fork();
  const files = await em.find(FileEntity, {
    id: {
      $in: [document.preparedFileId, document.originalFileId, document.sealedFileId ?? ''].filter(
        (id) => id !== '',
      ),
    },
  });
  const recipients = await em.find(RecipientEntity, { documentId: document.id });
  const found = await listSignatures(deps.database, document.id);
  const digests = new Map<string, string>();
  const altered: string[] = [];
  let sealed: Uint8Array | undefined;
  for (const file of files) {
    const bytes = await deps.blobs.get(file.blobKey).catch(() => undefined);
    const digest = bytes && createHash('sha256').update(bytes).digest('hex');
    if (digest !== undefined) digests.set(file.id, digest);
    if (digest !== file.sha256) altered.push(nameOf(document, file.id));
    if (file.id === document.sealedFileId) sealed = bytes;
  }
  const preparedSha256 = digests.get(document.preparedFileId) ?? '';
  const signatures = found.map((signature) => ({
    signature,
    valid: isIntact(document, preparedSha256, signature, recipients),
  }));
  const broken = signatures.filter(({ valid }) => !valid).length;
  const seal = sealed && (await deps.verifySeal(sealed, now));
  const checks: Check[] = [
    {
      name: 'bytes',
      ok: altered.length === 0 && (seal?.bytes.ok ?? true),
      detail:
        altered.length > 0
          ? `Not as recorded: ${altered.join(', ')}.`
          : (seal?.bytes.detail ?? 'Every stored file has the SHA-256 recorded for it.'),
    },
    {
      name: 'signatures',
      ok: broken === 0 && (seal?.signature.ok ?? true),
      detail:
        broken > 0
          ? `${broken} of ${signatures.length} records do not match what they bind.`
          : (seal?.signature.detail ?? `${signatures.length} records match what they bind.`),
    },
    {
      name: 'certificates',
      ok: seal?.certificates.ok ?? true,
      detail: seal?.certificates.detail ?? 'There is no seal yet whose chain could be checked.',
    },
    await logCheck(deps, document),
  ];
  if (document.status === 'completed') {
    checks.push(timestampCheck(document, found), completenessCheck(document, recipients, found));
  }
  return { signatures, checks };
}

function nameOf(document: Document, fileId: string): string {
  if (fileId === document.sealedFileId) return 'the sealed PDF';
  return fileId === document.preparedFileId ? 'the prepared PDF' : 'the original file';
}

/** The record is built anew from what the database and the file hold now. */
function isIntact(
  document: Document,
  preparedSha256: string,
  signature: Signature,
  recipients: readonly Recipient[],
): boolean {
  const recipient = recipients.find(({ id }) => id === signature.recipientId);
  if (!recipient) return false;
  const { record, sha256 } = signingRecord({
    signatureId: publicId('sig', signature.id),
    organizationId: publicId('org', document.organizationId),
    documentId: publicId('doc', document.id),
    recipient: {
      id: publicId('rec', recipient.id),
      name: signature.signerName,
      email: signature.signerEmail,
      role: recipient.role,
    },
    meaning: signature.meaning,
    signatureType: signature.signatureType,
    preparedSha256,
    ...(signature.image && { image: signature.image }),
    ...(signature.typedText !== null && { text: signature.typedText }),
    fieldValues: signature.fieldValues,
    consent: { version: recipient.consentVersion ?? '', text: recipient.consentText ?? '' },
    linkChannel: recipient.viewedLinkChannel ?? 'mail',
    ipAddress: signature.ipAddress,
    userAgent: signature.userAgent,
    signedAt: signature.signedAt,
  });
  return record === signature.record && sha256 === signature.recordSha256;
}

/** The trail is numbered without a gap; a removed entry would leave one. */
async function logCheck(deps: OperationDeps, document: Document): Promise<Check> {
  const { count, last } = await eventSequences(deps.database, document.id);
  const ok = count === last && last === document.eventSequence;
  return {
    name: 'log',
    ok,
    detail: ok
      ? `The log holds all ${count} events of the document, numbered without a gap.`
      : `The log holds ${count} events of ${document.eventSequence}.`,
  };
}

/** A B-B seal carries no timestamp token; what can be checked is that the times agree. */
function timestampCheck(document: Document, signatures: readonly Signature[]): Check {
  const { sentAt, completedAt } = document;
  const ok = signatures.every(
    ({ signedAt }) =>
      sentAt !== null && completedAt !== null && signedAt >= sentAt && signedAt <= completedAt,
  );
  return {
    name: 'timestamps',
    ok,
    detail: ok
      ? 'The seal is PAdES B-B, without a timestamp token; every act lies between sending and completion.'
      : 'An act lies outside the time between sending and completion.',
  };
}

function completenessCheck(
  document: Document,
  recipients: readonly Recipient[],
  signatures: readonly Signature[],
): Check {
  const acted = new Set(signatures.map(({ recipientId }) => recipientId));
  const missing = recipients.filter(({ id, role }) => role !== 'viewer' && !acted.has(id)).length;
  const sealed = document.sealedFileId !== null;
  const ok = isFinal(document.status) && allActed([...recipients]) && missing === 0 && sealed;
  return {
    name: 'completeness',
    ok,
    detail: ok
      ? 'Every signer and approver has acted, and the file is sealed.'
      : sealed
        ? `${missing} signatures are missing.`
        : 'The sealed file is not there yet.',
  };
}
