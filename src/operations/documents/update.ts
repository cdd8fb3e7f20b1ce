import { isFinal } from '../../domain/document/document.ts';
import { invalid, Refusal } from '../../domain/refusals.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { lockForChange } from './load.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { settle } from './refresh-derived-state.ts';

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
export async function updateDocument(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
  command: UpdateDocument,
): Promise<Document> {
  const { document, recipients } = await lockForChange(tx, actor, documentId);
  if (isFinal(document.status)) {
    throw new Refusal(
      'DOCUMENT_FINAL',
      `The document is ${document.status}; it no longer changes.`,
    );
  }
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
  if (command.deadline && command.deadline <= tx.now) {
    throw invalid('/deadline', 'must be in the future');
  }
  const changed = [
    ...change('title', command.title, document.title),
    ...change('description', command.description, document.description),
    ...change(
      'deadline',
      command.deadline?.getTime() ?? command.deadline,
      document.deadline?.getTime() ?? null,
    ),
  ];
  if (changed.length === 0) return document;
  if (command.title !== undefined) document.title = command.title;
  if (command.description !== undefined) document.description = command.description;
  if (command.deadline !== undefined) document.deadline = command.deadline;
  settle(tx, document, recipients);
  recordEvent(tx, {
    type: 'document.updated',
    actor,
    organizationId: actor.organizationId,
    document,
    resource: { type: 'document', id: document.id },
    details: { changed },
  });
  return document;
}

function change<T>(name: string, wanted: T | undefined, present: T): string[] {
  return wanted === undefined || wanted === present ? [] : [name];
}
