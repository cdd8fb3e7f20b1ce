import { hourMs } from '../../domain/time.ts';
import type { StoredBlob } from '@countersign/blobs/blob-store';
import { namedDigests } from '../../persistence/stores/files/files.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

export interface Sweep {
  /** Of all that is stored. */
  blobs: number;
  /** That no row names; they went if `remove` was asked for. */
  orphans: number;
}

/** What is younger may belong to a commit that is still to come. */
const settledMs = 25 * hourMs;
const batch = 500;

/**
 * Compares the storage with the rows. Staging leaves no orphans; a restored database or a storage
 * that several services were pointed at does, which is why nothing goes unless it is asked for.
 */
export async function sweepOrphans(
  { database, blobs, clock }: Pick<OperationDeps, 'database' | 'blobs' | 'clock'>,
  { remove }: { remove: boolean },
): Promise<Sweep> {
  const before = new Date(clock.now().getTime() - settledMs);
  const sweep: Sweep = { blobs: 0, orphans: 0 };
  for await (const page of blobs.list()) {
    sweep.blobs += page.length;
    const settled = page.filter(({ storedAt }) => storedAt < before);
    for (let at = 0; at < settled.length; at += batch) {
      const part = settled.slice(at, at + batch);
      const named = await namedDigests(
        database,
        part.map(({ keySha256 }) => keySha256),
      );
      const orphans = part.filter(({ keySha256 }) => !named.has(keySha256));
      sweep.orphans += orphans.length;
      if (remove) await removeAll(orphans);
    }
  }
  return sweep;
}

async function removeAll(orphans: readonly StoredBlob[]): Promise<void> {
  for (const orphan of orphans) await orphan.remove();
}
