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

/** All that the sealed file of a document is made from. */
interface SealFacts {
  document: Document;
  recipients: Recipient[];
  signatures: Signature[];
  prepared: StoredFile;
  original: StoredFile;
  sender: Sender;
}

/** Undefined when the document is gone. */
export async function findSealFacts(
  database: Database,
  id: DocumentId,
): Promise<SealFacts | undefined> {
  const em = database.fork();
  const document = await em.findOne(DocumentEntity, { id });
  if (!document) return undefined;
  return {
    document,
    recipients: await listRecipients(database, id),
    signatures: await listSignatures(database, id),
    prepared: await requireFile(database, document.preparedFileId),
    original: await requireFile(database, document.originalFileId),
    sender: await senderOf(em, document),
  };
}

/** Lets the deliveries go that waited for the sealed file. */
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
