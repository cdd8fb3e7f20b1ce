import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { BulkSendStatus, RowCounts, RowStatus } from '../../../domain/bulk-send/bulk-send.ts';
import type { BulkSendProgress } from '../../../domain/bulk-send/plan.ts';
import type { CountedBulkSend } from '../../../domain/bulk-send/representation.ts';
import type { BulkSendId, OrganizationId } from '../../../domain/ids.ts';
import { seesAll } from '../../../domain/member/member.ts';
import { columnList } from '../../columns.ts';
import { BulkSendEntity, type BulkSend } from '../../entities/bulk-sends.ts';
import { insertRows } from '../../insert-rows.ts';
import { tables, type Database } from '../../orm.ts';
import { afterPage, type PageKey } from '../../page.ts';
import type { Reader } from '../documents/documents.ts';

/** A row to be sent, with its encrypted body. */
export interface NewBulkSendRow {
  number: number;
  body: string;
}

export async function insertBulkSend(
  em: EntityManager,
  bulkSend: BulkSend,
  rows: readonly NewBulkSendRow[],
): Promise<void> {
  await insertRows(em, 'bulk_sends', [bulkSend]);
  const pending = rows.map((row) => ({ ...row, bulkSendId: bulkSend.id, status: 'pending' }));
  await insertRows(em, 'bulk_send_rows', pending);
}

/** Newest first, by keyset on (created_at, id), with the counts of their rows. */
export async function listBulkSends(
  database: Database,
  { organizationId, role, memberId }: Reader,
  after: PageKey | undefined,
  limit: number,
): Promise<CountedBulkSend[]> {
  const em = database.fork();
  let query = tables(em)
    .selectFrom('bulk_sends')
    .select(['id', 'template_id as templateId', 'per_hour as perHour', 'status', 'total', 'valid'])
    .select(['created_at as createdAt', 'finished_at as finishedAt'])
    .where('organization_id', '=', organizationId);
  if (!seesAll(role)) query = query.where('owner_member_id', '=', memberId);
  if (after) query = query.where(afterPage('created_at', after));
  const found = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const counts = await countRows(
    em,
    found.map(({ id }) => id),
  );
  return found.map((each) => ({ ...each, counts: counts.get(each.id) ?? noRows }));
}

const noRows: RowCounts = { pending: 0, sent: 0, failed: 0, cancelled: 0 };

async function countRows(
  em: EntityManager,
  ids: readonly BulkSendId[],
): Promise<Map<BulkSendId, RowCounts>> {
  // Raw, because the ids are one parameter however many they are.
  const { rows } = await sql<{ id: BulkSendId; status: RowStatus; count: number }>`
    select bulk_send_id as id, status, count(*)::int as count from bulk_send_rows
    where bulk_send_id = any(${ids}::uuid[]) group by bulk_send_id, status`.execute(tables(em));
  const byId = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byId].map(([id, group]) => [
      id,
      { ...noRows, ...Object.fromEntries(group.map(({ status, count }) => [status, count])) },
    ]),
  );
}

export async function countRowsOf(em: EntityManager, id: BulkSendId): Promise<RowCounts> {
  return (await countRows(em, [id])).get(id) ?? noRows;
}

/** Undefined when it does not exist or is another workspace's. */
export async function findBulkSend(
  database: Database,
  organizationId: OrganizationId,
  id: BulkSendId | undefined,
): Promise<(BulkSend & { counts: RowCounts }) | undefined> {
  if (id === undefined) return undefined;
  const em = database.fork();
  const found = await em.findOne(BulkSendEntity, { id, organizationId });
  return found ? { ...found, counts: await countRowsOf(em, id) } : undefined;
}

export async function readBulkSend(
  database: Database,
  id: BulkSendId,
): Promise<BulkSend | undefined> {
  return (await database.fork().findOne(BulkSendEntity, { id })) ?? undefined;
}

/** With its row locked until the transaction ends. */
export async function lockBulkSend(
  em: EntityManager,
  id: BulkSendId,
): Promise<BulkSend | undefined> {
  // Raw, as documents are locked.
  const { rows } = await sql<object>`select ${columnList(em, 'bulk_sends')}
    from bulk_sends where id = ${id} for update`.execute(tables(em));
  return rows[0] && em.map(BulkSendEntity, rows[0]);
}

/** Its state with what a plan needs; undefined when it is not there. */
export async function readProgress(
  database: Database,
  id: BulkSendId,
): Promise<(BulkSendProgress & { organizationId: OrganizationId; counts: RowCounts }) | undefined> {
  // Raw, in one statement, so that counts and batch belong together.
  const { rows } = await sql<{
    organizationId: OrganizationId;
    status: BulkSendStatus;
    perHour: number | null;
    counts: Partial<RowCounts>;
    batchAt: Date | null;
    inBatch: number;
  }>`
    select b.organization_id as "organizationId", b.status, b.per_hour as "perHour",
      last.at as "batchAt",
      (select coalesce(json_object_agg(s.status, s.count), '{}') from
         (select status, count(*) as count from bulk_send_rows where bulk_send_id = b.id
          group by status) s) as counts,
      (select count(*)::int from bulk_send_rows r
       where r.bulk_send_id = b.id and r.batch_at = last.at) as "inBatch"
    from bulk_sends b
      cross join lateral (select max(batch_at) as at from bulk_send_rows
        where bulk_send_id = b.id) last
    where b.id = ${id}`.execute(tables(database.fork()));
  const [row] = rows;
  if (!row) return undefined;
  const counts = { ...noRows, ...row.counts };
  return { ...row, counts, pending: counts.pending };
}

/** Those that ended before, with their rows. @returns how many, at most `limit` */
export async function deleteBulkSendsBefore(
  database: Database,
  before: Date,
  limit: number,
): Promise<number> {
  const removed = await tables(database.fork())
    .deleteFrom('bulk_sends')
    .where('id', 'in', (db) =>
      db
        .selectFrom('bulk_sends')
        .select('id')
        .where('finished_at', '<', before)
        .orderBy('finished_at')
        .limit(limit),
    )
    .returning('id')
    .execute();
  return removed.length;
}
