import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { BulkSendStatus, RowError, RowStatus } from '../../domain/bulk-send/bulk-send.ts';
import type {
  BulkSendId,
  DocumentId,
  MemberId,
  OrganizationId,
  TemplateId,
} from '../../domain/ids.ts';
import { time } from './columns.ts';

export const BulkSendEntity = defineEntity({
  name: 'BulkSend',
  tableName: 'bulk_sends',
  properties: {
    id: p.uuid().$type<BulkSendId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    ownerMemberId: p.uuid().$type<MemberId>(),
    /** What the trail of its documents calls who started it. */
    actor: p.text(),
    templateId: p.uuid().$type<TemplateId>(),
    /** Goes with each invitation. */
    message: p.text().strictNullable(),
    perHour: p.integer().strictNullable(),
    status: p.text().$type<BulkSendStatus>(),
    total: p.integer(),
    valid: p.integer(),
    errors: p.json<RowError[]>(),
    /** Hex, of the rows as they were given. */
    rowsSha256: p.text(),
    /** As of documents: its workflow has heard of `syncedRev`. */
    rev: p.integer(),
    syncedRev: p.integer(),
    changedAt: time(),
    leaseUntil: time().strictNullable(),
    dispatchAttempts: p.integer(),
    createdAt: time(),
    finishedAt: time().strictNullable(),
  },
});
export type BulkSend = InferEntity<typeof BulkSendEntity>;

export const BulkSendRowEntity = defineEntity({
  name: 'BulkSendRow',
  tableName: 'bulk_send_rows',
  properties: {
    bulkSendId: p.uuid().$type<BulkSendId>().primary(),
    /** From 0, its place among the rows that were given. */
    number: p.integer().primary(),
    status: p.text().$type<RowStatus>(),
    /** Encrypted; null as soon as the row is done. */
    body: p.text().strictNullable(),
    documentId: p.uuid().$type<DocumentId>().strictNullable(),
    code: p.text().strictNullable(),
    detail: p.text().strictNullable(),
    /** The workflow's time when the batch began that it was done in. */
    batchAt: time().strictNullable(),
  },
});
