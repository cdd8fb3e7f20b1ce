import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { DocumentId, FileId } from '../../../domain/ids.ts';
import { DocumentRevisionEntity, FileEntity, type StoredFile } from '../../entities/files.ts';
import { tables, type Database } from '../../orm.ts';

/** How many acts left their marks on the pages (`leavesMarks`). */
export async function countMarks(database: Database, documentId: DocumentId): Promise<number> {
  const { count } = await tables(database.fork())
    .selectFrom('signatures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('document_id', '=', documentId)
    .where((where) =>
      where.or([
        where('meaning', '=', 'signed'),
        where('field_values', '<>', sql<never>`'{}'::jsonb`),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** The kept file that shows so many signatures; undefined when none was made yet. */
export async function findRevision(
  em: EntityManager,
  documentId: DocumentId,
  marks: number,
): Promise<StoredFile | undefined> {
  const revision = await em.findOne(DocumentRevisionEntity, { documentId, marks });
  if (!revision?.fileId) return undefined;
  return em.findOneOrFail(FileEntity, { id: revision.fileId });
}

/**
 * Names the file of a revision.
 * @returns false when there is one already, or the document is gone
 */
export async function insertRevision(
  em: EntityManager,
  { documentId, marks, sha256, fileId }: Revision,
): Promise<boolean> {
  // Raw: inserted only while its document is there, which is held in place until the commit.
  const { numAffectedRows } = await sql`
    insert into document_revisions (document_id, marks, sha256, file_id)
    select id, ${marks}::int, ${sha256}, ${fileId}::uuid from documents
    where id = ${documentId} for key share
    on conflict (document_id, marks) do nothing`.execute(tables(em));
  return numAffectedRows === 1n;
}

interface Revision {
  documentId: DocumentId;
  marks: number;
  sha256: string;
  fileId: FileId;
}

/** Whether this was ever shown to somebody: a revision, by its SHA-256 in hex. */
export async function hasRevision(
  em: EntityManager,
  documentId: DocumentId,
  sha256: string,
): Promise<boolean> {
  const found = await tables(em)
    .selectFrom('document_revisions')
    .select('marks')
    .where('document_id', '=', documentId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Lets go of the files of documents that nobody is shown any more: sealed, or ended without.
 * @returns how many there were, at most `limit`
 */
export async function releaseRevisions(database: Database, limit: number): Promise<number> {
  // Raw: an update of what a limited select finds.
  const { numAffectedRows } = await sql`
    update document_revisions set file_id = null
    where (document_id, marks) in (
      select r.document_id, r.marks
      from document_revisions r join documents d on d.id = r.document_id
      where r.file_id is not null
        and (d.sealed_file_id is not null or d.status in ('cancelled', 'declined'))
      limit ${limit})`.execute(tables(database.fork()));
  return Number(numAffectedRows ?? 0n);
}
