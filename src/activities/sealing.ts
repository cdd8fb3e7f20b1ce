import type { DocumentId } from '../domain/ids.ts';
import { laterOf } from '../domain/time.ts';
import { discardBlob, stageWhile } from '../operations/uploads/stage-blobs.ts';
import { noteSealWait } from '../operations/sealing/note-wait.ts';
import { reachStorage } from '../operations/uploads/reach-storage.ts';
import { sealInput } from '../operations/sealing/seal-input.ts';
import type { OperationDeps, TestAuthorities } from '../operations/unit-of-work/context.ts';
import { storeSeal } from '../operations/sealing/store-seal.ts';
import { workspaceTime } from '../operations/unit-of-work/workspace-time.ts';
import type { SealAuthorities } from '@countersign/seal/seal-to-level';
import type { LogKey } from '../evidence/keys/log-key.ts';
import type { SealInput } from '../evidence/pages/seal-input.ts';
import { sha256Of, type FileParts } from '@countersign/seal/file-parts';

export type SealDocument = (documentId: DocumentId, at: Date) => Promise<void>;

export interface SealDeps {
  operations: OperationDeps;
  /** Fetches what records still lack: a seal holds every token. */
  timestampRecords: (documentId: DocumentId) => Promise<void>;
  /** Enters what was committed in the log: a seal holds the proofs of its events. */
  sequenceLog: (ofTests?: LogKey) => Promise<void>;
  /** `by`: who seals instead of the service. */
  seal: (input: SealInput, by?: SealAuthorities) => Promise<FileParts>;
  /** Before the work that needs authorities in the end. @throws {TsaUnavailable} */
  ready?: () => Promise<void>;
  /** How a document of a test workspace is sealed; undefined for any other. */
  testEvidence?: (documentId: DocumentId) => Promise<TestEvidence | undefined>;
}

export interface TestEvidence {
  operations: OperationDeps;
  authorities: TestAuthorities;
}

/**
 * Builds the one sealed file. The bytes are staged, then stored, then committed by a row; of two
 * attempts at once the first to commit wins, and the loser's bytes go. An authority, a key
 * or a storage that fails is noted on the document, whose seal then waits for it.
 */
export function makeSealDocument({ operations, seal, ...deps }: SealDeps): SealDocument {
  async function sealNow(documentId: DocumentId, at: Date): Promise<void> {
    const test = await deps.testEvidence?.(documentId);
    const own = test?.operations ?? operations;
    if (!test) await deps.ready?.();
    const input = await sealInput(own, documentId, () =>
      Promise.all([deps.timestampRecords(documentId), deps.sequenceLog(test?.authorities.logKey)]),
    );
    if (!input) return;
    const sealedAt = laterOf(workspaceTime(own), input.document.completedAt);
    const blobKey = `sealed/${operations.ids.next<'fil'>()}`;
    const sealed = await stageWhile(operations, blobKey, () =>
      seal({ ...input, sealedAt }, test?.authorities.seal),
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
