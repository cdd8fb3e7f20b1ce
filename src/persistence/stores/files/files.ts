import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileWarning } from '@countersign/pdf/intake/warnings';
import type { PageGeometry } from '@countersign/pdf/page-geometry';
import { sql } from 'kysely';
import type { DownloadHolder } from '../../../domain/document/download.ts';
import type { ApiKeyId, DocumentId, FileId } from '../../../domain/ids.ts';
import { effectiveSettings } from '../../../domain/settings/settings.ts';
import { FileEntity, type StoredFile } from '../../entities/files.ts';
import { tables, type Database } from '../../orm.ts';

/** In hex. */
export async function readSha256(em: EntityManager, fileId: FileId): Promise<string> {
  const { sha256 } = await tables(em)
    .selectFrom('files')
    .select('sha256')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  return sha256;
}

/** How the pages of a prepared file are shown, and what it lacks of the one that came. */
export async function readPrepared(
  em: EntityManager,
  fileId: FileId,
): Promise<Pick<StoredFile, 'pages' | 'warnings'>> {
  return tables(em)
    .selectFrom('files')
    .select(['pages', 'warnings'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
}

/** How the pages of a prepared file are shown; null where nobody kept it. */
export async function readPages(em: EntityManager, fileId: FileId): Promise<PageGeometry[] | null> {
  return (await readPrepared(em, fileId)).pages;
}

/** As `readPrepared`, without the pages, of which there may be thousands; null of a file that is gone. */
export async function readWarnings(
  em: EntityManager,
  fileId: FileId,
): Promise<FileWarning[] | null> {
  const file = await tables(em)
    .selectFrom('files')
    .select('warnings')
    .where('id', '=', fileId)
    .executeTakeFirst();
  return file?.warnings ?? null;
}

/** Pages that were measured later; a file's bytes never change, so whoever is first is right. */
export async function keepPages(
  em: EntityManager,
  fileId: FileId,
  pages: readonly PageGeometry[],
): Promise<void> {
  await tables(em)
    .updateTable('files')
    .set({ pages: sql`${JSON.stringify(pages)}::jsonb` })
    .where('id', '=', fileId)
    .where('pages', 'is', null)
    .execute();
}

/** @throws when it is not there: what names a file keeps it. */
export async function requireFile(database: Database, id: FileId): Promise<StoredFile> {
  return database.fork().findOneOrFail(FileEntity, { id });
}

/**
 * What a download address leads to, and who was given it as they are now; undefined when either is
 * gone.
 */
export async function findDownload(database: Database, documentId: DocumentId, keyId: ApiKeyId) {
  const row = await tables(database.fork())
    .selectFrom('documents as d')
    .innerJoin('api_keys as k', 'k.organization_id', 'd.organization_id')
    .innerJoin('members as m', 'm.id', 'k.member_id')
    .innerJoin('organizations as o', 'o.id', 'd.organization_id')
    .select(['d.id', 'd.title', 'd.status', 'd.page_count as pageCount'])
    .select(['d.prepared_file_id as preparedFileId', 'd.sealed_file_id as sealedFileId'])
    .select(['d.owner_member_id as ownerMemberId', 'd.sharing_mode as sharingMode'])
    .select(['d.shared_user_ids as sharedUserIds', 'o.settings'])
    .select(['k.revoked_at as keyRevokedAt', 'k.expires_at as keyExpiresAt'])
    .select(['m.id as memberId', 'm.user_id as userId', 'm.role', 'm.status as memberStatus'])
    .where('d.id', '=', documentId)
    .where('k.id', '=', keyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { memberId, userId, role, memberStatus, keyRevokedAt, keyExpiresAt, settings } = row;
  const allowApiAccess = effectiveSettings(settings).security.allow_api_access;
  const viewer = { memberId, userId, role, status: memberStatus };
  const holder: DownloadHolder = { ...viewer, keyRevokedAt, keyExpiresAt, allowApiAccess };
  return { document: row, holder };
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
