import type { Period, PeriodCounts, Snapshot } from '../../domain/analytics/report.ts';
import { documentStatuses, type DocumentStatus } from '../../domain/document/document.ts';
import { seesAll } from '../../domain/member/member.ts';
import type { Database } from '../orm.ts';
import { visibility, type Reader } from './documents.ts';

/** The same list as in the index `events_analytics`, which the planner then knows to fit. */
const counted = `('document.created', 'document.sent', 'document.completed', 'document.voided',
  'document.expired', 'document.declined')`;

interface Row {
  type: string;
  count: number;
}

/**
 * Counts the period's events of documents that still exist and that the reader sees. The work
 * grows with the period, not with the workspace; who sees all is answered from indexes alone.
 */
export async function countPeriod(
  database: Database,
  reader: Reader,
  period: Period,
): Promise<PeriodCounts> {
  const within = [reader.organizationId, period.from, period.to];
  const visible = visibility(reader);
  const seen = seesAll(reader.role)
    ? { join: '', values: [] }
    : { join: `join documents d on d.id = e.document_id ${visible.sql}`, values: visible.values };
  const em = database.fork();
  const rows = await em.execute<Row[]>(
    `select e.type, count(*)::int as count from events e ${seen.join}
     where e.organization_id = ? and e.actor is not null and e.type in ${counted}
       and e.at >= ? and e.at < ?
     group by e.type`,
    [...seen.values, ...within],
  );
  const [signing] = await em.execute<{ median_ms: number | null }[]>(
    `select percentile_cont(0.5) within group
       (order by (extract(epoch from completed_at - sent_at) * 1000)::float8) as median_ms
     from documents
     where organization_id = ? and completed_at >= ? and completed_at < ? ${visible.sql}`,
    [...within, ...visible.values],
  );
  const of = (name: string) => rows.find(({ type }) => type === `document.${name}`)?.count ?? 0;
  return {
    created: of('created'),
    sent: of('sent'),
    completed: of('completed'),
    voided: of('voided'),
    expired: of('expired'),
    declined: of('declined'),
    medianSigningMs: signing?.median_ms ?? null,
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
