import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { DocumentId, MailId, RecipientId, WebhookId } from '../../domain/ids.ts';
import type { MailDecision } from '../../domain/mail/mail-decision.ts';
import { MailEntity, type Mail } from '../entities/events.ts';
import { tables, type Database } from '../orm.ts';

/** Mails of one document, or one that belongs to none. */
export type MailScope = { documentId: DocumentId } | { mailId: MailId };

/**
 * Takes the next mail that may leave and is nobody else's, those that failed before last; `owner`
 * takes its own lease over at once. The lease is longer than the mailer waits for a server, which
 * has the more time the larger the signed copy is.
 */
export async function leaseMail(
  database: Database,
  scope: MailScope,
  owner: string,
  except: readonly MailId[],
): Promise<Mail | undefined> {
  const em = database.fork();
  const inScope =
    'documentId' in scope ? sql`m.document_id = ${scope.documentId}` : sql`m.id = ${scope.mailId}`;
  // Raw, because of `skip locked` and the clock: leases are between processes, whose clocks may
  // differ by more than a lease, and the database's is the one they share.
  const { rows } = await sql<object>`
    update mails set lease_owner = ${owner}, lease_until = clock_timestamp() +
      case kind when 'completed' then interval '3 minutes' else interval '1 minute' end
    where id = (
      select m.id from mails m left join documents d on d.id = m.document_id
      where ${inScope} and m.status = 'pending'
        and (m.lease_until is null or m.lease_until <= clock_timestamp() or m.lease_owner = ${owner})
        and (m.kind <> 'completed' or d.sealed_file_id is not null)
        and not m.id = any(${except}::uuid[])
      order by m.lease_until nulls first, m.created_at, m.id limit 1
      for update of m skip locked)
    returning *`.execute(tables(em));
  return rows[0] && em.map(MailEntity, rows[0]);
}

/** Gives the lease back: whoever comes next tries the mail at once, after those not yet tried. */
export async function releaseMail(database: Database, id: MailId, owner: string): Promise<void> {
  await tables(database.fork())
    .updateTable('mails')
    .set({ lease_owner: null, lease_until: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}

/** Notes that a mail left; one that was cancelled on its way stays so. */
export async function markMailSent(database: Database, id: MailId, sentAt: Date): Promise<void> {
  await database
    .fork()
    .nativeUpdate(
      MailEntity,
      { id, status: 'pending' },
      { status: 'sent', sentAt, leaseUntil: null },
    );
}

/** Undefined unless the mail was pending; else its recipient, null for one to an owner. */
export async function markMailRefused(
  em: EntityManager,
  id: MailId,
  refusal: string,
): Promise<{ recipientId: RecipientId | null } | undefined> {
  return tables(em)
    .updateTable('mails')
    .set({ status: 'refused', refusal, lease_until: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('recipient_id as recipientId')
    .executeTakeFirst();
}

/** Whether this mail to a document's owner was written before, whatever became of it. */
export async function isQueuedToOwner(
  em: EntityManager,
  documentId: DocumentId,
  { occurrence, content: { kind } }: MailDecision,
): Promise<boolean> {
  const name = { documentId, audience: 'owner', kind, occurrence } as const;
  return (await em.count(MailEntity, name)) > 0;
}

/** Pending mails to the owner about this endpoint being disabled, the oldest first. */
export async function unsentDisableMails(
  database: Database,
  webhookId: WebhookId,
): Promise<MailId[]> {
  const rows = await tables(database.fork())
    .selectFrom('mails as m')
    .innerJoin('webhooks as w', 'w.organization_id', 'm.organization_id')
    .select('m.id')
    .where('w.id', '=', webhookId)
    .where('m.document_id', 'is', null)
    .where('m.status', '=', 'pending')
    .where('m.kind', '=', 'webhook_disabled')
    .where(sql<boolean>`starts_with(m.occurrence, w.id::text)`)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The sealed file of a document, and the title it is sent under; undefined before the seal. */
export async function findSignedCopy(
  database: Database,
  documentId: DocumentId,
): Promise<{ title: string; blobKey: string; sizeBytes: number } | undefined> {
  return (
    tables(database.fork())
      .selectFrom('documents as d')
      .innerJoin('files as f', 'f.id', 'd.sealed_file_id')
      .select(['d.title', 'f.blob_key as blobKey'])
      // The driver gives a bigint as text, whatever its type says.
      .select(sql<number>`f.size_bytes::int`.as('sizeBytes'))
      .where('d.id', '=', documentId)
      .executeTakeFirst()
  );
}
