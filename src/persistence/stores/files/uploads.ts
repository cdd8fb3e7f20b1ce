import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { FileId, OrganizationId, UploadId } from '../../../domain/ids.ts';
import type { Field } from '../../../domain/template/field.ts';
import { UploadEntity, type StoredFile, type Upload } from '../../entities/files.ts';
import { columnsOf } from '../../columns.ts';
import { insertion } from '../../insert-rows.ts';
import { tables, type Database } from '../../orm.ts';

/** An upload that was made use of. */
export interface StoredUpload {
  createdAt: Date;
  foundFields: Field[];
  original: { id: FileId; sizeBytes: number; mimeType: string };
  /** Without a page count while it is being converted, and without pages where nobody kept them. */
  prepared: { id: FileId; pageCount: number | null } & Pick<StoredFile, 'pages' | 'warnings'>;
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
    .innerJoin('files as p', 'p.id', 'u.prepared_file_id')
    .select(['u.created_at as createdAt', 'u.found_fields as foundFields'])
    .select(['p.id as preparedId', 'p.page_count as pageCount', 'p.pages', 'p.warnings'])
    .select(['f.id', 'f.mime_type as mimeType'])
    // The driver gives a bigint as text, whatever its type says; an upload has 50 MB at most.
    .select(sql<number>`f.size_bytes::int`.as('sizeBytes'))
    .where('u.id', '=', uploadId)
    .where('u.organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { createdAt, foundFields, preparedId: id, pageCount, pages, warnings, ...original } = found;
  return { createdAt, foundFields, original, prepared: { id, pageCount, pages, warnings } };
}

export async function findUploadRow(database: Database, id: UploadId): Promise<Upload | undefined> {
  return (await database.fork().findOne(UploadEntity, { id })) ?? undefined;
}

/** Locks an upload, of which each file that comes must know whether it is the first. */
export async function lockUpload(em: EntityManager, id: UploadId): Promise<Upload> {
  const row = await tables(em)
    .selectFrom('uploads')
    .select(columnsOf(em, 'uploads'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return em.map(UploadEntity, row);
}

/**
 * Lets one sender at a time send bytes to an upload's address, until the lease runs out or is given
 * back. Undefined when somebody else is sending, and when it has expired or is not there.
 */
export async function leaseUpload(
  database: Database,
  id: UploadId,
  now: Date,
  until: Date,
): Promise<Upload | undefined> {
  const em = database.fork();
  const row = await tables(em)
    .updateTable('uploads')
    .set({ receiving_until: until })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where((where) =>
      where.or([where('receiving_until', 'is', null), where('receiving_until', '<=', now)]),
    )
    .returning(columnsOf(em, 'uploads'))
    .executeTakeFirst();
  return row && em.map(UploadEntity, row);
}

export async function giveBackUpload(database: Database, upload: Upload): Promise<void> {
  await tables(database.fork())
    .updateTable('uploads')
    .set({ receiving_until: null })
    .where('id', '=', upload.id)
    .where('receiving_until', '=', upload.receivingUntil)
    .execute();
}

type NamedFiles = { originalFileId: FileId; preparedFileId: FileId } & Pick<
  Upload,
  'usedAt' | 'foundFields'
>;

/** The files that came for a leased upload, with which its lease ends: in one statement. */
export async function insertUploadFiles(
  em: EntityManager,
  { id, receivingUntil }: Upload,
  { originalFileId, preparedFileId, usedAt, foundFields }: NamedFiles,
  files: readonly StoredFile[],
): Promise<void> {
  await sql`
    with stored as (${insertion('files', files)})
    update uploads set original_file_id = ${originalFileId}, prepared_file_id = ${preparedFileId},
      used_at = ${usedAt}, found_fields = ${JSON.stringify(foundFields)}::jsonb,
      receiving_until = nullif(receiving_until, ${receivingUntil}::timestamptz)
    where id = ${id}`.execute(tables(em));
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
