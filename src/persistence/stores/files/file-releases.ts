import { sql } from 'kysely';
import type { FileId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

/** A reference to files that ended. */
export interface FileRelease {
  id: string;
  originalFileId: FileId | null;
  preparedFileId: FileId | null;
  sealedFileId: FileId | null;
  revisionFileId: FileId | null;
  /** Another document, template or upload still refers to the original, or to the prepared file. */
  originalShared: boolean;
  preparedShared: boolean;
}

/** In the order they ended. */
export async function findReleases(database: Database, limit: number): Promise<FileRelease[]> {
  return tables(database.fork())
    .selectFrom('file_releases as r')
    .select(['r.id', 'r.original_file_id as originalFileId'])
    .select(['r.prepared_file_id as preparedFileId', 'r.sealed_file_id as sealedFileId'])
    .select('r.revision_file_id as revisionFileId')
    .select(
      sql<boolean>`
        exists (select from documents d where d.original_file_id = r.original_file_id)
        or exists (select from templates t where t.original_file_id = r.original_file_id)
        or exists (select from uploads u where u.original_file_id = r.original_file_id)`.as(
        'originalShared',
      ),
    )
    .select(
      sql<boolean>`
        exists (select from documents d where d.prepared_file_id = r.prepared_file_id)
        or exists (select from documents d where d.plain_file_id = r.prepared_file_id)
        or exists (select from templates t where t.prepared_file_id = r.prepared_file_id)
        or exists (select from uploads u where u.prepared_file_id = r.prepared_file_id)`.as(
        'preparedShared',
      ),
    )
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

export async function deleteRelease(database: Database, id: string): Promise<void> {
  await tables(database.fork()).deleteFrom('file_releases').where('id', '=', id).execute();
}

/** Under which key the file's bytes are; undefined when its row is gone. */
export async function findBlobKey(database: Database, id: FileId): Promise<string | undefined> {
  const file = await tables(database.fork())
    .selectFrom('files')
    .select('blob_key as key')
    .where('id', '=', id)
    .executeTakeFirst();
  return file?.key;
}

export async function deleteFile(database: Database, id: FileId): Promise<void> {
  await tables(database.fork()).deleteFrom('files').where('id', '=', id).execute();
}
