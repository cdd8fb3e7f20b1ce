import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { DocumentState } from '../../../domain/document/state.ts';
import type { DocumentId, FileId, OrganizationId } from '../../../domain/ids.ts';
import { maySee, seesAll, type Viewer } from '../../../domain/member/member.ts';
import type { TestClock } from '../../../domain/test-workspace/clock.ts';
import { laterOf } from '../../../domain/time.ts';
import { columnList } from '../../columns.ts';
import {
  DocumentEntity,
  RecipientEntity,
  type Document,
  type Recipient,
} from '../../entities/documents.ts';
import { tables, type Database } from '../../orm.ts';
import { announcement, type Announcing } from '../log/acts.ts';
import { testClockOf, type WithTestClock } from '../test-workspaces/test-clock.ts';

/** A member of a workspace, reading. */
export interface Reader extends Viewer {
  organizationId: OrganizationId;
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

/** Of these, the drafts that the reader may see and whose sender filled something in for good. */
export async function findDraftsWithWords(
  database: Database,
  reader: Reader,
  ids: readonly DocumentId[],
): Promise<Document[]> {
  const em = database.fork();
  const { rows } = await sql<object>`
    select ${columnList(em, 'documents')} from documents
    where id = any(${ids}::uuid[]) and organization_id = ${reader.organizationId}
      and status = 'draft' and ${visibleTo(reader)}
      and fields @? '$[*] ? (@.readOnly == true)'
    order by id`.execute(tables(em));
  return rows.map((row) => em.map(DocumentEntity, row));
}

/** What takes the lock of a document, and what it does then is dated by. */
export interface Locking extends Announcing {
  time: Announcing['time'] & { follow(last: Date, clock?: TestClock): void };
}

/**
 * The document with its row locked until the transaction ends, which is announced in its workspace
 * and whose time follows what the document has seen. Undefined when it is not there, or another
 * workspace's.
 */
export async function lockDocumentRow(
  { em, time }: Locking,
  id: DocumentId,
  organizationId?: OrganizationId,
): Promise<Document | undefined> {
  const locked = await readLocked(em, id, organizationId);
  if (!locked) return undefined;
  const { document, testClock } = locked;
  time.follow(lastDated(document), testClock);
  time.announced(document.organizationId);
  return document;
}

/** Sealing, for one, is no event, and dates the row. */
function lastDated({ lastEventAt, updatedAt }: Document): Date {
  return laterOf(lastEventAt, updatedAt);
}

/** Raw, because every change and most reads begin with it and building it costs more. */
async function readDocument(
  em: EntityManager,
  id: DocumentId,
  organizationId: OrganizationId,
): Promise<Document | undefined> {
  const { rows } = await sql<object>`
    select ${columnList(em, 'documents')} from documents
    where id = ${id} and organization_id = ${organizationId}`.execute(tables(em));
  return rows[0] && em.map(DocumentEntity, rows[0]);
}

async function readLocked(
  em: EntityManager,
  id: DocumentId,
  organizationId: OrganizationId | undefined,
): Promise<{ document: Document; testClock: TestClock | undefined } | undefined> {
  const ofWorkspace = organizationId ? sql`and organization_id = ${organizationId}` : sql``;
  const workspace = sql`documents.organization_id`;
  const { rows } = await sql<WithTestClock & { announced: unknown }>`
    select ${columnList(em, 'documents')}, ${announcement(workspace)} as announced,
      ${testClockOf(workspace, sql`documents.id`)} as "testClock"
    from documents where id = ${id} ${ofWorkspace} for update`.execute(tables(em));
  if (!rows[0]) return undefined;
  const { testClock, announced: _announced, ...row } = rows[0];
  return { document: em.map(DocumentEntity, row), testClock: testClock ?? undefined };
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
    select ${columnList(em, 'recipients')} from recipients where document_id = ${documentId} order by created_at, id`.execute(
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
