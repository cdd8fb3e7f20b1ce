import { setTimeout as pause } from 'node:timers/promises';
import type { UploadId } from '../domain/ids.ts';
import { receivingExpiry, uploadInProgress } from '../domain/upload/upload.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { leaseUpload } from '../persistence/stores/uploads.ts';

/** A second sender is not read from meanwhile; one who repeats a request is often soon in turn. */
const patienceMs = 5_000;
const lookEveryMs = 100;

/**
 * Takes an upload's address for one body, in all API processes, and waits a little for its turn.
 * @returns what gives it back
 * @throws UPLOAD_IN_PROGRESS
 */
export async function takeAddress(
  { database, clock }: OperationDeps,
  id: UploadId,
  gone: AbortSignal,
): Promise<() => Promise<void>> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    const now = clock.now();
    const giveBack = await leaseUpload(database, id, now, receivingExpiry(now));
    if (giveBack) return giveBack;
    if (gone.aborted || performance.now() > untilMs) throw uploadInProgress();
    await pause(lookEveryMs);
  }
}
