import type { DocumentId, FileId, MemberId, OrganizationId } from '../ids.ts';
import { invalid } from '../refusals.ts';
import type { Field } from '../template/field.ts';
import { dayMs } from '../time.ts';
import { mediaType } from '../upload/file.ts';
import type { DocumentState, Metadata } from './state.ts';
import { requireFuture } from './update.ts';

/** What makes one draft different from another. */
export type Draft = Pick<
  DocumentState,
  | 'title'
  | 'description'
  | 'message'
  | 'deadline'
  | 'deadlineDays'
  | 'originalFileId'
  | 'preparedFileId'
  | 'pageCount'
  | 'fields'
  | 'createdFromTemplateId'
  | 'templateVersion'
  | 'externalId'
  | 'metadata'
  | 'redirectUrl'
  | 'ownReminderDays'
  | 'ownAlertDays'
>;

/** Of a draft that no template made and with which the sender remembers nothing. */
export const plainDraft = {
  createdFromTemplateId: null,
  templateVersion: null,
  message: null,
  deadlineDays: null,
  externalId: null,
  metadata: null,
  redirectUrl: null,
  ownReminderDays: null,
  ownAlertDays: null,
} as const;

/** A draft as every document begins, owned by the member who asked for it. */
export function newDraft(
  id: DocumentId,
  owner: { organizationId: OrganizationId; memberId: MemberId },
  draft: Draft,
  now: Date,
): DocumentState {
  return {
    id,
    organizationId: owner.organizationId,
    ownerMemberId: owner.memberId,
    ...draft,
    plainFileId: null,
    fieldsRevision: 0,
    sharingMode: 'private',
    sharedUserIds: [],
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
    sealedFileId: null,
    sealedAt: null,
    sealWaitsFor: null,
    sealWaitsSince: null,
    sealRenewAt: null,
    createdAt: now,
    status: 'draft',
    recipientsCount: 0,
    signedCount: 0,
    rev: 0,
    updatedAt: now,
  };
}

export interface CreateDocument {
  title: string;
  description?: string | undefined;
  fileSizeBytes: number;
  fileType: string;
  pageCount?: number | undefined;
  deadline?: Date | undefined;
  externalId?: string | undefined;
  metadata?: Metadata | undefined;
  redirectUrl?: string | undefined;
  ownReminderDays?: number[] | undefined;
  ownAlertDays?: number | undefined;
}

/** An upload of the workspace whose file came. */
export interface UsableUpload {
  foundFields: Field[];
  original: { id: FileId; sizeBytes: number; mimeType: string };
  /** Without a page count while it is being converted. */
  prepared: { id: FileId; pageCount: number | null };
}

/** A day after it was made, an upload that nobody used is as good as removed. */
export function isUploadExpired(upload: { createdAt: Date }, now: Date): boolean {
  return upload.createdAt.getTime() + dayMs <= now.getTime();
}

/**
 * What a draft takes from the upload and the command. One upload may serve several documents. While
 * its file is being converted nobody knows its pages, and what the command says of them counts not.
 * @throws VALIDATION_ERROR when size, type or page count are not what was stored, or the deadline has
 *   passed
 */
export function draftFromUpload(
  { foundFields, original, prepared }: UsableUpload,
  command: CreateDocument,
  now: Date,
): Draft {
  if (command.fileSizeBytes !== original.sizeBytes) {
    throw invalid('/file_size', `the upload has ${original.sizeBytes} bytes`);
  }
  if (mediaType(command.fileType) !== original.mimeType) {
    throw invalid('/file_type', `the upload is ${original.mimeType}`);
  }
  const { pageCount } = prepared;
  if (pageCount !== null && (command.pageCount ?? pageCount) !== pageCount) {
    throw invalid('/page_count', `the file has ${pageCount} pages`);
  }
  requireFuture(command.deadline, now);
  return {
    title: command.title,
    description: command.description ?? null,
    deadline: command.deadline ?? null,
    originalFileId: original.id,
    preparedFileId: prepared.id,
    pageCount: pageCount ?? 0,
    fields: foundFields,
    ...plainDraft,
    externalId: command.externalId ?? null,
    metadata: command.metadata ?? null,
    redirectUrl: command.redirectUrl ?? null,
    ownReminderDays: command.ownReminderDays ?? null,
    ownAlertDays: command.ownAlertDays ?? null,
  };
}
