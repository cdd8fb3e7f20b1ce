import { sql } from 'kysely';
import { serviceKinds, type ServiceKind } from '../../../domain/circuit/service.ts';
import type { Figures } from '../../../domain/diagnosis/findings.ts';
import { tables, type Database } from '../../orm.ts';
import { circuitsNow } from './circuits.ts';
import { refusedMails, stuckMails } from '../mails/mails-in-need.ts';

/**
 * The figures but for the log, by partial indexes: cheap enough for every scrape. Raw, because one
 * statement of many subqueries sees one moment, and its plan was measured.
 */
export async function readFigures(
  database: Database,
  now: Date,
): Promise<Omit<Figures, 'logGaps'>> {
  const { rows } = await sql<Omit<Figures, 'logGaps'>>`
with pending as (
  select changed_at as since from documents where rev > synced_rev
  union all select changed_at from document_tombstones where rev > synced_rev
  union all select coalesce(released_at, created_at) from webhook_deliveries
    where status = 'pending' and not dispatched and not deferred
  union all select created_at from conversions where status = 'pending' and not dispatched
), overdue as (
  select deadline from documents
  where status in ('sent', 'in_progress') and deadline < ${now}::timestamptz - interval '1 minute'
)
select
  (select count(*)::int from pending) as pending,
  (select greatest(0, floor(extract(epoch from ${now}::timestamptz - min(since))))::int
    from pending) as "syncLagS",
  (select count(*)::int from overdue) as "overdueDocuments",
  (select greatest(0, floor(extract(epoch from ${now}::timestamptz - min(deadline))))::int
    from overdue) as "overdueS",
  (select count(*)::int from webhook_deliveries d
    where d.status = 'failed' and d.finished_at > ${now}::timestamptz - interval '1 day'
      and not exists (select from webhook_deliveries later
        where later.webhook_id = d.webhook_id and later.event_id = d.event_id
          and later.resend > d.resend)) as "exhaustedDeliveries",
  (select count(*)::int from documents
    where status = 'completed' and sealed_file_id is null
      and completed_at < ${now}::timestamptz - interval '1 minute') as "unsealedCompletions",
  (select count(*)::int from documents d join files f on f.id = d.sealed_file_id
    where d.seal_renew_at <= ${now}::timestamptz + interval '1 day'
      and (d.seal_renew_at < ${now}::timestamptz - interval '1 hour'
        or d.seal_renew_at > f.created_at + interval '1 hour' + interval '1 day' *
          case when f.created_at > d.sealed_at + interval '1 hour' then 365 else 1 end))
    as "lateRenewals",
  (select count(*)::int from ${stuckMails(now)}) as "stuckMails",
  (select count(distinct r.id)::int from ${refusedMails}) as "refusedAddresses",
  (select count(*)::int from log_pending p join events e on e.id = p.event_id
    where e.at < ${now}::timestamptz - interval '1 minute') as "waitingEvents",
  coalesce((select (c.created_at < ${now}::timestamptz - interval '48 hours')::int
    from log_checkpoints c where c.size > coalesce((select max(s.size) from log_checkpoints s
      where s.timestamp_token is not null), 0)
    order by c.size limit 1), 0) as "unstampedLog",
  (select json_build_object(${sql.join(serviceKinds.map(countOf))})
    from ${circuitsNow(now)}) as "openCircuits"`.execute(tables(database.fork()));
  const [figures] = rows;
  if (!figures) throw new Error('A statement without a row');
  return figures;
}

const countOf = (kind: ServiceKind) =>
  sql`${sql.lit(kind)}, count(*) filter (where c.kind = ${sql.lit(kind)})`;
