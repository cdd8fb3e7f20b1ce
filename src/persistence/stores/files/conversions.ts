import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ConversionStatus } from '../../../domain/document/readiness.ts';
import type { FileId } from '../../../domain/ids.ts';
import type { Field } from '../../../domain/template/field.ts';
import type { PageGeometry } from '@countersign/pdf/page-geometry';
import type { FileWarning } from '@countersign/pdf/intake/warnings';
import { tables, type Database } from '../../orm.ts';

/** What is known of a file that is not there yet. */
export interface ConversionState {
  status: ConversionStatus;
  reason: string | null;
  message: string | null;
}

/** Of each of these that is not converted; one that is missing here is ready, or gone. */
export async function findConversions(
  database: Database,
  fileIds: readonly FileId[],
): Promise<Map<FileId, ConversionState>> {
  const rows = await tables(database.fork())
    .selectFrom('conversions')
    .select(['file_id as fileId', 'status', 'reason', 'message'])
    .where(sql<boolean>`file_id = any(${fileIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ fileId, ...state }) => [fileId, state]));
}

/**
 * As `findConversions`, of one, which stays as it is until the transaction ends. Locked before
 * documents are.
 */
export async function holdConversion(
  em: EntityManager,
  fileId: FileId,
): Promise<ConversionState | undefined> {
  return tables(em)
    .selectFrom('conversions')
    .select(['status', 'reason', 'message'])
    .where('file_id', '=', fileId)
    .forShare()
    .executeTakeFirst();
}

/** What a converter needs; undefined when there is nothing left to do. */
export async function findPendingConversion(database: Database, fileId: FileId) {
  return tables(database.fork())
    .selectFrom('conversions as c')
    .innerJoin('files as f', 'f.id', 'c.original_file_id')
    .select(['c.organization_id as organizationId', 'c.original_file_id as originalFileId'])
    .select(['c.dispatched', 'f.blob_key as blobKey'])
    .where('c.file_id', '=', fileId)
    .where('c.status', '=', 'pending')
    .executeTakeFirst();
}

/** Locks it against another attempt; undefined when that one was first. */
export async function lockPendingConversion(
  em: EntityManager,
  fileId: FileId,
): Promise<{ originalFileId: FileId } | undefined> {
  return tables(em)
    .selectFrom('conversions')
    .select('original_file_id as originalFileId')
    .where('file_id', '=', fileId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
}

export interface ConvertedFile {
  blobKey: string;
  sha256: string;
  sizeBytes: number;
  pageCount: number;
  pages: PageGeometry[];
  warnings: readonly FileWarning[];
}

/** The file is there: its row, the upload and the drafts that were made of it know what it holds. */
export async function writeConverted(
  em: EntityManager,
  { fileId, originalFileId }: { fileId: FileId; originalFileId: FileId },
  file: ConvertedFile,
  fields: readonly Field[],
): Promise<void> {
  const db = tables(em);
  await db
    .updateTable('files')
    .set({ blob_key: file.blobKey, sha256: file.sha256, page_count: file.pageCount })
    .set({ size_bytes: file.sizeBytes, pages: sql`${JSON.stringify(file.pages)}::jsonb` })
    .set({ warnings: sql`${JSON.stringify(file.warnings)}::jsonb` })
    .where('id', '=', fileId)
    .execute();
  const found = JSON.stringify(fields);
  await db
    .updateTable('uploads')
    .set({ found_fields: sql`${found}::jsonb` })
    .where('original_file_id', '=', originalFileId)
    .execute();
  // Locked in the order of their ids, as everywhere.
  const drafts = await db
    .selectFrom('documents')
    .select('id')
    .where('original_file_id', '=', originalFileId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await db
    .updateTable('documents')
    .set({ page_count: file.pageCount, fields: sql`${found}::jsonb` })
    .where(sql<boolean>`id = any(${drafts.map(({ id }) => id)}::uuid[])`)
    .execute();
  await db.deleteFrom('conversions').where('file_id', '=', fileId).execute();
}

/** Only a pending one fails, and only once. */
export async function writeFailed(
  database: Database,
  fileId: FileId,
  why: { reason: string; message: string },
): Promise<void> {
  await tables(database.fork())
    .updateTable('conversions')
    .set({ status: 'failed', ...why })
    .where('file_id', '=', fileId)
    .where('status', '=', 'pending')
    .execute();
}

export async function markConversionDispatched(database: Database, fileId: FileId): Promise<void> {
  await tables(database.fork())
    .updateTable('conversions')
    .set({ dispatched: true, lease_until: null, dispatch_attempts: 0 })
    .where('file_id', '=', fileId)
    .execute();
}

/** Those that were dispatched to Temporal; `markConversionsPending` lets what it lost be dispatched again. */
export async function dispatchedConversions(database: Database, before: Date): Promise<FileId[]> {
  const rows = await tables(database.fork())
    .selectFrom('conversions')
    .select('file_id as fileId')
    .where('status', '=', 'pending')
    .where('dispatched', '=', true)
    .where('created_at', '<', before)
    .execute();
  return rows.map(({ fileId }) => fileId);
}

export async function markConversionsPending(
  database: Database,
  fileIds: readonly FileId[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await tables(database.fork())
    .updateTable('conversions')
    .set({ dispatched: false, lease_until: null })
    .where(sql<boolean>`file_id = any(${fileIds}::uuid[])`)
    .execute();
}

/** The failed attempt's files go, so that the upload takes another file. */
export async function releaseFiles(
  em: EntityManager,
  files: { originalFileId: FileId; preparedFileId: FileId },
): Promise<void> {
  // Raw: the rows are numbered by the table itself, which its type does not know.
  await sql`insert into file_releases (original_file_id, prepared_file_id)
    values (${files.originalFileId}, ${files.preparedFileId})`.execute(tables(em));
}
