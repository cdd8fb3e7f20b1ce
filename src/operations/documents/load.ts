import { systemPrincipal, type MemberPrincipal } from '../../domain/access/principal.ts';
import { requireChangeable } from '../../domain/document/access.ts';
import { pastDeadline } from '../../domain/document/document.ts';
import { expireDocument } from '../../domain/document/expire.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { maySee } from '../../domain/member/member.ts';
import { notFound } from '../../domain/refusals.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import { lockDocument, type LoadedDocument } from './lock.ts';

/**
 * Locks a document that this member may change; one past its deadline expires first.
 * @throws DOCUMENT_NOT_FOUND when it may not be seen, INSUFFICIENT_ROLE when only seen.
 */
export async function lockForChange(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
): Promise<LoadedDocument> {
  const loaded = await lockForDeletion(tx, principal, documentId);
  await expireOverdue(tx, loaded);
  return loaded;
}

/** Commits an expiry that is due, whatever becomes of the command that found it. */
export async function expireOverdue(tx: Transaction, loaded: LoadedDocument): Promise<void> {
  if (!pastDeadline(loaded.document, tx.now)) return;
  await applyDecision(tx, systemPrincipal, loaded, expireDocument(loaded, tx.now));
  tx.keepOnRefusal = true;
}

/** As `lockForChange`, but an overdue document is left as it is. */
export async function lockForDeletion(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
): Promise<LoadedDocument> {
  const id = parsePublicId('doc', documentId);
  const loaded = id && (await lockDocument(tx, id, principal.organizationId));
  if (!loaded || !maySee(principal, loaded.document)) throw notFound('DOCUMENT', documentId);
  requireChangeable(principal, loaded.document);
  return loaded;
}

export function findRecipient(recipients: readonly Recipient[], recipientId: string): Recipient {
  const id = parsePublicId('rec', recipientId);
  const recipient = recipients.find((candidate) => candidate.id === id);
  if (!recipient) throw notFound('RECIPIENT', recipientId);
  return recipient;
}
