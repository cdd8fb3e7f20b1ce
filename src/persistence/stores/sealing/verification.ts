import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DocumentId } from '../../../domain/ids.ts';
import {
  DocumentEntity,
  SignatureEntity,
  type Document,
  type Recipient,
  type Signature,
} from '../../entities/documents.ts';
import { DocumentRevisionEntity, FileEntity, type StoredFile } from '../../entities/files.ts';
import { tables, type Database } from '../../orm.ts';
import { readRecipients } from '../documents/documents.ts';
import { leafedEventsOf, type LeafedEvent } from '../log/log-events.ts';
import { readEvidenceSalt } from './sealing.ts';

/** All that the database says of a document, as it was at one moment. */
export interface StoredEvidence {
  document: Document;
  recipients: Recipient[];
  /** In the order in which they were given. */
  signatures: Signature[];
  /** In the order in which they happened. */
  events: LeafedEvent[];
  files: StoredFile[];
  /** SHA-256 in hex of every revision that was made to be shown. */
  revisions: string[];
  /** Whether the owner is, or was, a member of the workspace. */
  isOwned: boolean;
  /** Of the digests in the evidence; empty: none was made. */
  salt: string;
}

/** @throws when the document is gone */
export async function readStoredEvidence(
  database: Database,
  id: DocumentId,
): Promise<StoredEvidence> {
  const read = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true };
  return database.fork().transactional(async (em) => {
    const documentId = id;
    const document = await em.findOneOrFail(DocumentEntity, { id });
    const { preparedFileId, originalFileId, sealedFileId } = document;
    const fileIds = [preparedFileId, originalFileId, ...(sealedFileId ? [sealedFileId] : [])];
    const revisions = await em.find(DocumentRevisionEntity, { documentId });
    return {
      document,
      recipients: await readRecipients(em, id),
      signatures: await em.find(
        SignatureEntity,
        { documentId },
        { orderBy: { signedAt: 'asc', id: 'asc' } },
      ),
      events: await leafedEventsOf(em, id),
      files: await em.find(FileEntity, { id: { $in: fileIds } }),
      revisions: revisions.map(({ sha256 }) => sha256),
      isOwned: await isMemberOf(em, document),
      salt: await readEvidenceSalt(em, id),
    };
  }, read);
}

async function isMemberOf(
  em: EntityManager,
  { ownerMemberId, organizationId }: Document,
): Promise<boolean> {
  const row = await tables(em)
    .selectFrom('members')
    .select('id')
    .where('id', '=', ownerMemberId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row !== undefined;
}
