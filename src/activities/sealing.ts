import type { DocumentId } from '../domain/ids.ts';
import { discardBlob, stageWhile } from '../operations/uploads/stage-blobs.ts';
import { noteSealWait } from '../operations/sealing/note-wait.ts';
import { reachStorage } from '../operations/uploads/reach-storage.ts';
import { sealInput } from '../operations/sealing/seal-input.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { storeSeal } from '../operations/sealing/store-seal.ts';
import type { SealInput } from '../evidence/seal/input.ts';
import { sha256Of, type Written } from '../evidence/seal/written.ts';

export type SealDocument = (documentId: DocumentId, at: Date) => Promise<void>;

export interface SealDeps {
  operations: OperationDeps;
  /** Fetches what records still lack: a seal holds every token. */
  timestampRecords: (documentId: DocumentId) => Promise<void>;
  /** Enters what was committed in the log: a seal holds the proofs of its events. */
  sequenceLog: () => Promise<void>;
  seal: (input: SealInput) => Promise<Written>;
}

/**
 * Builds the one sealed file. The bytes are staged, then stored, then committed by a row; of two
 * attempts at once the first to commit wins, and the loser's bytes go. An authority, a key
 * or a storage that fails is noted on the document, whose seal then waits for it.
 */
export function makeSealDocument({ operations, seal, ...deps }: SealDeps): SealDocument {
  async function sealNow(documentId: DocumentId, at: Date): Promise<void> {
    const input = await sealInput(operations, documentId, () =>
      Promise.all([deps.timestampRecords(documentId), deps.sequenceLog()]),
    );
    if (!input) return;
    const blobKey = `sealed/${operations.ids.next<'fil'>()}`;
    const sealed = await stageWhile(operations, blobKey, () =>
      seal({ ...input, sealedAt: operations.clock.now() }),
    );
    await reachStorage(() => operations.blobs.put(blobKey, sealed.parts));
    const kept = await storeSeal(
      operations,
      documentId,
      { blobKey, sha256: sha256Of(sealed), sizeBytes: sealed.sizeBytes, pageCount: null },
      at,
    );
    if (!kept) await discardBlob(operations, blobKey);
  }
  return async (documentId, at) => {
    try {
      await sealNow(documentId, at);
    } catch (error) {
      await noteSealWait(operations, documentId, error);
      throw error;
    }
  };
}
