import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { DocumentStatus } from '../../domain/document/document.ts';
import type { DocumentRow } from '../../domain/document/representation.ts';
import type { DocumentState } from '../../domain/document/state.ts';
import type { DocumentId, FileId, OrganizationId, UserId } from '../../domain/ids.ts';
import { maySee, seesAll, type Viewer } from '../../domain/member/member.ts';
import {
  DocumentEntity,
  RecipientEntity,
  type Document,
  type Recipient,
} from '../entities/documents.ts';
import { tables, type Database } from '../orm.ts';
import { afterPage, type PageKey } from '../page.ts';

/** A member of a workspace, reading. */
export interface Reader extends Viewer {
  organizationId: OrganizationId;
}

export interface DocumentFilters {
  status?: DocumentStatus | undefined;
}

export type ListedDocument = Pick<
  DocumentRow,
  'id' | 'title' | 'status' | 'createdAt' | 'updatedAt' | 'recipientsCount' | 'signedCount'
>;

/** Newest first, by keyset on (created_at, id): one statement whatever the page's size or depth. */
export async function listDocuments(
  database: Database,
  reader: Reader,
  { status }: DocumentFilters,
  after: PageKey | undefined,
  limit: number,
): Promise<ListedDocument[]> {
  let query = tables(database.fork())
    .selectFrom('documents')
    .select(['id', 'title', 'status', 'created_at as createdAt', 'updated_at as updatedAt'])
    .select(['recipients_count as recipientsCount', 'signed_count as signedCount'])
    .where('organization_id', '=', reader.organizationId)
    .where(visibleTo(reader));
  if (status) query = query.where('status', '=', status);
  if (after) query = query.where(afterPage('created_at', after));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** The rule of `maySee`, as SQL over the columns of `documents`. */
export function visibleTo({ role, memberId, userId }: Viewer): RawBuilder<boolean> {
  if (seesAll(role)) return sql`true`;
  const owned = role === 'member' ? sql`owner_member_id = ${memberId} or` : sql``;
  return sql`(${owned} sharing_mode = 'workspace'
    or (sharing_mode = 'specific' and ${userId} = any(shared_user_ids)))`;
}

/** Undefined when it does not exist, is another workspace's or may not be seen. */
export async function findDocument(
  database: Database,
  reader: Reader,
  id: DocumentId | undefined,
): Promise<Document | undefined> {
  if (id === undefined) return undefined;
  const em = database.fork();
  const document = await readDocument(em, id, reader.organizationId);
  return document && maySee(reader, document) ? document : undefined;
}

/**
 * The document with its row locked until the transaction ends. Undefined when it is not there, or
 * another workspace's.
 */
export async function lockDocumentRow(
  em: EntityManager,
  id: DocumentId,
  organizationId?: OrganizationId,
): Promise<Document | undefined> {
  return readDocument(em, id, organizationId, sql`for update`);
}

/** Raw, because every change and most reads begin with it and building it costs more. */
async function readDocument(
  em: EntityManager,
  id: DocumentId,
  organizationId?: OrganizationId,
  lock = sql``,
): Promise<Document | undefined> {
  const ofWorkspace = organizationId ? sql`and organization_id = ${organizationId}` : sql``;
  const { rows } = await sql<object>`
    select * from documents where id = ${id} ${ofWorkspace} ${lock}`.execute(tables(em));
  return rows[0] && em.map(DocumentEntity, rows[0]);
}

export async function listRecipients(
  database: Database,
  documentId: DocumentId,
): Promise<Recipient[]> {
  return readRecipients(database.fork(), documentId);
}

/**
 * As `listRecipients`, into the identity map of `em`. Raw, because every change and every signing
 * session begins with it and building it costs more.
 */
export async function readRecipients(
  em: EntityManager,
  documentId: DocumentId,
): Promise<Recipient[]> {
  const { rows } = await sql<object>`
    select * from recipients where document_id = ${documentId} order by created_at, id`.execute(
    tables(em),
  );
  return rows.map((row) => em.map(RecipientEntity, row));
}

/** The sealed file of each of these that is there, null as long as it has none. */
export async function findSealedFiles(
  database: Database,
  documentIds: readonly DocumentId[],
): Promise<Map<DocumentId, FileId | null>> {
  const rows = await tables(database.fork())
    .selectFrom('documents')
    .select(['id', 'sealed_file_id as sealedFileId'])
    .where('id', 'in', documentIds)
    .execute();
  return new Map(rows.map(({ id, sealedFileId }) => [id, sealedFileId]));
}

/** A draft with what its row keeps beside the facts: numbers of events, and what was dispatched. */
export function newDocumentRow(draft: DocumentState): Document {
  return {
    ...draft,
    eventSequence: 0,
    webhookSequence: 0,
    lastEventAt: draft.createdAt,
    syncedRev: 0,
    changedAt: draft.createdAt,
    leaseUntil: null,
    dispatchAttempts: 0,
  };
}

/** Which of these people belong to the workspace, and may be given access to its documents. */
export async function findUsersAmong(
  em: EntityManager,
  organizationId: OrganizationId,
  userIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  if (userIds.length === 0) return new Set();
  const members = await tables(em)
    .selectFrom('members')
    .select('user_id as userId')
    .where('organization_id', '=', organizationId)
    .where('user_id', 'in', userIds)
    .where('is_system', '=', false)
    .execute();
  return new Set(members.map(({ userId }) => userId));
}
