import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/document/delete.ts';
import { skipDeliveries } from '../../persistence/stores/webhooks/deliveries.ts';
import {
  deleteDocumentRow,
  eraseDocumentContents,
  insertTombstone,
} from '../../persistence/stores/documents/document-erasure.ts';
import { boundTemplates } from '../../persistence/stores/documents/templates.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { lockForDeletion } from './load.ts';

/**
 * Removes a document for good, in any state: row, recipients, signatures, mails, stored webhook
 * and idempotency bodies, templates bound to it. The workspace log keeps the skeleton of its entries (action, time, ids);
 * a tombstone ends the workflow; files go with their last reference (`purgeFiles`). Nothing else
 * is to be done in the same transaction before: its events would be written after the erasure.
 */
export async function deleteDocument(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
): Promise<void> {
  const { document } = await lockForDeletion(tx, principal, documentId);
  const { id, organizationId } = document;
  const { event, tombstoneRev } = rules.deleteDocument(document);
  await skipDeliveries(tx.em, { documentId: id }, tx.now);
  if (tombstoneRev !== null) {
    await insertTombstone(tx.em, { documentId: id, organizationId, rev: tombstoneRev }, tx.now);
    tx.changes.documents.add(id);
  }
  for (const templateId of await boundTemplates(tx.em, id)) {
    const deleted = {
      type: 'template.deleted',
      templateId,
      details: { withDocument: id },
    } as const;
    recordEvent(tx, principal, deleted, { organizationId });
  }
  recordEvent(tx, principal, event, { organizationId, document });
  await deleteDocumentRow(tx.em, id);
  await eraseDocumentContents(tx.em, id);
}
