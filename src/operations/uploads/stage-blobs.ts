import { insertIfNew } from '../../persistence/insert-rows.ts';
import { deleteStagedBlobs } from '../../persistence/stores/files/staged-blobs.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';

/**
 * Notes keys before bytes are stored under them: when no row of `files` comes to name them, by a
 * crash or because another was first, `purgeExpired` takes them away. Nothing else could find them.
 */
export async function stageBlobs(
  deps: Pick<OperationDeps, 'clock' | 'database'>,
  blobKeys: readonly string[],
): Promise<void> {
  const stagedAt = deps.clock.now();
  const rows = blobKeys.map((blobKey) => ({ blobKey, stagedAt }));
  await insertIfNew(deps.database.fork(), 'staged_blobs', rows);
}

/**
 * As `stageBlobs`, beside the making of what is to be stored. What could not be made leaves nothing:
 * it may be tried every few minutes for as long as an authority is down.
 */
export async function stageWhile<T>(
  deps: OperationDeps,
  blobKey: string,
  make: () => Promise<T>,
): Promise<T> {
  const [made, staged] = await Promise.allSettled([make(), stageBlobs(deps, [blobKey])]);
  if (staged.status === 'rejected') throw staged.reason;
  if (made.status === 'fulfilled') return made.value;
  await deleteStagedBlobs(deps.database.fork(), [blobKey]);
  throw made.reason;
}

/**
 * From here on rows of `files` name the bytes, if the transaction commits.
 * @throws when they were staged so long ago that they are gone, or never.
 */
export async function commitBlobs(tx: Transaction, blobKeys: readonly string[]): Promise<void> {
  if ((await deleteStagedBlobs(tx.em, blobKeys)) < blobKeys.length) {
    throw new Error('These bytes are not staged, or were purged.');
  }
}

/** Takes bytes away that nothing names; repeatable at any point. */
export async function discardBlob(deps: OperationDeps, blobKey: string): Promise<void> {
  await deps.blobs.delete(blobKey);
  await deleteStagedBlobs(deps.database.fork(), [blobKey]);
}
