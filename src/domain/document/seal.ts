import type { FileId } from '../ids.ts';
import { nothingToDo, type DocumentDecision } from './decision.ts';
import type { SealWait } from './seal-wait.ts';
import type { DocumentState } from './state.ts';

/** Completed, and without the one sealed file that it will ever have. */
export function needsSeal({ status, sealedFileId }: DocumentState): boolean {
  return status === 'completed' && sealedFileId === null;
}

/** The file that was built first is the document's sealed file; what waited for it may leave. */
export function sealDocument(sealedFileId: FileId, now: Date): DocumentDecision {
  return {
    document: { sealedFileId, sealedAt: now, sealWaitsFor: null, sealWaitsSince: null },
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
