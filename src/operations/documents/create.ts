import { documentRepresentation } from '../../domain/document/representation.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { invalid, notFound, Refusal } from '../../domain/refusals.ts';
import type { Field } from '../../domain/template/field.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import { insertRows } from '../../persistence/insert-rows.ts';
import { findUpload } from '../../persistence/stores/uploads.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

export interface CreateDocument {
  title: string;
  description?: string | undefined;
  storageId: string;
  fileSizeBytes: number;
  fileType: string;
  pageCount?: number | undefined;
  deadline?: Date | undefined;
}

/** An upload that nobody used is removed after this time. */
const uploadLifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Makes a draft from an upload of the same workspace. One upload may serve several documents.
 * @throws UPLOAD_NOT_FOUND; VALIDATION_ERROR when size, type or page count are not what was stored
 */
export async function createDocument(
  tx: Transaction,
  actor: MemberActor,
  command: CreateDocument,
): Promise<Document> {
  const id = parsePublicId('upl', command.storageId);
  const upload = await findUpload(tx.em, actor.organizationId, id);
  if (!upload || upload.createdAt.getTime() + uploadLifetimeMs <= tx.now.getTime()) {
    throw notFound('UPLOAD', command.storageId);
  }
  const { original, preparedFileId } = upload;
  if (preparedFileId === null) {
    throw new Refusal('DOCUMENT_NOT_READY', 'The file is still being converted.', {
      retryAfterS: 2,
    });
  }
  if (command.fileSizeBytes !== original.sizeBytes) {
    throw invalid('/file_size', `the upload has ${original.sizeBytes} bytes`);
  }
  if (command.fileType !== original.mimeType) {
    throw invalid('/file_type', `the upload is ${original.mimeType}`);
  }
  const pageCount = original.pageCount ?? 0;
  if (command.pageCount !== undefined && command.pageCount !== pageCount) {
    throw invalid('/page_count', `the file has ${pageCount} pages`);
  }
  if (command.deadline && command.deadline <= tx.now) {
    throw invalid('/deadline', 'must be in the future');
  }
  return addDraft(tx, actor, {
    title: command.title,
    description: command.description ?? null,
    deadline: command.deadline ?? null,
    originalFileId: original.id,
    preparedFileId,
    pageCount,
    fields: upload.foundFields,
    createdFromTemplateId: null,
  });
}

export interface Draft {
  title: string;
  description: string | null;
  deadline: Date | null;
  originalFileId: string;
  preparedFileId: string;
  pageCount: number;
  fields: Field[];
  createdFromTemplateId: string | null;
}

/** Adds the row and its event; the file rows are there already. */
export async function addDraft(
  tx: Transaction,
  actor: MemberActor,
  draft: Draft,
): Promise<Document> {
  const document: Document = {
    id: tx.deps.ids.next(),
    organizationId: actor.organizationId,
    ownerMemberId: actor.memberId,
    ...draft,
    message: null,
    status: 'draft',
    sharingMode: 'private',
    sharedUserIds: [],
    sealedFileId: null,
    reminderDays: [],
    alertDays: 0,
    alertedFor: null,
    sentAt: null,
    viewedAt: null,
    completedAt: null,
    voidedAt: null,
    voidReason: null,
    expiredAt: null,
    declinedAt: null,
    sealedAt: null,
    recipientsCount: 0,
    signedCount: 0,
    eventSequence: 0,
    webhookSequence: 0,
    lastEventAt: tx.now,
    rev: 0,
    syncedRev: 0,
    changedAt: tx.now,
    leaseUntil: null,
    dispatchAttempts: 0,
    createdAt: tx.now,
    updatedAt: tx.now,
  };
  recordEvent(tx, {
    type: 'document.created',
    actor,
    organizationId: actor.organizationId,
    document,
    resource: { type: 'document', id: document.id },
    details: { title: document.title },
    data: { document: documentRepresentation(document) },
  });
  // After the event, which counts in the row.
  await insertRows(tx.em, 'documents', [document]);
  return document;
}
