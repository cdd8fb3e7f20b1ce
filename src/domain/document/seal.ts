import type { FileId } from '../ids.ts';
import { dayMs } from '../time.ts';
import { nothingToDo, type DocumentDecision } from './decision.ts';
import type { SealWait } from './seal-wait.ts';
import type { DocumentState } from './state.ts';

/** By then revocation answers tell of the time of sealing, and no longer of the time before. */
const firstRenewalMs = dayMs;
const renewalMs = 365 * dayMs;
/** So long before the authority's certificate ends its timestamps are followed by others. */
const spareMs = 90 * dayMs;

/** Completed, and without the one sealed file that it will ever have. */
export function needsSeal({ status, sealedFileId }: DocumentState): boolean {
  return status === 'completed' && sealedFileId === null;
}

/** The file that was built first is the document's sealed file; what waited for it may leave. */
export function sealDocument(sealedFileId: FileId, now: Date): DocumentDecision {
  return {
    document: {
      sealedFileId,
      sealedAt: now,
      sealWaitsFor: null,
      sealWaitsSince: null,
      sealRenewAt: new Date(now.getTime() + firstRenewalMs),
    },
    events: [],
  };
}

/** The seal could not be made for want of this; it has waited since the first such failure. */
export function waitForSeal(state: DocumentState, wait: SealWait, now: Date): DocumentDecision {
  if (!needsSeal(state) || state.sealWaitsFor === wait) return nothingToDo;
  return {
    document: { sealWaitsFor: wait, sealWaitsSince: state.sealWaitsSince ?? now },
    events: [],
  };
}

/**
 * The renewed file takes the place of the sealed one; the next renewal is due in a year.
 * @param authorityUntil when the certificate of its last timestamp ends
 */
export function renewSealed(
  sealedFileId: FileId,
  authorityUntil: Date,
  now: Date,
): DocumentDecision {
  const next = Math.min(now.getTime() + renewalMs, authorityUntil.getTime() - spareMs);
  const sealRenewAt = new Date(Math.max(next, now.getTime() + firstRenewalMs));
  return {
    document: { sealedFileId, sealRenewAt },
    events: [],
    workflowUnaffected: true,
  };
}
