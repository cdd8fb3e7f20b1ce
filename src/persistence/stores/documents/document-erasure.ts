import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { DocumentId, OrganizationId } from '../../../domain/ids.ts';
import { tables } from '../../orm.ts';

/**
 * Takes the content out of what outlives a deleted document: its events with their salts, webhook
 * and idempotency bodies. The events' leaves stay.
 */
export async function eraseDocumentContents(em: EntityManager, id: DocumentId): Promise<void> {
  // The application may not change events; a function of the schema's owner does just this, and
  // refuses while there is such a document.
  await sql`select erase_document_events(${id})`.execute(tables(em));
  await tables(em)
    .updateTable('webhook_messages')
    .set({ body: null })
    .where('document_id', '=', id)
    .execute();
  await tables(em)
    .updateTable('idempotency_keys')
    .set({ body: null })
    .where('document_id', '=', id)
    .execute();
}

/** What remains of a document to be dispatched: that it is gone. */
export async function insertTombstone(
  em: EntityManager,
  tombstone: { documentId: DocumentId; organizationId: OrganizationId; rev: number },
  at: Date,
): Promise<void> {
  await tables(em)
    .insertInto('document_tombstones')
    .values({
      document_id: tombstone.documentId,
      organization_id: tombstone.organizationId,
      rev: tombstone.rev,
      synced_rev: 0,
      changed_at: at,
      dispatch_attempts: 0,
    })
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .execute();
}

/**
 * Deletes the row, and with it all that belongs to the document alone. The unit of work forgets
 * what it knew of them, since it would write its changes to rows that are gone.
 */
export async function deleteDocumentRow(em: EntityManager, id: DocumentId): Promise<void> {
  await tables(em).deleteFrom('documents').where('id', '=', id).execute();
  em.clear();
}
