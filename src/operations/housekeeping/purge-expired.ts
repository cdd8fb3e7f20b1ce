import { bulkSendKeptDays } from '../../domain/bulk-send/bulk-send.ts';
import { hourMs, plusDays } from '../../domain/time.ts';
import { deleteProofsBefore } from '../../persistence/stores/signing/authentication-purge.ts';
import { deleteBulkSendsBefore } from '../../persistence/stores/bulk-sends/bulk-sends.ts';
import { deleteCircuitsBefore } from '../../persistence/stores/service/circuits.ts';
import {
  deleteFile,
  deleteRelease,
  findBlobKey,
  findReleases,
  type FileRelease,
} from '../../persistence/stores/files/file-releases.ts';
import { deleteAnswersBefore } from '../../persistence/stores/service/idempotency.ts';
import { releaseRevisions } from '../../persistence/stores/sealing/revisions.ts';
import { findStagedBefore } from '../../persistence/stores/files/staged-blobs.ts';
import { deleteUploadsBefore } from '../../persistence/stores/files/uploads.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { discardBlob } from '../uploads/stage-blobs.ts';

/** An hour more than is promised, so that nobody is using what goes. */
const keptMs = 25 * hourMs;
const batch = 200;

/**
 * Removes what is past its time: uploads, idempotent answers and staged bytes that no row came to
 * name within a day, codes, tries, browsers and challenges of more than a day, bulk sends that ended
 * 90 days ago, circuits that nobody has met for a day, what was shown of documents that are closed,
 * and the bytes of files that nothing refers to any more. Bounded; repeatable at any point.
 * @returns whether there may be more
 */
export async function purgeExpired(deps: OperationDeps): Promise<boolean> {
  const { database, clock } = deps;
  const before = new Date(clock.now().getTime() - keptMs);
  const uploads = await deleteUploadsBefore(database, before, batch);
  const answers = await deleteAnswersBefore(database, before, batch);
  const proofs = await deleteProofsBefore(database, before, batch);
  const circuits = await deleteCircuitsBefore(database, before, batch);
  const bulkSends = await deleteBulkSendsBefore(
    database,
    plusDays(clock.now(), -bulkSendKeptDays),
    batch,
  );
  const staged = await findStagedBefore(database, before, batch);
  for (const blobKey of staged) await discardBlob(deps, blobKey);
  const revisions = await releaseRevisions(database, batch);
  const releases = await findReleases(database, batch);
  for (const release of releases) await purgeRelease(deps, release);
  const gone = [uploads, answers, proofs, circuits, bulkSends, staged.length, revisions];
  return [...gone, releases.length].includes(batch);
}

/** Bytes first, then the rows that name them: what a crash leaves is found again. */
async function purgeRelease(
  { database, blobs }: OperationDeps,
  { id, originalFileId, preparedFileId, ...own }: FileRelease,
): Promise<void> {
  const ended = [
    own.originalShared ? null : originalFileId,
    own.preparedShared ? null : preparedFileId,
    own.sealedFileId,
    own.revisionFileId,
  ];
  for (const fileId of ended) {
    const blobKey = fileId && (await findBlobKey(database, fileId));
    if (!fileId || !blobKey) continue;
    await blobs.delete(blobKey);
    await deleteFile(database, fileId);
  }
  await deleteRelease(database, id);
}
