import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../domain/refusals.ts';
import type { OperationDeps } from '../operations/context.ts';
import { DocumentEntity } from '../persistence/entities/documents.ts';

const patienceMs = 10_000;
const lookEveryMs = 100;

/**
 * Waits a little for the sealed file, holding no connection between looks.
 * @throws SEAL_PENDING after ten seconds
 */
export async function awaitSeal(deps: OperationDeps, documentId: string): Promise<string> {
  for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += lookEveryMs) {
    const found = await deps.database
      .fork()
      .findOne(DocumentEntity, { id: documentId }, { fields: ['sealedFileId'] });
    if (found?.sealedFileId) return found.sealedFileId;
    if (!found) break;
    await pause(lookEveryMs);
  }
  throw new Refusal('SEAL_PENDING', 'The sealed file is still being made.', { retryAfterS: 2 });
}
