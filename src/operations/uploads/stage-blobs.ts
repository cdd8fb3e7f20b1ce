import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';

/**
 * Notes keys before bytes are stored under them: when nothing comes to name them, by a crash or
 * because another was first, `purgeExpired` takes them away. Nothing else could find them.
 */
export async function stageBlobs(deps: OperationDeps, blobKeys: readonly string[]): Promise<void> {
  await deps.database.fork().execute(
    `insert into staged_blobs (blob_key, staged_at)
     select value, ? from json_array_elements_text(?::json) on conflict do nothing`,
    [deps.clock.now(), JSON.stringify(blobKeys)],
  );
}

/**
 * From here on rows of `files` name the bytes, if the transaction commits.
 * @throws when they were announced so long ago that they are gone, or never.
 */
export async function commitBlobs(tx: Transaction, blobKeys: readonly string[]): Promise<void> {
  const named = await tx.em.execute<object[]>(
    `delete from staged_blobs
     where blob_key in (select value from json_array_elements_text(?::json)) returning blob_key`,
    [JSON.stringify(blobKeys)],
  );
  if (named.length < blobKeys.length) {
    throw new Error('These bytes are not announced, or were purged.');
  }
}

/** Takes bytes away that nothing names; repeatable at any point. */
export async function discardBlob(deps: OperationDeps, blobKey: string): Promise<void> {
  await deps.blobs.delete(blobKey);
  deps.drill?.crashPoint('after-delete-before-row');
  await deps.database.fork().execute(`delete from staged_blobs where blob_key = ?`, [blobKey]);
}
