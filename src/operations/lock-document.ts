import {
  DocumentEntity,
  RecipientEntity,
  type Document,
  type Recipient,
} from '../persistence/entities/documents.ts';
import type { Transaction } from './context.ts';

export interface LoadedDocument {
  document: Document;
  recipients: Recipient[];
}

/**
 * Takes the document's row lock: whoever holds it decides, the loser sees the new state. The
 * recipients are a statement of their own, for one that waited sees other rows as they were before.
 * Statements by hand, because every change begins with them and building them costs more.
 */
export async function lockDocument(
  tx: Transaction,
  { id, organizationId }: { id: string; organizationId?: string },
): Promise<LoadedDocument | undefined> {
  const [row] = await tx.em.execute<object[]>(
    `select * from documents
     where id = ? ${organizationId === undefined ? '' : 'and organization_id = ?'} for update`,
    organizationId === undefined ? [id] : [id, organizationId],
  );
  if (!row) return undefined;
  const recipients = await tx.em.execute<object[]>(
    `select * from recipients where document_id = ? order by created_at, id`,
    [id],
  );
  return {
    document: tx.em.map(DocumentEntity, row),
    recipients: recipients.map((recipient) => tx.em.map(RecipientEntity, recipient)),
  };
}
