import type { LogAction } from '../../domain/audit/events.ts';
import type { LogEntry } from '../../domain/audit/representation.ts';
import type { Database } from '../orm.ts';
import { timeColumn } from '../time-column.ts';

export interface LogFilters {
  /** UUID. */
  documentId?: string | undefined;
  action?: LogAction | undefined;
  /** Both ends are outside. */
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
}

interface Row {
  id: string;
  at: string;
  log_action: LogAction;
  actor_type: LogEntry['actorType'];
  actor_name: string | null;
  actor_email: string | null;
  resource_type: string;
  resource_id: string | null;
  document_id: string | null;
  ip_address: string | null;
  source: LogEntry['source'];
}

/** Newest first, by keyset on (at, id). */
export async function listLog(
  database: Database,
  organizationId: string,
  filters: LogFilters,
  after: { at: Date; id: string } | undefined,
  limit: number,
): Promise<LogEntry[]> {
  const { documentId, action, createdAfter, createdBefore } = filters;
  const rows = await database.fork().execute<Row[]>(
    `select id, at, log_action, actor_type, actor_name, actor_email, resource_type, resource_id,
            document_id, ip_address, source
     from events
     where organization_id = ? and log_action is not null
       ${documentId === undefined ? '' : 'and document_id = ?'}
       ${action === undefined ? '' : 'and log_action = ?'}
       ${createdAfter === undefined ? '' : 'and at > ?'}
       ${createdBefore === undefined ? '' : 'and at < ?'}
       ${after === undefined ? '' : 'and (at, id) < (?, ?)'}
     order by at desc, id desc limit ?`,
    [
      organizationId,
      documentId,
      action,
      createdAfter,
      createdBefore,
      after?.at,
      after?.id,
      limit,
    ].filter((value) => value !== undefined),
  );
  return rows.map((row) => ({
    id: row.id,
    at: timeColumn(row.at),
    action: row.log_action,
    actorType: row.actor_type,
    actorName: row.actor_name,
    actorEmail: row.actor_email,
    resourceType: row.resource_type,
    resourceId: row.resource_id,
    documentId: row.document_id,
    ipAddress: row.ip_address,
    source: row.source,
  }));
}
