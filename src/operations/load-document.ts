import { LockMode } from '@mikro-orm/core';
import { pastDeadline } from '../domain/document/document.ts';
import { parsePublicId } from '../domain/ids.ts';
import { mayChange, maySee } from '../domain/member/member.ts';
import { notFound, Refusal } from '../domain/refusals.ts';
import {
  DocumentEntity,
  RecipientEntity,
  type Document,
  type Recipient,
} from '../persistence/entities/documents.ts';
import type { MemberActor, Transaction } from './context.ts';
import { expire } from './expire-document.ts';

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

/**
 * Locks a document that this member may change; one past its deadline expires first.
 * @throws DOCUMENT_NOT_FOUND when it may not be seen, INSUFFICIENT_ROLE when only seen.
 */
export async function lockForChange(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
): Promise<LoadedDocument> {
  const loaded = await lockForDeletion(tx, actor, documentId);
  if (pastDeadline(loaded.document, tx.now)) {
    await expire(tx, loaded);
    tx.keepOnRefusal = true;
  }
  return loaded;
}

/** As `lockForChange`, but an overdue document is left as it is. */
export async function lockForDeletion(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
): Promise<LoadedDocument> {
  const id = parsePublicId('doc', documentId);
  const loaded =
    id === undefined
      ? undefined
      : await lockDocument(tx, { id, organizationId: actor.organizationId });
  if (!loaded || !maySee(actor, loaded.document)) throw notFound('DOCUMENT', documentId);
  if (!mayChange(actor, loaded.document)) {
    throw new Refusal(
      'INSUFFICIENT_ROLE',
      'This key’s member may see the document, but only its owner or an administrator changes it.',
    );
  }
  return loaded;
}

export function findRecipient(recipients: readonly Recipient[], recipientId: string): Recipient {
  const id = parsePublicId('rec', recipientId);
  const recipient = recipients.find((candidate) => candidate.id === id);
  if (!recipient) throw notFound('RECIPIENT', recipientId);
  return recipient;
}

