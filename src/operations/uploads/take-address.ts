import { setTimeout as pause } from 'node:timers/promises';
import { receivingExpiry, requireOpen, uploadInProgress } from '../../domain/upload/upload.ts';
import type { UploadId } from '../../domain/ids.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import type { Upload } from '../../persistence/entities/files.ts';
import { findUploadRow, leaseUpload } from '../../persistence/stores/files/uploads.ts';

/** A second sender is not read from in the meantime; one who repeats a request is often soon in turn. */
const patienceMs = 5_000;
const lookEveryMs = 100;

/**
 * Takes an upload's address for one body, in all API processes, and waits a little for its turn.
 * @returns the upload as the one before left it
 * @throws URL_EXPIRED, UPLOAD_IN_PROGRESS
 */
export async function takeAddress(
  { database, clock }: OperationDeps,
  id: UploadId | undefined,
  { announcedBytes, gone }: { announcedBytes: number; gone: AbortSignal },
): Promise<Upload> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    const now = clock.now();
    const leased =
      id && (await leaseUpload(database, id, now, receivingExpiry(now, announcedBytes)));
    if (leased) return leased;
    requireOpen(id && (await findUploadRow(database, id)), now);
    if (gone.aborted || performance.now() > untilMs) throw uploadInProgress();
    await pause(lookEveryMs);
  }
}
