import type { Principal } from '../../domain/access/principal.ts';
import type { DocumentDecision } from '../../domain/document/decision.ts';
import { deriveState } from '../../domain/document/derive.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import { cancelPendingMails } from '../../persistence/stores/mails/mails.ts';
import { queueDocumentMails } from '../mails/queue.ts';
import { forgetPerson } from '../recipients/forget.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import type { LoadedDocument } from './lock.ts';

/**
 * Writes what was decided: facts, what is derived from them, events, mails, and the revision that
 * is dispatched to the workflow. `loaded` is afterwards as the decision left it.
 */
export async function applyDecision(
  tx: Transaction,
  principal: Principal,
  loaded: LoadedDocument,
  decision: DocumentDecision,
): Promise<void> {
  const { document } = loaded;
  Object.assign(document, decision.document);
  await applyToRecipients(tx, loaded, decision);
  const derived = deriveState(loaded);
  Object.assign(document, derived.document);
  for (const recipient of derived.uninvited) recipient.invitedAt = null;
  if (decision.document || !decision.workflowUnaffected) document.updatedAt = tx.now;
  if (!decision.workflowUnaffected) bumpRevision(tx, document);
  const { organizationId } = document;
  for (const event of decision.events) {
    recordEvent(tx, principal, event, { organizationId, ...loaded });
  }
  if (decision.mails?.length) await queueDocumentMails(tx, loaded, decision.mails);
}

async function applyToRecipients(
  tx: Transaction,
  loaded: LoadedDocument,
  { recipients = [], added, removed = [], forget = [], cancelMailsTo = [] }: DocumentDecision,
): Promise<void> {
  for (const { id, facts } of recipients) {
    const recipient = loaded.recipients.find((candidate) => candidate.id === id);
    if (recipient) Object.assign(recipient, facts, { updatedAt: tx.now });
  }
  for (const id of forget) await forgetPerson(tx, id);
  await cancelPendingMails(tx.em, cancelMailsTo);
  if (added) {
    const { id: documentId, organizationId } = loaded.document;
    const row = { ...added, organizationId, documentId };
    tx.rows.push({ table: 'recipients', row });
    loaded.recipients.push(row);
  }
  if (removed.length === 0) return;
  for (const recipient of loaded.recipients) {
    if (removed.includes(recipient.id)) tx.em.remove(recipient);
  }
  loaded.recipients = loaded.recipients.filter(({ id }) => !removed.includes(id));
}

/** Drafts have no workflow; from sending on, each change has a higher `rev`. */
export function bumpRevision(tx: Transaction, document: Document): void {
  if (document.sentAt === null) return;
  document.rev += 1;
  document.changedAt = tx.now;
  tx.changes.documents.add(document.id);
}
