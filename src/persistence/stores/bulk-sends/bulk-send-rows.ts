import type { EntityManager } from '@mikro-orm/postgresql';
import type { RowFailure, RowStatus } from '../../../domain/bulk-send/bulk-send.ts';
import type { ListedRow } from '../../../domain/bulk-send/representation.ts';
import type { BulkSendId, DocumentId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

/** Rows in the order given, from behind `after`. */
export async function listRows(
  database: Database,
  bulkSendId: BulkSendId,
  { status }: { status?: RowStatus | undefined },
  after: number,
  limit: number,
): Promise<ListedRow[]> {
  let query = tables(database.fork())
    .selectFrom('bulk_send_rows')
    .select(['number', 'status', 'document_id as documentId', 'code', 'detail'])
    .where('bulk_send_id', '=', bulkSendId)
    .where('number', '>', after);
  if (status) query = query.where('status', '=', status);
  return query.orderBy('number').limit(limit).execute();
}

/** The numbers of the next rows to be sent, in their order. */
export async function pendingRows(
  database: Database,
  bulkSendId: BulkSendId,
  limit: number,
): Promise<number[]> {
  const rows = await tables(database.fork())
    .selectFrom('bulk_send_rows')
    .select('number')
    .where('bulk_send_id', '=', bulkSendId)
    .where('status', '=', 'pending')
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(({ number }) => number);
}

/** The encrypted body of a row that is still to be sent. */
export async function readPendingRow(
  database: Database,
  bulkSendId: BulkSendId,
  number: number,
): Promise<string | undefined> {
  return (
    (await pendingRow(database.fork(), bulkSendId, number).executeTakeFirst())?.body ?? undefined
  );
}

/**
 * Locks a row against another attempt and a cancellation.
 * @returns whether it is still to be sent
 */
export async function lockPendingRow(
  em: EntityManager,
  bulkSendId: BulkSendId,
  number: number,
): Promise<boolean> {
  const row = await pendingRow(em, bulkSendId, number).forUpdate().executeTakeFirst();
  return row !== undefined;
}

function pendingRow(em: EntityManager, bulkSendId: BulkSendId, number: number) {
  return tables(em)
    .selectFrom('bulk_send_rows')
    .select('body')
    .where('bulk_send_id', '=', bulkSendId)
    .where('number', '=', number)
    .where('status', '=', 'pending');
}

export interface RowOutcome {
  batchAt: Date;
  result: { documentId: DocumentId } | RowFailure;
}

/** The row is done, and with it goes what it says of people. */
export async function settleRow(
  em: EntityManager,
  bulkSendId: BulkSendId,
  number: number,
  { batchAt, result }: RowOutcome,
): Promise<void> {
  const done =
    'documentId' in result
      ? { status: 'sent' as const, document_id: result.documentId }
      : { status: 'failed' as const, code: result.code, detail: result.detail };
  await tables(em)
    .updateTable('bulk_send_rows')
    .set({ ...done, body: null, batch_at: batchAt })
    .where('bulk_send_id', '=', bulkSendId)
    .where('number', '=', number)
    .where('status', '=', 'pending')
    .execute();
}

/** The caller has its lock. Rows are locked in their order. */
export async function cancelPendingRows(em: EntityManager, bulkSendId: BulkSendId): Promise<void> {
  const pending = tables(em)
    .selectFrom('bulk_send_rows')
    .select('number')
    .where('bulk_send_id', '=', bulkSendId)
    .where('status', '=', 'pending')
    .orderBy('number')
    .forUpdate();
  await tables(em)
    .updateTable('bulk_send_rows')
    .set({ status: 'cancelled', body: null })
    .where('bulk_send_id', '=', bulkSendId)
    .where('status', '=', 'pending')
    .where('number', 'in', pending)
    .execute();
}
