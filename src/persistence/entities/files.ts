import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { PageGeometry } from '@countersign/pdf/page-geometry';
import type { FileWarning } from '@countersign/pdf/intake/warnings';
import type { ConversionStatus } from '../../domain/document/readiness.ts';
import type { TemplateRole } from '../../domain/template/role.ts';
import type { Field } from '../../domain/template/field.ts';
import type {
  DocumentId,
  FileId,
  MemberId,
  OrganizationId,
  RecipientId,
  TemplateId,
  UploadId,
} from '../../domain/ids.ts';
import type { LinkChannel } from '../../domain/recipient/recipient.ts';
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
    /** How each page of a prepared file is shown; null of any other. */
    pages: p.json<PageGeometry[]>().strictNullable(),
    /** What of the file that came is not in it; null of any that is not prepared, and until it is. */
    warnings: p.json<FileWarning[]>().strictNullable(),
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
    status: p.text().$type<ConversionStatus>(),
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
    /** Who is to be named when it is used. */
    recipients: p.json<TemplateRole[]>(),
    message: p.text().strictNullable(),
    /** Counted from sending. */
    deadlineDays: p.integer().strictNullable(),
    redirectUrl: p.text().strictNullable(),
    /** Rises with every change of fields or recipients. */
    version: p.integer(),
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

/** A file of a document, as far as it was served to a recipient. `parts` is written by SQL alone. */
export const ServedFileEntity = defineEntity({
  name: 'ServedFile',
  tableName: 'served_files',
  properties: {
    recipientId: p.uuid().$type<RecipientId>().primary(),
    /** Hex. */
    sha256: p.text().primary(),
    sizeBytes: p.bigint('number'),
    parts: p.text().columnType('int8multirange'),
    whole: p.boolean().generated('(parts @> int8range(0, size_bytes)) stored'),
    at: time(),
    linkChannel: p.text().$type<LinkChannel>(),
    ipAddress: p.text(),
    userAgent: p.text(),
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
