import { systemPrincipal } from '../../domain/access/principal.ts';
import { needsSeal, sealDocument } from '../../domain/document/seal.ts';
import type { DocumentId } from '../../domain/ids.ts';
import { FileEntity } from '../../persistence/entities/files.ts';
import { announceSeal } from '../../persistence/seal-notices.ts';
import { releaseDeferredDeliveries } from '../../persistence/stores/sealing/sealing.ts';
import { applyDecision } from '../documents/apply.ts';
import { lockDocument } from '../documents/lock.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { commitBlobs } from '../uploads/stage-blobs.ts';

export interface SealedFile {
  blobKey: string;
  /** Hex. */
  sha256: string;
  sizeBytes: number;
  pageCount: number | null;
}

/**
 * Makes the sealed bytes, which were staged, the document's one sealed file, and releases what
 * waited for them. False when there is one already, or the document is gone: the caller then
 * discards the bytes.
 */
export async function storeSeal(
  deps: OperationDeps,
  documentId: DocumentId,
  sealed: SealedFile,
  at: Date,
): Promise<boolean> {
  return inTransaction(
    deps,
    async (tx) => {
      const loaded = await lockDocument(tx, documentId);
      if (!loaded || !needsSeal(loaded.document)) return false;
      await commitBlobs(tx, [sealed.blobKey]);
      const id = deps.ids.next<'fil'>();
      tx.em.create(FileEntity, {
        id,
        organizationId: loaded.document.organizationId,
        mimeType: 'application/pdf',
        ...sealed,
        createdAt: tx.now,
      });
      await applyDecision(tx, systemPrincipal, loaded, sealDocument(id, tx.now));
      const released = await releaseDeferredDeliveries(tx.em, documentId, tx.realNow);
      for (const delivery of released) tx.changes.deliveries.add(delivery);
      await announceSeal(tx.em, documentId);
      return true;
    },
    () => at,
  );
}
