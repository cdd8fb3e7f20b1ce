import { isFinal } from '../../domain/document/document.ts';
import { documentRepresentation } from '../../domain/document/representation.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { lockForChange } from './load.ts';
import { about, queueClosingMails } from '../mails/queue.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { settle } from './refresh-derived-state.ts';

/**
 * Calls a document off: nobody can sign any more, everyone who was asked is told with the reason.
 * @throws DOCUMENT_FINAL
 */
export async function voidDocument(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
  command: { reason?: string | undefined },
): Promise<Document> {
  const loaded = await lockForChange(tx, actor, documentId);
  const { document, recipients } = loaded;
  if (isFinal(document.status)) {
    throw new Refusal('DOCUMENT_FINAL', `A document that is ${document.status} cannot be voided.`);
  }
  document.voidedAt = tx.now;
  document.voidReason = command.reason ?? null;
  settle(tx, document, recipients);
  recordEvent(tx, {
    type: 'document.voided',
    actor,
    organizationId: actor.organizationId,
    document,
    resource: { type: 'document', id: document.id },
    details: command.reason === undefined ? {} : { reason: command.reason },
    data: { document: documentRepresentation(document) },
  });
  await queueClosingMails(tx, loaded, (sender) => ({
    recipients: {
      kind: 'voided',
      ...(command.reason !== undefined && { reason: command.reason }),
      ...about(document, sender),
    },
  }));
  return document;
}
