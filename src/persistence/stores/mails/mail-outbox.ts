import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { DocumentId, MailId, RecipientId, WebhookId } from '../../../domain/ids.ts';
import type { MailContent } from '../../../domain/mail/mail.ts';
import type { HourlyMailLimits } from '../../../domain/mail/hourly-limits.ts';
import type { MailDecision } from '../../../domain/mail/mail-decision.ts';
import type { TestClock } from '../../../domain/test-workspace/clock.ts';
import { columnList } from '../../columns.ts';
import { MailEntity, type Mail } from '../../entities/events.ts';
import { tables, type Database } from '../../orm.ts';
import { filledAt } from './hourly-mails.ts';
import { testClockOf, type WithTestClock } from '../test-workspaces/test-clock.ts';

/** Mails of one document, or one that belongs to none. */
export type MailScope = { documentId: DocumentId } | { mailId: MailId };

/**
 * Takes the next mail that may leave and is nobody else's, those that failed before last; `owner`
 * takes its own lease over at once. The lease is longer than the mailer waits for a server, which
 * has the more time the larger the signed copy is. A mail beyond what the hour allows stays; one
 * that was let leave is counted, and tried again without being counted twice. A code
 * has limits of its own and does not wait for the hour.
 */
export async function leaseMail(
  database: Database,
  scope: MailScope,
  lease: MailLease,
): Promise<LeasedMail | undefined> {
  const { limits, now } = lease;
  if (!limits) return takeNext(database.fork(), scope, lease, sql`true`);
  return database.fork().transactional(async (em) => {
    await lockHour(em, scope);
    return takeNext(em, scope, lease, sql`${filledAt(limits, now, workspaceOf(scope))} is null`);
  });
}

async function takeNext(
  em: EntityManager,
  scope: MailScope,
  { owner, except, now }: MailLease,
  hasRoom: RawBuilder<unknown>,
): Promise<LeasedMail | undefined> {
  // Raw, because of `skip locked` and the clock: leases are between processes, whose clocks may
  // differ by more than a lease, and the database's is the one they share.
  const { rows } = await sql<WithTestClock>`
    update mails set lease_owner = ${owner}, released_at = coalesce(released_at, ${now}),
      lease_until = clock_timestamp() +
        case kind when 'completed' then interval '3 minutes' else interval '1 minute' end
    where id = (
      select m.id from mails m left join documents d on d.id = m.document_id
      where ${inScope(scope)} and m.status = 'pending'
        and (m.lease_until is null or m.lease_until <= clock_timestamp() or m.lease_owner = ${owner})
        and (m.kind <> 'completed' or d.sealed_file_id is not null)
        and not m.id = any(${except}::uuid[])
        and (m.released_at is not null or m.kind = 'code' or ${hasRoom})
      order by m.lease_until nulls first, m.created_at, m.id limit 1
      for update of m skip locked)
    returning ${columnList(em, 'mails')},
      ${testClockOf(sql`mails.organization_id`, sql`mails.document_id`)} as "testClock"`.execute(
    tables(em),
  );
  if (!rows[0]) return undefined;
  const { testClock, ...row } = rows[0];
  return { mail: em.map(MailEntity, row), testClock: testClock ?? undefined };
}

export interface LeasedMail {
  mail: Mail;
  /** Of a test workspace, whose mails go to nobody. */
  testClock: TestClock | undefined;
}

export interface MailLease {
  owner: string;
  except: readonly MailId[];
  now: Date;
  /** Undefined: as many as there are. */
  limits: HourlyMailLimits | undefined;
}

function inScope(scope: MailScope): RawBuilder<boolean> {
  return 'documentId' in scope
    ? sql`m.document_id = ${scope.documentId}`
    : sql`m.id = ${scope.mailId}`;
}

function workspaceOf(scope: MailScope): RawBuilder<unknown> {
  return 'documentId' in scope
    ? sql`(select organization_id from documents where id = ${scope.documentId})`
    : sql`(select organization_id from mails where id = ${scope.mailId})`;
}

/** Those who count the mails of one workspace do it one after the other, each for one statement. */
async function lockHour(em: EntityManager, scope: MailScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(
    hashtextextended('mails of ' || ${workspaceOf(scope)}, 0))`.execute(tables(em));
}

/** How many could leave, were it not for the hour's limits or a mail written just now. */
export async function countUnreleased(database: Database, scope: MailScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails m left join documents d on d.id = m.document_id
    where ${inScope(scope)} and m.status = 'pending' and m.released_at is null and m.kind <> 'code'
      and (m.kind <> 'completed' or d.sealed_file_id is not null)`.execute(tables(database.fork()));
  return rows[0]?.count ?? 0;
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

/** Notes that a mail left, and forgets its code; one that was cancelled on its way stays so. */
export async function markMailSent(database: Database, id: MailId, sentAt: Date): Promise<void> {
  await tables(database.fork())
    .updateTable('mails')
    .set({ status: 'sent', sent_at: sentAt, lease_until: null, content: withoutCode })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Nobody needs it any more, but who reads the mails of a test workspace. */
const withoutCode = sql<MailContent>`case when kind = 'code' and not exists (
    select from test_workspaces t where t.organization_id = mails.organization_id)
  then content - 'code' else content end`;

export async function cancelMail(database: Database, id: MailId): Promise<void> {
  await tables(database.fork())
    .updateTable('mails')
    .set({ status: 'cancelled', lease_until: null, content: withoutCode })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Undefined unless the mail was pending; else its recipient, null for one to an owner. */
export async function markMailRefused(
  em: EntityManager,
  id: MailId,
  refusal: string,
): Promise<{ recipientId: RecipientId | null } | undefined> {
  return tables(em)
    .updateTable('mails')
    .set({ status: 'refused', refusal, lease_until: null, content: withoutCode })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('recipient_id as recipientId')
    .executeTakeFirst();
}

/** Whether another mail to the recipient was refused at the address that they have now. */
export async function isRefusedBefore(
  em: EntityManager,
  {
    id: recipientId,
    documentId,
    email,
  }: { id: RecipientId; documentId: DocumentId; email: string },
  except: MailId,
): Promise<boolean> {
  const other = await tables(em)
    .selectFrom('mails')
    .select('id')
    .where('document_id', '=', documentId)
    .where('recipient_id', '=', recipientId)
    .where('status', '=', 'refused')
    .where('id', '<>', except)
    .where(sql<boolean>`lower(to_email) = lower(${email})`)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
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
