import { FileEntity } from '../../persistence/entities/files.ts';
import { commitBlobs } from '../uploads/stage-blobs.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { lockDocument } from '../documents/lock.ts';
import { settle } from '../documents/refresh-derived-state.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

export interface SealedFile {
  blobKey: string;
  /** Hex. */
  sha256: string;
  sizeBytes: number;
  pageCount: number | null;
}

/**
 * Makes the sealed bytes the document's one sealed file, and lets go what waited for them. False
 * when there is one already, or the document is gone: the bytes offered are then nobody's.
 * The bytes are announced (`stageBlobs`).
 */
export async function storeSeal(
  deps: OperationDeps,
  documentId: string,
  sealed: SealedFile,
  at: Date,
): Promise<boolean> {
  return inTransaction(
    deps,
    async (tx) => {
      const loaded = await lockDocument(tx, { id: documentId });
      if (!loaded || loaded.document.status !== 'completed') return false;
      const { document, recipients } = loaded;
      if (document.sealedFileId !== null && !deps.drill?.lacks('one-seal')) return false;
      await commitBlobs(tx, [sealed.blobKey]);
      const id = deps.ids.next();
      tx.em.create(FileEntity, {
        id,
        organizationId: document.organizationId,
        mimeType: 'application/pdf',
        ...sealed,
        createdAt: tx.now,
      });
      document.sealedFileId = id;
      document.sealedAt = tx.now;
      settle(tx, document, recipients);
      const released = await tx.em.execute<{ id: string }[]>(
        `update webhook_deliveries set deferred = false where document_id = ? and deferred returning id`,
        [document.id],
      );
      for (const delivery of released) tx.changes.deliveries.add(delivery.id);
      return true;
    },
    at,
  );
}
