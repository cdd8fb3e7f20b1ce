import { sql } from 'kysely';
import type { BulkSendId, OrganizationId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

/** One whose workflow has not heard of its last change. */
export async function findPendingBulkSend(
  database: Database,
  id: BulkSendId,
): Promise<{ organizationId: OrganizationId; rev: number } | undefined> {
  return tables(database.fork())
    .selectFrom('bulk_sends')
    .select(['organization_id as organizationId', 'rev'])
    .where('id', '=', id)
    .whereRef('rev', '>', 'synced_rev')
    .executeTakeFirst();
}

/** `synced_rev` only ever moves forward, and only to what was handed over. */
export async function markBulkSendDispatched(
  database: Database,
  id: BulkSendId,
  rev: number,
): Promise<void> {
  await tables(database.fork())
    .updateTable('bulk_sends')
    .set({ synced_rev: sql<number>`greatest(synced_rev, ${rev})` })
    .set({ lease_until: null, dispatch_attempts: 0 })
    .where('id', '=', id)
    .execute();
}

/** Those that run and were dispatched before. */
export async function dispatchedBulkSends(database: Database, before: Date): Promise<BulkSendId[]> {
  const rows = await tables(database.fork())
    .selectFrom('bulk_sends')
    .select('id')
    .where('status', '=', 'running')
    .whereRef('synced_rev', '=', 'rev')
    .where('changed_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markBulkSendsPending(
  database: Database,
  ids: readonly BulkSendId[],
): Promise<void> {
  if (ids.length === 0) return;
  await tables(database.fork())
    .updateTable('bulk_sends')
    .set({ synced_rev: 0, lease_until: null })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}
