import type { DocumentId, OrganizationId } from '../../domain/ids.ts';
import type { Sender } from '../../domain/mail/mail.ts';
import type { Document, Recipient } from '../../persistence/entities/documents.ts';
import { lockDocumentRow, readRecipients } from '../../persistence/stores/documents/documents.ts';
import type { Transaction } from '../unit-of-work/context.ts';

export interface LoadedDocument {
  document: Document;
  recipients: Recipient[];
  /** Its owner, where they were read with it. */
  sender?: Sender;
}

/**
 * Takes the document's row lock: its holder decides, and the next one sees the new state. Recipients
 * are read by a second statement, since one that waited sees other rows as they were before it.
 */
export async function lockDocument(
  tx: Transaction,
  id: DocumentId,
  organizationId?: OrganizationId,
): Promise<LoadedDocument | undefined> {
  const document = await lockDocumentRow(tx, id, organizationId);
  if (!document) return undefined;
  return { document, recipients: await readRecipients(tx.em, id) };
}
