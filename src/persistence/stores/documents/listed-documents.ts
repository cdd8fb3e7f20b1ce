import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { ClosedReason, DocumentStatus } from '../../../domain/document/document.ts';
import type { DocumentRow } from '../../../domain/document/representation.ts';
import type { TemplateId } from '../../../domain/ids.ts';
import { tables } from '../../orm.ts';
import { visibleTo, type Reader } from './documents.ts';

export interface DocumentFilters {
  status?: DocumentStatus | undefined;
  closedReason?: ClosedReason | undefined;
  externalId?: string | undefined;
  templateId?: TemplateId | undefined;
  /** Part of the title, or of a recipient's name or address, in any case. */
  search?: string | undefined;
  /** Both ends are outside. */
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
  /** Inside. */
  createdUntil?: Date | undefined;
}

export type ListedDocument = Pick<
  DocumentRow,
  | 'id'
  | 'title'
  | 'description'
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'recipientsCount'
  | 'signedCount'
  | 'deadline'
  | 'voidedAt'
  | 'expiredAt'
  | 'declinedAt'
  | 'externalId'
  | 'metadata'
>;

/** What lists show of documents that the reader may see, before any order. */
export function listed(
  em: EntityManager,
  reader: Reader,
  filters: Omit<DocumentFilters, 'search'>,
) {
  const { status, closedReason, externalId, templateId } = filters;
  const { createdAfter, createdBefore, createdUntil } = filters;
  let query = tables(em)
    .selectFrom('documents')
    .select(['documents.id', 'title', 'description', 'status', 'deadline', 'metadata'])
    .select(['documents.created_at as createdAt', 'updated_at as updatedAt'])
    .select(['recipients_count as recipientsCount', 'signed_count as signedCount'])
    .select(['external_id as externalId', 'voided_at as voidedAt'])
    .select(['expired_at as expiredAt', 'declined_at as declinedAt'])
    .where(visibleTo(reader));
  if (status) query = query.where('status', '=', status);
  if (closedReason) query = query.where(closedFor(closedReason));
  if (externalId !== undefined) query = query.where('external_id', '=', externalId);
  if (templateId !== undefined) query = query.where('created_from_template_id', '=', templateId);
  if (createdAfter) query = query.where('documents.created_at', '>', createdAfter);
  if (createdBefore) query = query.where('documents.created_at', '<', createdBefore);
  if (createdUntil) query = query.where('documents.created_at', '<=', createdUntil);
  return query;
}

/** The rule of `closedReason`, as SQL that the index of statuses serves. */
function closedFor(reason: ClosedReason): RawBuilder<boolean> {
  switch (reason) {
    case 'voided':
      return sql`(status = 'cancelled' and expired_at is null)`;
    case 'expired':
      return sql`(status = 'cancelled' and expired_at is not null)`;
    case 'declined':
      return sql`status = 'declined'`;
  }
}
