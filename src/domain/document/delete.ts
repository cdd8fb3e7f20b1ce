import type { DomainEvent } from '../audit/events.ts';
import type { DocumentState } from './state.ts';

export interface DeletionDecision {
  event: DomainEvent<'document.deleted'>;
  /** The revision that ends the workflow; null for a draft, which has none. */
  tombstoneRev: number | null;
}

/** Deletes a document for good, in any state: nothing about it refuses. */
export function deleteDocument({ rev }: DocumentState): DeletionDecision {
  return {
    event: { type: 'document.deleted', details: {} },
    tombstoneRev: rev > 0 ? rev + 1 : null,
  };
}
