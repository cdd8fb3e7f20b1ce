import type { DocumentId, FileId } from '../../domain/ids.ts';
import { hasSenderWords } from '../../domain/template/sender-words.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import { FileEntity, type StoredFile } from '../../persistence/entities/files.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { commitBlobs } from '../uploads/stage-blobs.ts';

/** A prepared file with the words that a draft's sender had given when it was read. */
export interface SenderWords {
  documentId: DocumentId;
  /** What it was written from. */
  preparedFileId: FileId;
  fieldsRevision: number;
  /** No row names it yet. */
  file: StoredFile;
}

type Worded = Pick<
  Document,
  'id' | 'organizationId' | 'preparedFileId' | 'fields' | 'fieldsRevision'
>;

/**
 * Writes what the sender filled in into a prepared file of its own; undefined when that is nothing.
 * Outside of any transaction: it takes as long as the file is large.
 * @throws VALIDATION_ERROR naming a field whose words cannot be written
 */
export async function writeSenderWords(
  deps: OperationDeps,
  document: Worded,
): Promise<SenderWords | undefined> {
  const { id: documentId, organizationId, preparedFileId, fields, fieldsRevision } = document;
  const file = await deps.writeWords(preparedFileId, organizationId, fields);
  return file && { documentId, preparedFileId, fieldsRevision, file };
}

/**
 * Makes the file with the words the draft's prepared one, under the draft's lock. The one before stays
 * for templates that are made of the document.
 * @returns false, having done nothing, when the draft has words and these are not they: it was changed
 *   in the meantime, and they are to be written anew
 */
export async function takeSenderWords(
  tx: Transaction,
  document: Document,
  words: SenderWords | undefined,
): Promise<boolean> {
  if (!document.fields.some(hasSenderWords)) return true;
  if (!words || !areOf(words, document)) return false;
  await commitBlobs(tx, [words.file.blobKey]);
  tx.em.create(FileEntity, { ...words.file, createdAt: tx.now });
  document.plainFileId = document.preparedFileId;
  document.preparedFileId = words.file.id;
  return true;
}

function areOf(words: SenderWords, document: Document): boolean {
  return (
    words.documentId === document.id &&
    words.preparedFileId === document.preparedFileId &&
    words.fieldsRevision === document.fieldsRevision
  );
}
