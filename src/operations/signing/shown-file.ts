import { hash, randomUUID } from 'node:crypto';
import type { DocumentId } from '../../domain/ids.ts';
import { publicId } from '../../domain/ids.ts';
import { leavesMarks } from '../../domain/signing/signature.ts';
import { invalidSigningLink } from '../../domain/signing/rules.ts';
import type { RevisionInput } from '../../evidence/pages/lay-out-revision.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import { FileEntity, type StoredFile } from '../../persistence/entities/files.ts';
import { listRecipients } from '../../persistence/stores/documents/documents.ts';
import { requireFile } from '../../persistence/stores/files/files.ts';
import {
  countMarks,
  findRevision,
  insertRevision,
} from '../../persistence/stores/sealing/revisions.ts';
import { listSignatures } from '../../persistence/stores/signing/signatures.ts';
import { sealRecipient } from '../sealing/seal-input.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { commitBlobs, discardBlob, stageBlobs } from '../uploads/stage-blobs.ts';

/**
 * The document as it stands, as a file: the prepared PDF, with the marks of those who have acted
 * once somebody has left some, and the sealed file when there is one. Made when it is first asked
 * for, and the same for everybody after.
 */
export async function shownFile(deps: OperationDeps, document: Document): Promise<StoredFile> {
  const { id, sealedFileId, preparedFileId } = document;
  if (sealedFileId) return requireFile(deps.database, sealedFileId);
  const marks = await countMarks(deps.database, id);
  if (marks === 0) return requireFile(deps.database, preparedFileId);
  const kept = () => findRevision(deps.database.fork(), id, marks);
  const revision = (await kept()) ?? (await makeRevision(deps, document, marks)) ?? (await kept());
  // It can only be missing because the document was deleted in the meantime.
  if (!revision) throw invalidSigningLink();
  return revision;
}

/** Undefined when somebody else was faster: theirs is what everybody is shown. */
async function makeRevision(
  deps: OperationDeps,
  document: Document,
  marks: number,
): Promise<StoredFile | undefined> {
  const bytes = await deps.reviseDocument(async () =>
    (await findRevision(deps.database.fork(), document.id, marks))
      ? undefined
      : revisionInput(deps, document, marks),
  );
  return bytes && storeRevision(deps, document, marks, bytes);
}

/** The first acts that left marks, so many: others may have come since they were counted. */
async function revisionInput(
  { database, blobs, defaultLocale }: OperationDeps,
  document: Document,
  marks: number,
): Promise<RevisionInput> {
  const { id, title } = document;
  const signatures = await listSignatures(database, id);
  const shown = signatures.filter(leavesMarks).slice(0, marks);
  const byRecipient = new Map(shown.map((one) => [one.recipientId, one]));
  const prepared = await requireFile(database, document.preparedFileId);
  return {
    prepared: await blobs.get(prepared.blobKey),
    document: { id: publicId('doc', id), title },
    locale: defaultLocale,
    recipients: (await listRecipients(database, id))
      .filter((recipient) => byRecipient.has(recipient.id))
      .map((recipient) =>
        sealRecipient(document, recipient, byRecipient.get(recipient.id), defaultLocale),
      ),
  };
}

async function storeRevision(
  deps: OperationDeps,
  { id: documentId, organizationId }: { id: DocumentId } & Pick<Document, 'organizationId'>,
  marks: number,
  bytes: Uint8Array,
): Promise<StoredFile | undefined> {
  const blobKey = `files/${randomUUID()}`;
  await stageBlobs(deps, [blobKey]);
  await deps.blobs.put(blobKey, bytes);
  const stored = await inTransaction(deps, async (tx) => {
    const id = deps.ids.next<'fil'>();
    const sha256 = hash('sha256', bytes);
    if (!(await insertRevision(tx.em, { documentId, marks, sha256, fileId: id }))) return;
    await commitBlobs(tx, [blobKey]);
    return tx.em.create(FileEntity, {
      id,
      organizationId,
      blobKey,
      sha256,
      sizeBytes: bytes.byteLength,
      mimeType: 'application/pdf',
      pageCount: null,
      createdAt: tx.now,
    });
  });
  if (!stored) await discardBlob(deps, blobKey);
  return stored;
}
