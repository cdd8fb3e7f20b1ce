import type { EntityManager } from '@mikro-orm/postgresql';
import type { DocumentStatus } from '../../domain/document/document.ts';
import type { DocumentRow } from '../../domain/document/representation.ts';
import { maySee, seesAll, type Viewer } from '../../domain/member/member.ts';
import {
  DocumentEntity,
  RecipientEntity,
  type Document,
  type Recipient,
} from '../entities/documents.ts';
import type { Database } from '../orm.ts';
import { timeColumn } from '../time-column.ts';
import { uuidArray } from '../uuid-array.ts';

/** A member of a workspace, reading. UUIDs. */
export interface Reader extends Viewer {
  organizationId: string;
}

export interface DocumentFilters {
  status?: DocumentStatus | undefined;
}

interface ListRow {
  id: string;
  title: string;
  status: DocumentStatus;
  created_at: string;
  updated_at: string;
  recipients_count: number;
  signed_count: number;
}

export type ListedDocument = Pick<
  DocumentRow,
  'id' | 'title' | 'status' | 'createdAt' | 'updatedAt' | 'recipientsCount' | 'signedCount'
>;

/** Newest first, by keyset on (created_at, id): one statement whatever the page's size or depth. */
export async function listDocuments(
  database: Database,
  reader: Reader,
  filters: DocumentFilters,
  after: { at: Date; id: string } | undefined,
  limit: number,
): Promise<ListedDocument[]> {
  const visible = visibility(reader);
  const rows = await database.fork().execute<ListRow[]>(
    `select id, title, status, created_at, updated_at, recipients_count, signed_count
     from documents
     where organization_id = ? ${visible.sql}
       ${filters.status ? 'and status = ?' : ''}
       ${after ? 'and (created_at, id) < (?, ?)' : ''}
     order by created_at desc, id desc limit ?`,
    [
      reader.organizationId,
      ...visible.values,
      ...(filters.status ? [filters.status] : []),
      ...(after ? [after.at, after.id] : []),
      limit,
    ],
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    status: row.status,
    createdAt: timeColumn(row.created_at),
    updatedAt: timeColumn(row.updated_at),
    recipientsCount: row.recipients_count,
    signedCount: row.signed_count,
  }));
}

/** The rule of `maySee`, as SQL over `documents`. */
export function visibility(reader: Reader): { sql: string; values: unknown[] } {
  if (seesAll(reader.role)) return { sql: '', values: [] };
  const shared = `sharing_mode = 'workspace'
    or (sharing_mode = 'specific' and ? = any(shared_user_ids))`;
  return reader.role === 'member'
    ? { sql: `and (owner_member_id = ? or ${shared})`, values: [reader.memberId, reader.userId] }
    : { sql: `and (${shared})`, values: [reader.userId] };
}

/** Undefined when it does not exist, is another workspace's or may not be seen. */
export async function findDocument(
  database: Database,
  reader: Reader,
  id: string | undefined,
): Promise<Document | undefined> {
  if (id === undefined) return undefined;
  const em = database.fork();
  const document = await em.findOne(DocumentEntity, { id, organizationId: reader.organizationId });
  return document && maySee(reader, document) ? document : undefined;
}

export async function listRecipients(database: Database, documentId: string): Promise<Recipient[]> {
  return readRecipients(database.fork(), documentId);
}

/**
 * As `listRecipients`, into the identity map of `em`. A statement by hand, because every change and
 * every signing session begins with it and building it costs more.
 */
export async function readRecipients(em: EntityManager, documentId: string): Promise<Recipient[]> {
  const rows = await em.execute<object[]>(
    `select * from recipients where document_id = ? order by created_at, id`,
    [documentId],
  );
  return rows.map((row) => em.map(RecipientEntity, row));
}

/** The sealed file of each document that is there, null as long as it has none. UUIDs. */
export async function findSealedFiles(
  database: Database,
  documentIds: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await database
    .fork()
    .execute<{ id: string; sealed_file_id: string | null }[]>(
      `select id, sealed_file_id from documents where id = any(?::uuid[])`,
      [uuidArray(documentIds)],
    );
  return new Map(rows.map((row) => [row.id, row.sealed_file_id]));
}
