import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { Field } from '../../domain/template/field.ts';
import type {
  DocumentId,
  FileId,
  MemberId,
  OrganizationId,
  TemplateId,
  UploadId,
} from '../../domain/ids.ts';
import { time } from './columns.ts';

export const FileEntity = defineEntity({
  name: 'File',
  tableName: 'files',
  properties: {
    id: p.uuid().$type<FileId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    blobKey: p.text(),
    /** Hex; empty until the file is converted. */
    sha256: p.text(),
    sizeBytes: p.bigint('number'),
    mimeType: p.text(),
    /** Null while it is not known: of a Word file, or of one that is not converted yet. */
    pageCount: p.integer().strictNullable(),
    createdAt: time(),
  },
});
export type StoredFile = InferEntity<typeof FileEntity>;

export const UploadEntity = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  properties: {
    id: p.uuid().$type<UploadId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    memberId: p.uuid().$type<MemberId>(),
    expiresAt: time(),
    usedAt: time().strictNullable(),
    originalFileId: p.uuid().$type<FileId>().strictNullable(),
    preparedFileId: p.uuid().$type<FileId>().strictNullable(),
    /** AcroForm fields and text tags, read when the file was checked. */
    foundFields: p.json<Field[]>(),
    /** Somebody is sending bytes, and is taken for gone after this. */
    receivingUntil: time().strictNullable(),
    createdAt: time(),
  },
});
export type Upload = InferEntity<typeof UploadEntity>;

/** A prepared file that is still to be made from a Word file, or that cannot be. */
export const ConversionEntity = defineEntity({
  name: 'Conversion',
  tableName: 'conversions',
  properties: {
    fileId: p.uuid().$type<FileId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    originalFileId: p.uuid().$type<FileId>(),
    status: p.text().$type<'pending' | 'failed'>(),
    /** Of a failed one: a word, and a sentence for the sender. */
    reason: p.text().strictNullable(),
    message: p.text().strictNullable(),
    dispatched: p.boolean(),
    leaseUntil: time().strictNullable(),
    dispatchAttempts: p.integer(),
    createdAt: time(),
  },
});

export const TemplateEntity = defineEntity({
  name: 'Template',
  tableName: 'templates',
  properties: {
    id: p.uuid().$type<TemplateId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    ownerMemberId: p.uuid().$type<MemberId>(),
    /** Seen with this document and gone with it; null for one that stands by itself. */
    sourceDocumentId: p.uuid().$type<DocumentId>().strictNullable(),
    name: p.text(),
    description: p.text().strictNullable(),
    category: p.text().strictNullable(),
    originalFileId: p.uuid().$type<FileId>(),
    preparedFileId: p.uuid().$type<FileId>(),
    pageCount: p.integer(),
    fields: p.json<Field[]>(),
    usageCount: p.integer(),
    createdAt: time(),
    updatedAt: time(),
  },
});
export type Template = InferEntity<typeof TemplateEntity>;

/** Bytes that are about to be stored, until a row of `files` names them. */
export const StagedBlobEntity = defineEntity({
  name: 'StagedBlob',
  tableName: 'staged_blobs',
  properties: { blobKey: p.text().primary(), stagedAt: time() },
});

/** A reference to files that ended, written by triggers; the bytes go when no other is left. */
export const FileReleaseEntity = defineEntity({
  name: 'FileRelease',
  tableName: 'file_releases',
  properties: {
    id: p.bigint('string').primary(),
    originalFileId: p.uuid().$type<FileId>().strictNullable(),
    preparedFileId: p.uuid().$type<FileId>().strictNullable(),
    sealedFileId: p.uuid().$type<FileId>().strictNullable(),
    revisionFileId: p.uuid().$type<FileId>().strictNullable(),
  },
});

/** The prepared file with the marks of those who had acted, as it was shown to those after them. */
export const DocumentRevisionEntity = defineEntity({
  name: 'DocumentRevision',
  tableName: 'document_revisions',
  properties: {
    documentId: p.uuid().$type<DocumentId>().primary(),
    /** How many signatures it shows. */
    marks: p.integer().primary(),
    /** Hex. */
    sha256: p.text(),
    /** Null once the document is closed. */
    fileId: p.uuid().$type<FileId>().strictNullable(),
  },
});
