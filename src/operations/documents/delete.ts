import { publicId } from '../../domain/ids.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { lockForDeletion } from './load.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { skipDeliveries } from '../webhooks/skip-deliveries.ts';
import { writeEvents } from '../unit-of-work/write-events.ts';

/**
 * Removes a document for good, in any state: row, recipients, signatures, mails, stored webhook
 * and idempotency bodies. The workspace log keeps the skeleton of its entries (action, time, ids);
 * a tombstone ends the workflow; files go with their last reference (`purgeFiles`).
 */
export async function deleteDocument(
  tx: Transaction,
  actor: MemberActor,
  documentId: string,
): Promise<void> {
  const { document } = await lockForDeletion(tx, actor, documentId);
  await eraseContents(tx, document);
  recordEvent(tx, {
    type: 'document.deleted',
    actor,
    organizationId: actor.organizationId,
    document,
    resource: { type: 'document', id: document.id },
    data: { document: { id: publicId('doc', document.id) } },
  });
  await tx.em.flush();
  await tx.em.execute(`delete from documents where id = ?`, [document.id]);
  tx.em.clear();
}

async function eraseContents(tx: Transaction, document: Document): Promise<void> {
  const { em, now } = tx;
  const { id } = document;
  // Everything written so far is erased before the deletion itself is recorded.
  await em.flush();
  await writeEvents(tx);
  await em.execute(`select erase_document_events(?)`, [id]);
  await em.execute(`update webhook_messages set body = null where document_id = ?`, [id]);
  await skipDeliveries(tx, { documentId: id });
  await em.execute(`update idempotency_keys set body = null where document_id = ?`, [id]);
  if (document.rev > 0) {
    await em.execute(
      `insert into document_tombstones (document_id, organization_id, rev, changed_at)
       values (?, ?, ?, ?) on conflict (document_id) do nothing`,
      [id, document.organizationId, document.rev + 1, now],
    );
    tx.changes.documents.add(id);
  }
}
