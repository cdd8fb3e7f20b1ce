import { waitForSeal } from '../../domain/document/seal.ts';
import type { SealWait } from '../../domain/document/seal-wait.ts';
import type { DocumentId } from '../../domain/ids.ts';
import { SignerUnavailable } from '@countersign/pki/signer';
import { StatusUnavailable, StatusWrong } from '@countersign/pki/status/status-source';
import { TsaUnavailable, TsaWrong } from '@countersign/pki/timestamps/tsa';
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
  await applyStep(deps, documentId, undefined, ({ document }, now) =>
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
