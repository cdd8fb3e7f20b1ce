import type { EntityManager } from '@mikro-orm/postgresql';
import type { DocumentId, FileId } from '../../domain/ids.ts';
import { FileEntity, type StoredFile } from '../entities/files.ts';
import { tables, type Database } from '../orm.ts';

/** In hex. */
export async function readSha256(em: EntityManager, fileId: FileId): Promise<string> {
  const { sha256 } = await tables(em)
    .selectFrom('files')
    .select('sha256')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  return sha256;
}

/** @throws when it is not there: what names a file keeps it. */
export async function requireFile(database: Database, id: FileId): Promise<StoredFile> {
  return database.fork().findOneOrFail(FileEntity, { id });
}

export async function findFiles(database: Database, ids: readonly FileId[]): Promise<StoredFile[]> {
  return database.fork().find(FileEntity, { id: { $in: [...ids] } });
}

/** What a download address leads to; undefined when the document is gone. */
export async function findDownload(database: Database, documentId: DocumentId) {
  return tables(database.fork())
    .selectFrom('documents')
    .select(['id', 'title', 'status'])
    .select(['prepared_file_id as preparedFileId', 'sealed_file_id as sealedFileId'])
    .where('id', '=', documentId)
    .executeTakeFirst();
}
