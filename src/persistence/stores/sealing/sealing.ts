import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { DeliveryId, DocumentId, FileId, RecipientId } from '../../../domain/ids.ts';
import { readerSign, type ReaderSign } from '../../../domain/signing/reader-sign.ts';
import { DocumentEntity, type Document } from '../../entities/documents.ts';
import { tables, type Database } from '../../orm.ts';

/** The document that is to be sealed; undefined when it is gone. */
export async function findDocumentToSeal(
  database: Database,
  id: DocumentId,
): Promise<Document | undefined> {
  return (await database.fork().findOne(DocumentEntity, { id })) ?? undefined;
}

/** The salt of the digests in a document's evidence, which only the service has. */
export async function readEvidenceSalt(em: EntityManager, id: DocumentId): Promise<string> {
  const { rows } = await sql<{ salt: string }>`
    select evidence_salt as salt from documents where id = ${id}`.execute(tables(em));
  if (!rows[0]) throw new Error('The document is gone.');
  return rows[0].salt;
}

/** By what recipients were known to read when they viewed, as the log has it; of each the latest. */
export async function readReaderSigns(
  em: EntityManager,
  documentId: DocumentId,
): Promise<ReadonlyMap<RecipientId, ReaderSign | undefined>> {
  const views = await tables(em)
    .selectFrom('events')
    .select(['resource_id', 'details'])
    .where('document_id', '=', documentId)
    .where('type', '=', 'recipient.viewed')
    .orderBy('sequence')
    .execute();
  return new Map(
    views.map((one) => [one.resource_id as RecipientId, readerSign(one.details['known_by'])]),
  );
}

/** Releases the deliveries that waited for the sealed file. */
export async function releaseDeferredDeliveries(
  em: EntityManager,
  documentId: DocumentId,
  at: Date,
): Promise<DeliveryId[]> {
  const released = await tables(em)
    .updateTable('webhook_deliveries')
    .set({ deferred: false, released_at: at })
    .where('document_id', '=', documentId)
    .where('deferred', '=', true)
    .returning('id')
    .execute();
  return released.map(({ id }) => id);
}

/** A seal whose next timestamp is due. */
export interface DueSeal {
  documentId: DocumentId;
  sealedFileId: FileId;
}

/**
 * Takes the seal that is due longest and that nobody else has taken. Whoever dies with it leaves it
 * due again at `until`. Undefined when none is due.
 */
export async function takeDueSeal(
  database: Database,
  now: Date,
  until: Date,
): Promise<DueSeal | undefined> {
  // Raw, because those who take at once must skip each other's rows within the update.
  const { rows } = await sql<DueSeal>`
    update documents set seal_renew_at = ${until} where id = (
      select id from documents where seal_renew_at <= ${now} and organization_id not in
        (select organization_id from test_workspaces)
      order by seal_renew_at limit 1 for update skip locked)
    returning id as "documentId", sealed_file_id as "sealedFileId"`.execute(
    tables(database.fork()),
  );
  return rows[0];
}

/** When this seal is looked at next; null: never. Nothing when it was replaced in the meantime. */
export async function setSealRenewal(
  database: Database,
  { documentId, sealedFileId }: DueSeal,
  at: Date | null,
): Promise<void> {
  await tables(database.fork())
    .updateTable('documents')
    .set({ seal_renew_at: at })
    .where('id', '=', documentId)
    .where('sealed_file_id', '=', sealedFileId)
    .execute();
}

/** The file was the document's sealed one, and housekeeping takes it away. */
export async function releaseSealedFile(em: EntityManager, fileId: FileId): Promise<void> {
  // Raw: the table has no entity, its rows come from triggers elsewhere.
  await sql`insert into file_releases (sealed_file_id) values (${fileId})`.execute(tables(em));
}
