import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { FileId, OrganizationId, UploadId } from '../../domain/ids.ts';
import type { Field } from '../../domain/template/field.ts';
import { UploadEntity, type Upload } from '../entities/files.ts';
import { tables, type Database } from '../orm.ts';

/** An upload that was made use of. */
export interface StoredUpload {
  createdAt: Date;
  foundFields: Field[];
  /** Null while the file is being converted. */
  preparedFileId: FileId | null;
  original: { id: FileId; sizeBytes: number; mimeType: string; pageCount: number | null };
}

/** Undefined when it does not exist, is another workspace's or no file came. */
export async function findUpload(
  em: EntityManager,
  organizationId: OrganizationId,
  uploadId: UploadId | undefined,
): Promise<StoredUpload | undefined> {
  if (uploadId === undefined) return undefined;
  const found = await tables(em)
    .selectFrom('uploads as u')
    .innerJoin('files as f', 'f.id', 'u.original_file_id')
    .select(['u.created_at as createdAt', 'u.found_fields as foundFields'])
    .select(['u.prepared_file_id as preparedFileId'])
    .select(['f.id', 'f.mime_type as mimeType', 'f.page_count as pageCount'])
    // The driver gives a bigint as text, whatever its type says; an upload has 50 MB at most.
    .select(sql<number>`f.size_bytes::int`.as('sizeBytes'))
    .where('u.id', '=', uploadId)
    .where('u.organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { createdAt, foundFields, preparedFileId, ...original } = found;
  return { createdAt, foundFields, preparedFileId, original };
}

export async function findUploadRow(database: Database, id: UploadId): Promise<Upload | undefined> {
  return (await database.fork().findOne(UploadEntity, { id })) ?? undefined;
}

/** Locks an upload, of which each file that comes must know whether it is the first. */
export async function lockUpload(em: EntityManager, id: UploadId): Promise<Upload> {
  return em.findOneOrFail(UploadEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Removes the oldest of those made before `before`. @returns how many, at most `limit` */
export async function deleteUploadsBefore(
  database: Database,
  before: Date,
  limit: number,
): Promise<number> {
  const removed = await tables(database.fork())
    .deleteFrom('uploads')
    .where('id', 'in', (query) =>
      query
        .selectFrom('uploads')
        .select('id')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit),
    )
    .returning('id')
    .execute();
  return removed.length;
}
