import { waitForSeal } from '../../domain/document/seal.ts';
import type { SealWait } from '../../domain/document/seal-wait.ts';
import type { DocumentId } from '../../domain/ids.ts';
import { SignerUnavailable } from '../../evidence/keys/signer.ts';
import { StatusUnavailable, StatusWrong } from '../../evidence/status/status-source.ts';
import { TsaUnavailable, TsaWrong } from '../../evidence/timestamps/tsa.ts';
import { applyStep } from '../documents/apply-step.ts';
import { StorageUnavailable } from '../uploads/reach-storage.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** Notes on the document what its seal failed for, when that may come back; else nothing. */
export async function noteSealWait(
  deps: OperationDeps,
  documentId: DocumentId,
  error: unknown,
): Promise<void> {
  const wait = waitOf(error);
  if (!wait) return;
  await applyStep(deps, documentId, deps.clock.now(), ({ document }, now) =>
    waitForSeal(document, wait, now),
  );
}

function waitOf(error: unknown): SealWait | undefined {
  if (error instanceof TsaUnavailable || error instanceof TsaWrong) return 'timestamp';
  if (error instanceof StatusUnavailable || error instanceof StatusWrong) {
    return 'revocation_status';
  }
  if (error instanceof SignerUnavailable) return 'signing_key';
  if (error instanceof StorageUnavailable) return 'storage';
  return undefined;
}
