import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { Field } from '../../domain/template/field.ts';
import { time } from './columns.ts';

export const FileEntity = defineEntity({
  name: 'File',
  tableName: 'files',
  properties: {
    id: p.uuid().primary(),
    organizationId: p.uuid(),
    blobKey: p.text(),
    /** Hex. */
    sha256: p.text(),
    sizeBytes: p.bigint('number'),
    mimeType: p.text(),
    pageCount: p.integer().strictNullable(),
    createdAt: time(),
  },
});
export type StoredFile = InferEntity<typeof FileEntity>;

export const UploadEntity = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  properties: {
    id: p.uuid().primary(),
    organizationId: p.uuid(),
    memberId: p.uuid(),
    expiresAt: time(),
    usedAt: time().strictNullable(),
    originalFileId: p.uuid().strictNullable(),
    preparedFileId: p.uuid().strictNullable(),
    /** AcroForm fields and text tags, read when the file was checked. */
    foundFields: p.json<Field[]>(),
    createdAt: time(),
  },
});
export type Upload = InferEntity<typeof UploadEntity>;

export const TemplateEntity = defineEntity({
  name: 'Template',
  tableName: 'templates',
  properties: {
    id: p.uuid().primary(),
    organizationId: p.uuid(),
    ownerMemberId: p.uuid(),
    name: p.text(),
    description: p.text().strictNullable(),
    category: p.text().strictNullable(),
    originalFileId: p.uuid(),
    preparedFileId: p.uuid(),
    pageCount: p.integer(),
    fields: p.json<Field[]>(),
    usageCount: p.integer(),
    createdAt: time(),
    updatedAt: time(),
  },
});
export type Template = InferEntity<typeof TemplateEntity>;
