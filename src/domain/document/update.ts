import { changesOf } from '../changes.ts';
import { invalid, Refusal } from '../refusals.ts';
import { nothingToDo, type DocumentDecision } from './decision.ts';
import { refuseFinal } from './document.ts';
import type { DocumentState } from './state.ts';

export interface UpdateDocument {
  title?: string | undefined;
  description?: string | undefined;
  /** null clears it, in a draft only. */
  deadline?: Date | null | undefined;
}

/**
 * Title and description belong to the draft; the deadline may move while the document is open, and
 * its timers move with it at once.
 * @throws DOCUMENT_FINAL, DOCUMENT_NOT_DRAFT, VALIDATION_ERROR
 */
export function updateDocument(
  document: DocumentState,
  command: UpdateDocument,
  now: Date,
): DocumentDecision {
  refuseFinal(document);
  const draft = document.status === 'draft';
  if (!draft && (command.title !== undefined || command.description !== undefined)) {
    throw new Refusal(
      'DOCUMENT_NOT_DRAFT',
      'Title and description change only while it is a draft.',
    );
  }
  if (!draft && command.deadline === null) {
    throw invalid('/deadline', 'a document that was sent keeps a deadline; give a later one');
  }
  requireFuture(command.deadline, now);
  const keys = ['title', 'description', 'deadline'] as const;
  const { facts, changed } = changesOf<DocumentState, (typeof keys)[number]>(
    document,
    command,
    keys,
  );
  if (changed.length === 0) return nothingToDo;
  return { document: facts, events: [{ type: 'document.updated', details: { changed } }] };
}

/** @throws VALIDATION_ERROR for a deadline that would have passed when it is set */
export function requireFuture(deadline: Date | null | undefined, now: Date): void {
  if (deadline && deadline <= now) throw invalid('/deadline', 'must be in the future');
}
