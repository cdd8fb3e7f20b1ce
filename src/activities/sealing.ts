import { createHash } from 'node:crypto';
import { stageBlobs, discardBlob } from '../operations/uploads/stage-blobs.ts';
import { sealInput } from '../operations/sealing/seal-input.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { storeSeal } from '../operations/sealing/store-seal.ts';
import type { SealInput } from '../evidence/seal/input.ts';

export type SealDocument = (documentId: string, at: Date) => Promise<void>;

export interface SealDeps {
  operations: OperationDeps;
  seal: (input: SealInput) => Promise<Uint8Array>;
  development: boolean;
}

/**
 * Builds the one sealed file. The bytes are announced, then stored, then named by a row; of two
 * attempts at once the first to commit wins, and the loser's bytes go.
 */
export function makeSealDocument({ operations, seal, development }: SealDeps): SealDocument {
  return async (documentId, at) => {
    const input = await sealInput(operations, documentId, development);
    if (!input) return;
    const bytes = await seal(input);
    operations.drill?.crashPoint('after-seal-before-blob');
    const blobKey = `sealed/${operations.ids.next()}`;
    await stageBlobs(operations, [blobKey]);
    await operations.blobs.put(blobKey, bytes);
    operations.drill?.crashPoint('after-blob-before-row');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const kept = await storeSeal(
      operations,
      documentId,
      { blobKey, sha256, sizeBytes: bytes.byteLength, pageCount: null },
      at,
    );
    operations.drill?.crashPoint('after-row-before-answer');
    if (!kept) await discardBlob(operations, blobKey);
  };
}
