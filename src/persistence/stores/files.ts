import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
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
    .select(['id', 'title', 'status', 'page_count as pageCount'])
    .select(['prepared_file_id as preparedFileId', 'sealed_file_id as sealedFileId'])
    .where('id', '=', documentId)
    .executeTakeFirst();
}

/**
 * Of these digests of keys (SHA-256, hex) those that a row names, or is about to. Raw, because the
 * expression is that of the index.
 */
export async function namedDigests(
  database: Database,
  digests: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ digest: string }>`
    select encode(sha256(blob_key::bytea), 'hex') as digest from files
      where encode(sha256(blob_key::bytea), 'hex') = any(${digests}::text[])
    union all
    select encode(sha256(blob_key::bytea), 'hex') from staged_blobs
      where encode(sha256(blob_key::bytea), 'hex') = any(${digests}::text[])`.execute(
    tables(database.fork()),
  );
  return new Set(rows.map(({ digest }) => digest));
}
