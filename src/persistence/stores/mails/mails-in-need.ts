import { sql } from 'kysely';
import { publicId, type DocumentId, type MailId } from '../../../domain/ids.ts';
import type { MailKind } from '../../../domain/mail/mail.ts';
import { tables, type Database } from '../../orm.ts';

/** Behind `from`: mails that have not left after minutes, though they wait for no seal. */
export const stuckMails = (now: Date) => sql`mails m left join documents d on d.id = m.document_id
  where m.status = 'pending' and m.created_at < ${now}::timestamptz - interval '5 minutes'
    and (m.kind <> 'completed' or d.sealed_file_id is not null)`;

/** Behind `from`: mails refused for good, to people who have that address and are still to act. */
export const refusedMails = sql`mails m
  join recipients r on r.id = m.recipient_id and r.email = m.to_email
  join documents d on d.id = m.document_id
  where m.status = 'refused' and d.status in ('sent', 'in_progress')
    and r.signed_at is null and r.approved_at is null`;

/** Enough to see whether they have something in common. */
const maxNamed = 5;

/**
 * What `doctor` calls the mails that its figures count, the oldest first and a few of them: no
 * address, as what it prints is passed on.
 */
export async function nameMailsInNeed(
  database: Database,
  now: Date,
): Promise<Record<'stuck_mails' | 'refused_addresses', string[]>> {
  const { rows } = await sql<{
    id: MailId;
    documentId: DocumentId | null;
    kind: MailKind;
    status: 'pending' | 'refused';
  }>`
(select m.id, m.document_id as "documentId", m.kind, m.status
  from ${stuckMails(now)}
  order by m.created_at, m.id limit ${maxNamed})
union all
(select m.id, m.document_id, m.kind, m.status
  from ${refusedMails}
  order by m.created_at, m.id limit ${maxNamed})`.execute(tables(database.fork()));
  const named = (status: string) =>
    rows
      .filter((row) => row.status === status)
      .map(({ id, kind, documentId }) => {
        const of = documentId === null ? '' : ` of ${publicId('doc', documentId)}`;
        return `${publicId('eml', id)} (${kind}${of})`;
      });
  return { stuck_mails: named('pending'), refused_addresses: named('refused') };
}
