import { LockMode } from '@mikro-orm/core';
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

/** Takes the document's row lock: whoever holds it decides, the loser sees the new state. */
export async function lockDocument(
  tx: Transaction,
  where: { id: string; organizationId?: string },
): Promise<LoadedDocument | undefined> {
  const document = await tx.em.findOne(DocumentEntity, where, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  if (!document) return undefined;
  const recipients = await tx.em.find(
    RecipientEntity,
    { documentId: document.id },
    { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true },
  );
  return { document, recipients };
}
