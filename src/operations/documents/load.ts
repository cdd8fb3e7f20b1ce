import { pastDeadline } from '../../domain/document/document.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { mayChange, maySee } from '../../domain/member/member.ts';
import { notFound, Refusal } from '../../domain/refusals.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { expire } from './expire.ts';
import { lockDocument, type LoadedDocument } from './lock.ts';

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
