import { sql } from 'kysely';
import type { Period, PeriodCounts, Snapshot } from '../../../domain/analytics/report.ts';
import type { DocumentStatus } from '../../../domain/document/document.ts';
import { seesAll } from '../../../domain/member/member.ts';
import { tables, type Database } from '../../orm.ts';
import { visibleTo, type Reader } from '../documents/documents.ts';

/**
 * Counts the period's events of documents that still exist and that the reader sees. The work
 * grows with the period, not with the workspace; a reader who sees all is answered from indexes alone.
 */
export async function countPeriod(
  database: Database,
  reader: Reader,
  period: Period,
): Promise<PeriodCounts> {
  const db = tables(database.fork());
  const seen = seesAll(reader.role)
    ? sql``
    : sql`join documents d on d.id = e.document_id and ${visibleTo(reader)}`;
  // Raw, because the list must stand as in the index `events_analytics` for the planner to take it.
  const { rows } = await sql<{ type: string; count: number }>`
    select e.type, count(*)::int as count from events e ${seen}
    where e.organization_id = ${reader.organizationId} and e.actor is not null
      and e.type in ('document.created', 'document.sent', 'document.completed', 'document.voided',
        'document.expired', 'document.declined')
      and e.at >= ${period.from} and e.at < ${period.to}
    group by e.type`.execute(db);
  // Raw: Kysely has no ordered-set aggregates.
  const signing = await sql<{ medianMs: number | null }>`
    select percentile_cont(0.5) within group
      (order by (extract(epoch from completed_at - sent_at) * 1000)::float8) as "medianMs"
    from documents
    where organization_id = ${reader.organizationId} and completed_at >= ${period.from}
      and completed_at < ${period.to} and ${visibleTo(reader)}`.execute(db);
  const of = (name: string) => rows.find(({ type }) => type === `document.${name}`)?.count ?? 0;
  return {
    created: of('created'),
    sent: of('sent'),
    completed: of('completed'),
    voided: of('voided'),
    expired: of('expired'),
    declined: of('declined'),
    medianSigningMs: signing.rows[0]?.medianMs ?? null,
  };
}

/**
 * How many documents there are now in each status. A reader who sees all gets sums that triggers keep,
 * the same work for any number of documents; for others the documents they see are counted.
 */
export async function countByStatus(database: Database, reader: Reader): Promise<Snapshot> {
  // Raw, because no entity describes the table of the triggers.
  const counted = seesAll(reader.role)
    ? sql`sum(amount)::int as count from document_counts where true`
    : sql`count(*)::int as count from documents where ${visibleTo(reader)}`;
  const { rows } = await sql<{ status: DocumentStatus; count: number }>`
    select status, ${counted} and organization_id = ${reader.organizationId}
    group by status`.execute(tables(database.fork()));
  const of = (name: DocumentStatus) => rows.find(({ status }) => status === name)?.count ?? 0;
  return {
    draft: of('draft'),
    sent: of('sent'),
    in_progress: of('in_progress'),
    completed: of('completed'),
    cancelled: of('cancelled'),
    declined: of('declined'),
  };
}
