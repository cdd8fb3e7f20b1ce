import type { Period, PeriodCounts, Snapshot } from '../../domain/analytics/report.ts';
import { documentStatuses, type DocumentStatus } from '../../domain/document/document.ts';
import { seesAll } from '../../domain/member/member.ts';
import type { Database } from '../orm.ts';
import { visibility, type Reader } from './documents.ts';

/** The same list as in the index `events_analytics`, which the planner then knows to fit. */
const counted = `('document.created', 'document.sent', 'document.completed', 'document.voided',
  'document.expired', 'document.declined')`;

interface EventRow {
  type: string;
  count: number;
  median_ms: number | null;
}

/**
 * Counts the period's events of documents that still exist and that the reader sees. The work
 * grows with the period, not with the workspace.
 */
export async function countPeriod(
  database: Database,
  reader: Reader,
  { from, to }: Period,
): Promise<PeriodCounts> {
  const visible = visibility(reader);
  const rows = await database.fork().execute<EventRow[]>(
    `select e.type, count(*)::int as count,
       percentile_cont(0.5) within group
         (order by (extract(epoch from e.at - d.sent_at) * 1000)::float8)
         filter (where e.type = 'document.completed') as median_ms
     from events e join documents d on d.id = e.document_id
     where e.organization_id = ? and e.type in ${counted} and e.at >= ? and e.at < ?
       ${visible.sql}
     group by e.type`,
    [reader.organizationId, from, to, ...visible.values],
  );
  const of = (name: string) => rows.find(({ type }) => type === `document.${name}`)?.count ?? 0;
  return {
    created: of('created'),
    sent: of('sent'),
    completed: of('completed'),
    voided: of('voided'),
    expired: of('expired'),
    declined: of('declined'),
    medianSigningMs: rows.find(({ type }) => type === 'document.completed')?.median_ms ?? null,
  };
}

/**
 * How many documents there are now in each status. Who sees all reads sums that triggers keep,
 * the same work for any number of documents; for others the documents they see are counted.
 */
export async function countByStatus(database: Database, reader: Reader): Promise<Snapshot> {
  const visible = visibility(reader);
  const rows = await database.fork().execute<{ status: DocumentStatus; count: number }[]>(
    seesAll(reader.role)
      ? `select status, sum(amount)::int as count from document_counts
         where organization_id = ? group by status`
      : `select status, count(*)::int as count from documents
         where organization_id = ? ${visible.sql} group by status`,
    [reader.organizationId, ...visible.values],
  );
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(
    documentStatuses.map((status) => [status, counts.get(status) ?? 0]),
  ) as Snapshot;
}
