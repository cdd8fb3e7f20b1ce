import { sql, type RawBuilder } from 'kysely';
import type { DocumentId } from '../../../domain/ids.ts';
import {
  countedSince,
  freeAgainAt,
  type HourlyMailLimits,
  type MailWait,
} from '../../../domain/mail/hourly-limits.ts';
import { tables, type Database } from '../../orm.ts';

/**
 * Null where the hour has room for the mail `m`; else when the mail left whose place is the first
 * to be free again, the latest of such where several limits are reached. `workspace`, the id of its
 * workspace, says nothing of `m`, so that the workspace's mails are counted once for all of them.
 */
export function filledAt(
  { aboutDocument, toAddress, fromWorkspace }: HourlyMailLimits,
  now: Date,
  workspace: RawBuilder<unknown>,
): RawBuilder<Date | null> {
  const sameWorkspace = sql`o.organization_id = ${workspace} and o.released_at > ${countedSince(now)}`;
  const sameAddress = sql`${sameWorkspace} and lower(o.to_email) = lower(m.to_email)
    and o.recipient_id is not null`;
  return sql`greatest(${newest(sameWorkspace, fromWorkspace)},
    case when m.recipient_id is not null then
      greatest(${newest(sameAddress, toAddress)},
        ${newest(sql`${sameAddress} and o.document_id = m.document_id`, aboutDocument)}) end)`;
}

/** When the last but `limit` of them left; null if there are fewer. Beyond a limit nothing is read. */
function newest(which: RawBuilder<unknown>, limit: number): RawBuilder<Date | null> {
  return sql`(select o.released_at from mails o where ${which}
    order by o.released_at desc offset ${limit - 1} limit 1)`;
}

/** Of each recipient of the document the oldest mail that waits for the hour. */
export async function findMailWaits(
  database: Database,
  documentId: DocumentId,
  limits: HourlyMailLimits,
  now: Date,
): Promise<MailWait[]> {
  const workspace = sql`(select organization_id from documents where id = ${documentId})`;
  const { rows } = await sql<Omit<MailWait, 'until'> & { filledAt: Date }>`
    select distinct on (waiting."recipientId") * from (
      select m.id, m.recipient_id as "recipientId", m.kind, m.created_at as since,
        ${filledAt(limits, now, workspace)} as "filledAt"
      from mails m join documents d on d.id = m.document_id
      where m.document_id = ${documentId} and m.status = 'pending' and m.released_at is null
        and m.recipient_id is not null and m.kind <> 'code'
        and (m.kind <> 'completed' or d.sealed_file_id is not null)
    ) waiting
    where waiting."filledAt" is not null
    order by waiting."recipientId", waiting.since, waiting.id`.execute(tables(database.fork()));
  return rows.map(({ recipientId, kind, since, filledAt: full }) => ({
    recipientId,
    kind,
    since,
    until: freeAgainAt(full),
  }));
}
