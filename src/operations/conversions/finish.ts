import { randomUUID } from 'node:crypto';
import type { FileId } from '../../domain/ids.ts';
import type { IngestedFile } from '@countersign/pdf/intake/ingest-result';
import {
  lockPendingConversion,
  writeConverted,
} from '../../persistence/stores/files/conversions.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { commitBlobs, discardBlob, stageBlobs } from '../uploads/stage-blobs.ts';

/**
 * Stores the PDF that a Word file became; upload and drafts then have their pages and fields. Of two
 * attempts at once the first to commit wins, and the loser's bytes go.
 * @param path of the prepared PDF
 * @returns whether it was this one
 */
export async function finishConversion(
  deps: OperationDeps,
  fileId: FileId,
  prepared: IngestedFile,
  path: string,
): Promise<boolean> {
  const blobKey = `files/${randomUUID()}`;
  await stageBlobs(deps, [blobKey]);
  await deps.blobs.putFile(blobKey, path);
  const kept = await inTransaction(deps, async (tx) => {
    const conversion = await lockPendingConversion(tx.em, fileId);
    if (!conversion) return false;
    await commitBlobs(tx, [blobKey]);
    const file = {
      blobKey,
      sha256: prepared.preparedSha256,
      sizeBytes: prepared.preparedSizeBytes,
      pageCount: prepared.pageCount,
      pages: prepared.pages,
      warnings: prepared.warnings,
    };
    const fields = prepared.fields.map((field) => ({ ...field, id: deps.ids.next<'fld'>() }));
    await writeConverted(tx.em, { fileId, ...conversion }, file, fields);
    return true;
  });
  if (!kept) await discardBlob(deps, blobKey);
  return kept;
}
