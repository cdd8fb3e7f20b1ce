import { sql, type RawBuilder } from 'kysely';
import type { BulkSendId, DeliveryId, DocumentId, FileId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

export interface Lease {
  /** What is older than this is taken: the process that wrote it has had its chance. */
  olderThan: Date;
  /** A row from later than this was written by a process whose clock is ahead, and is taken, too. */
  newerThan: Date;
  forS: number;
  /** Maximum of each kind. */
  limit: number;
}

export interface Pending {
  documents: DocumentId[];
  deliveries: DeliveryId[];
  /** By the file that they make. */
  conversions: FileId[];
  bulkSends: BulkSendId[];
}

/**
 * Takes what is pending: documents, tombstones, deliveries, conversions and bulk sends. The lease
 * commits before anybody calls Temporal; a process that dies with it loses it when it runs out, by the database's clock,
 * which is the one that all processes share.
 */
export async function leasePending(database: Database, lease: Lease): Promise<Pending> {
  const changed = sql`rev > synced_rev`;
  const waiting = sql`status = 'pending' and not dispatched and not deferred`;
  const documents = await take<DocumentId>(database, lease, {
    table: 'documents',
    key: 'id',
    pending: changed,
    since: 'changed_at',
  });
  const deleted = await take<DocumentId>(database, lease, {
    table: 'document_tombstones',
    key: 'document_id',
    pending: changed,
    since: 'changed_at',
  });
  const deliveries = await take<DeliveryId>(database, lease, {
    table: 'webhook_deliveries',
    key: 'id',
    pending: waiting,
    since: 'created_at',
  });
  const conversions = await take<FileId>(database, lease, {
    table: 'conversions',
    key: 'file_id',
    pending: sql`status = 'pending' and not dispatched`,
    since: 'created_at',
  });
  const bulkSends = await take<BulkSendId>(database, lease, {
    table: 'bulk_sends',
    key: 'id',
    pending: changed,
    since: 'changed_at',
  });
  return { documents: [...documents, ...deleted], deliveries, conversions, bulkSends };
}

interface Backlog {
  table: string;
  key: string;
  /** As the partial index says it. */
  pending: RawBuilder<unknown>;
  since: string;
}

async function take<Id>(
  database: Database,
  { olderThan, newerThan, forS, limit }: Lease,
  backlog: Backlog,
): Promise<Id[]> {
  const [table, key, since] = [
    sql.table(backlog.table),
    sql.ref(backlog.key),
    sql.ref(backlog.since),
  ];
  // Raw, because relays that take at once must skip each other's rows within the update.
  const { rows } = await sql<{ id: Id }>`
    update ${table} set dispatch_attempts = dispatch_attempts + 1,
      lease_until = clock_timestamp() + make_interval(secs => ${forS})
    where ${key} in (
      select ${key} from ${table}
      where ${backlog.pending} and (${since} < ${olderThan} or ${since} > ${newerThan})
        and (lease_until is null or lease_until < clock_timestamp())
      order by ${since} limit ${limit} for update skip locked)
    returning ${key} as id`.execute(tables(database.fork()));
  return rows.map(({ id }) => id);
}

/**
 * `synced_rev` only ever moves forward, and only to what was sent. A row that says so already is not
 * written: of two who dispatched the same revision the second costs no commit on the disk.
 */
export async function markDocumentDispatched(
  database: Database,
  documentId: DocumentId,
  rev: number,
  deleted: boolean,
): Promise<void> {
  const db = tables(database.fork());
  const done = {
    synced_rev: sql<number>`greatest(synced_rev, ${rev})`,
    lease_until: null,
    dispatch_attempts: 0,
  };
  const news = sql<boolean>`(synced_rev < ${rev} or lease_until is not null or dispatch_attempts > 0)`;
  const update = deleted
    ? db
        .updateTable('document_tombstones')
        .set(done)
        .where('document_id', '=', documentId)
        .where(news)
    : db.updateTable('documents').set(done).where('id', '=', documentId).where(news);
  await update.execute();
}

/** Documents and tombstones whose workflow is not as it should be are dispatched again. */
export async function markDocumentsPending(
  database: Database,
  ids: readonly DocumentId[],
): Promise<void> {
  if (ids.length === 0) return;
  const db = tables(database.fork());
  const pending = { synced_rev: 0, lease_until: null };
  // An array is one parameter however long it is.
  const listed = (key: string) => sql<boolean>`${sql.ref(key)} = any(${ids}::uuid[])`;
  await db.updateTable('documents').set(pending).where(listed('id')).execute();
  await db.updateTable('document_tombstones').set(pending).where(listed('document_id')).execute();
}

/** A delivery whose workflow is still to be started; undefined when it was, or must not be yet. */
export async function findPendingDelivery(database: Database, deliveryId: DeliveryId) {
  return tables(database.fork())
    .selectFrom('webhook_deliveries')
    .select(['id', 'organization_id as organizationId', 'webhook_id as webhookId'])
    .select(['event_id as eventId', 'event_type as eventType', 'resend'])
    .where('id', '=', deliveryId)
    .where('status', '=', 'pending')
    .where('dispatched', '=', false)
    .where('deferred', '=', false)
    .executeTakeFirst();
}

export async function markDeliveryDispatched(
  database: Database,
  deliveryId: DeliveryId,
): Promise<void> {
  await tables(database.fork())
    .updateTable('webhook_deliveries')
    .set({ dispatched: true, lease_until: null, dispatch_attempts: 0 })
    .where('id', '=', deliveryId)
    .execute();
}

export async function markDeliveriesPending(
  database: Database,
  ids: readonly DeliveryId[],
): Promise<void> {
  if (ids.length === 0) return;
  await tables(database.fork())
    .updateTable('webhook_deliveries')
    .set({ dispatched: false, lease_until: null })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}
