import type { LogAction } from '../../../domain/audit/event-routing.ts';
import type { LogEntry } from '../../../domain/audit/representation.ts';
import type { DocumentId, OrganizationId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';
import { afterPage, type PageKey } from '../../page.ts';

export interface LogFilters {
  documentId?: DocumentId | undefined;
  action?: LogAction | undefined;
  /** Both ends are outside. */
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
  /** Inside. */
  createdUntil?: Date | undefined;
}

/** Newest first, by keyset on (at, id). */
export async function listLog(
  database: Database,
  organizationId: OrganizationId,
  { documentId, action, createdAfter, createdBefore, createdUntil }: LogFilters,
  after: PageKey | undefined,
  limit: number,
): Promise<LogEntry[]> {
  let query = tables(database.fork())
    .selectFrom('events')
    .select(['id', 'at', 'log_action as action', 'source', 'ip_address as ipAddress'])
    .select(['actor_type as actorType', 'actor_name as actorName', 'actor_email as actorEmail'])
    .select(['resource_type as resourceType', 'resource_id as resourceId'])
    .select('document_id as documentId')
    .where('organization_id', '=', organizationId)
    .where('log_action', 'is not', null)
    .$narrowType<{ action: LogAction }>();
  if (documentId !== undefined) query = query.where('document_id', '=', documentId);
  if (action !== undefined) query = query.where('log_action', '=', action);
  if (createdAfter !== undefined) query = query.where('at', '>', createdAfter);
  if (createdBefore !== undefined) query = query.where('at', '<', createdBefore);
  if (createdUntil !== undefined) query = query.where('at', '<=', createdUntil);
  if (after) query = query.where(afterPage('at', after));
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
