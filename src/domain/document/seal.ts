import type { FileId } from '../ids.ts';
import type { DocumentDecision } from './decision.ts';
import type { DocumentState } from './state.ts';

/** Completed, and without the one sealed file that it will ever have. */
export function needsSeal({ status, sealedFileId }: DocumentState): boolean {
  return status === 'completed' && sealedFileId === null;
}

/** The file that was built first is the document's sealed file; what waited for it may leave. */
export function sealDocument(sealedFileId: FileId, now: Date): DocumentDecision {
  return { document: { sealedFileId, sealedAt: now }, events: [] };
}
