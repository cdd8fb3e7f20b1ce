import {
  DocumentEntity,
  type Document,
  type Recipient,
} from '../../persistence/entities/documents.ts';
import { readRecipients } from '../../persistence/stores/documents.ts';
import type { Transaction } from '../unit-of-work/context.ts';

export interface LoadedDocument {
  document: Document;
  recipients: Recipient[];
}

/**
 * Takes the document's row lock: whoever holds it decides, the loser sees the new state. The
 * recipients are a statement of their own, for one that waited sees other rows as they were before.
 * By hand, because every change begins with it and building the statement costs more.
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
  const recipients = await readRecipients(tx.em, id);
  return { document: tx.em.map(DocumentEntity, row), recipients };
}
