import type { OperationDeps, Transaction } from './context.ts';

/**
 * Notes a key before bytes are stored under it: when nothing comes to name them, by a crash or
 * because another was first, `purgeExpired` takes them away. Nothing else could find them.
 */
export async function announceBlob(deps: OperationDeps, blobKey: string): Promise<void> {
  await deps.database
    .fork()
    .execute(
      `insert into announced_blobs (blob_key, announced_at) values (?, ?) on conflict do nothing`,
      [blobKey, deps.clock.now()],
    );
}

/**
 * From here on a row of `files` names the bytes, if the transaction commits.
 * @throws when they were announced so long ago that they are gone, or never.
 */
export async function nameBlob(tx: Transaction, blobKey: string): Promise<void> {
  const named = await tx.em.execute<object[]>(
    `delete from announced_blobs where blob_key = ? returning blob_key`,
    [blobKey],
  );
  if (named.length === 0) throw new Error('These bytes are not announced, or were purged.');
}

/** Takes bytes away that nothing names; repeatable at any point. */
export async function discardBlob(deps: OperationDeps, blobKey: string): Promise<void> {
  await deps.blobs.delete(blobKey);
  deps.drill?.crashPoint('after-delete-before-row');
  await deps.database.fork().execute(`delete from announced_blobs where blob_key = ?`, [blobKey]);
}
