import type { Figures } from '../../domain/diagnosis/findings.ts';
import type { Database } from '../orm.ts';

type Row = Record<
  'untold' | 'lag' | 'overdue' | 'worst' | 'given_up' | 'unsealed' | 'stuck' | 'refused',
  string | number
>;

/** The figures but for the log, by partial indexes: cheap enough for every scrape. */
export async function readFigures(
  database: Database,
  now: Date,
): Promise<Omit<Figures, 'logGaps'>> {
  const [row] = await database
    .fork()
    .execute<Row[]>(figuresSql, [...[now, now, now], ...[now, now, now]]);
  const figure = (name: keyof Row) => Math.max(0, Math.floor(Number(row?.[name] ?? 0)));
  return {
    untold: figure('untold'),
    syncLagS: figure('lag'),
    overdueDocuments: figure('overdue'),
    overdueS: figure('worst'),
    exhaustedDeliveries: figure('given_up'),
    unsealedCompletions: figure('unsealed'),
    stuckMails: figure('stuck'),
    refusedAddresses: figure('refused'),
  };
}

const figuresSql = `
with untold as (
  select changed_at as since from documents where rev > synced_rev
  union all select changed_at from document_tombstones where rev > synced_rev
  union all select created_at from webhook_deliveries
    where status = 'pending' and not dispatched and not deferred
), overdue as (
  select deadline from documents
  where status in ('sent', 'in_progress') and deadline < ?::timestamptz - interval '1 minute'
)
select
  (select count(*) from untold) as untold,
  (select extract(epoch from ?::timestamptz - min(since)) from untold) as lag,
  (select count(*) from overdue) as overdue,
  (select extract(epoch from ?::timestamptz - min(deadline)) from overdue) as worst,
  (select count(*) from webhook_deliveries d
    where d.status = 'failed' and d.finished_at > ?::timestamptz - interval '1 day'
      and not exists (select from webhook_deliveries later
        where later.webhook_id = d.webhook_id and later.event_id = d.event_id
          and later.resend > d.resend)) as given_up,
  (select count(*) from documents
    where status = 'completed' and sealed_file_id is null
      and completed_at < ?::timestamptz - interval '1 minute') as unsealed,
  (select count(*) from mails m left join documents d on d.id = m.document_id
    where m.status = 'pending' and m.created_at < ?::timestamptz - interval '5 minutes'
      and (m.kind <> 'completed' or d.sealed_file_id is not null)) as stuck,
  (select count(distinct r.id) from mails m
    join recipients r on r.id = m.recipient_id and r.email = m.to_email
    join documents d on d.id = m.document_id
    where m.status = 'refused' and d.status in ('sent', 'in_progress')
      and r.signed_at is null and r.approved_at is null) as refused`;

/**
 * Documents whose events do not count 1, 2, 3 … up to the last one written. Reads the index of the
 * whole log, which takes seconds once there are millions of events.
 */
export async function countLogGaps(database: Database): Promise<number> {
  const [row] = await database.fork().execute<{ gaps: string }[]>(
    `select count(*) as gaps from (
       select from events e left join documents d on d.id = e.document_id
       where e.document_id is not null
       group by e.document_id, d.event_sequence
       having count(e.sequence) <> greatest(max(e.sequence), d.event_sequence)) broken`,
  );
  return Number(row?.gaps ?? 0);
}
