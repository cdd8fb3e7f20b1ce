import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryId, DocumentId } from '../../domain/ids.ts';
import type { Sender } from '../../domain/mail/mail.ts';
import {
  DocumentEntity,
  type Document,
  type Recipient,
  type Signature,
} from '../entities/documents.ts';
import type { StoredFile } from '../entities/files.ts';
import { tables, type Database } from '../orm.ts';
import { listRecipients } from './documents.ts';
import { requireFile } from './files.ts';
import { senderOf } from './senders.ts';
import { listSignatures } from './signatures.ts';

/** All that the sealed file is made from, beside the document itself. */
interface SealFacts {
  recipients: Recipient[];
  signatures: Signature[];
  prepared: StoredFile;
  original: StoredFile;
  sender: Sender;
}

/** The document that is to be sealed; undefined when it is gone. */
export async function findDocumentToSeal(
  database: Database,
  id: DocumentId,
): Promise<Document | undefined> {
  return (await database.fork().findOne(DocumentEntity, { id })) ?? undefined;
}

export async function readSealFacts(database: Database, document: Document): Promise<SealFacts> {
  const { id, preparedFileId, originalFileId } = document;
  return {
    recipients: await listRecipients(database, id),
    signatures: await listSignatures(database, id),
    prepared: await requireFile(database, preparedFileId),
    original: await requireFile(database, originalFileId),
    sender: await senderOf(database.fork(), document),
  };
}

/** Releases the deliveries that waited for the sealed file. */
export async function releaseDeferredDeliveries(
  em: EntityManager,
  documentId: DocumentId,
): Promise<DeliveryId[]> {
  const released = await tables(em)
    .updateTable('webhook_deliveries')
    .set({ deferred: false })
    .where('document_id', '=', documentId)
    .where('deferred', '=', true)
    .returning('id')
    .execute();
  return released.map(({ id }) => id);
}
