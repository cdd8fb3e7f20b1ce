import type { EntityManager } from '@mikro-orm/postgresql';
import { tables, type Database } from '../../orm.ts';

/** @returns how many of them were there */
export async function deleteStagedBlobs(
  em: EntityManager,
  blobKeys: readonly string[],
): Promise<number> {
  const removed = await tables(em)
    .deleteFrom('staged_blobs')
    .where('blob_key', 'in', blobKeys)
    .returning('blob_key')
    .execute();
  return removed.length;
}

/** Keys that were staged before `before`, the oldest first. */
export async function findStagedBefore(
  database: Database,
  before: Date,
  limit: number,
): Promise<string[]> {
  const staged = await tables(database.fork())
    .selectFrom('staged_blobs')
    .select('blob_key as key')
    .where('staged_at', '<', before)
    .orderBy('staged_at')
    .limit(limit)
    .execute();
  return staged.map(({ key }) => key);
}
