import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { EventRow } from '../../../domain/audit/logged-event.ts';
import type { EventId } from '../../../domain/ids.ts';
import { tables } from '../../orm.ts';
import type { LogNode } from './log-sequencing.ts';
import type { StoredCheckpoint } from './log.ts';

/** A leaf beside the row that it is of. */
export interface AuditedLeaf {
  leafIndex: number;
  eventId: EventId;
  /** As the tree has it. */
  leafHash: Uint8Array;
  /** Undefined when the row is gone. */
  event: AuditedEvent | undefined;
}

export interface AuditedEvent extends EventRow {
  salt: Uint8Array | null;
  /** As the row has it. */
  rowLeafHash: Uint8Array | null;
  /** Whether its document is there. */
  documentExists: boolean;
  /** Whether the log says that its document was deleted. */
  deletionLogged: boolean;
  /** Where the event before it in its document is; null when that is gone, or not in the log. */
  previousLeafIndex: number | null;
}

/** Leaves from this index on with their rows, in the order of the log. */
export async function auditedLeaves(
  em: EntityManager,
  from: number,
  limit: number,
): Promise<AuditedLeaf[]> {
  type Row = AuditedEvent & Omit<AuditedLeaf, 'event'>;
  // Raw: everything about a leaf in one statement, so that it is seen at one moment.
  const { rows } = await sql<Row>`
    select l.leaf_index::float8 as "leafIndex", l.event_id as "eventId",
      l.leaf_hash as "leafHash", e.id, e.organization_id as "organizationId",
      e.document_id as "documentId", e.type, e.at, e.sequence, e.trail_type as "trailType",
      e.log_action as "logAction", e.resource_type as "resourceType",
      e.resource_id as "resourceId", e.actor_type as "actorType", e.actor,
      e.actor_name as "actorName", e.actor_email as "actorEmail", e.source,
      e.ip_address as "ipAddress", e.details, e.salt, e.leaf_hash as "rowLeafHash",
      e.salt is null and exists (select from documents d where d.id = e.document_id)
        as "documentExists",
      e.salt is null and exists (select from events x
        where x.document_id = e.document_id and x.type = 'document.deleted') as "deletionLogged",
      (select pl.leaf_index::float8 from events p join log_leaves pl on pl.event_id = p.id
        where p.document_id = e.document_id and p.sequence = e.sequence - 1)
        as "previousLeafIndex"
    from log_leaves l left join events e on e.id = l.event_id
    where l.leaf_index >= ${from}::bigint order by l.leaf_index limit ${limit}`.execute(tables(em));
  return rows.map(({ leafIndex, eventId, leafHash, ...event }) => ({
    leafIndex,
    eventId,
    leafHash,
    event: (event.id as EventId | null) === null ? undefined : event,
  }));
}

export interface AuditedCheckpoint extends StoredCheckpoint {
  /** RFC 3161, over the SHA-256 of the note. */
  token: Uint8Array | null;
}

/** Checkpoints of more than `after` leaves, by size. */
export async function checkpointsAfter(
  em: EntityManager,
  after: number,
  limit: number,
): Promise<AuditedCheckpoint[]> {
  return tables(em)
    .selectFrom('log_checkpoints')
    .select([sql<number>`size::float8`.as('size'), 'root', 'note', 'created_at as createdAt'])
    .select('timestamp_token as token')
    .where('log_checkpoints.size', '>', String(after))
    .orderBy('log_checkpoints.size')
    .limit(limit)
    .execute();
}

/** Those of the given nodes that are stored as another hash, or not at all. */
export async function differingNodes(
  em: EntityManager,
  nodes: readonly LogNode[],
): Promise<Pick<LogNode, 'level' | 'index'>[]> {
  const levels = nodes.map(({ level }) => level);
  const indexes = nodes.map(({ index }) => index);
  const hashes = nodes.map(({ hash }) => Buffer.from(hash));
  const { rows } = await sql<Pick<LogNode, 'level' | 'index'>>`
    select given.level, given.index::float8 as index
    from unnest(${levels}::int[], ${indexes}::bigint[], ${hashes}::bytea[])
      given (level, index, hash)
    left join log_nodes n on n.level = given.level and n.node_index = given.index
    where n.hash is distinct from given.hash
    order by 1, 2`.execute(tables(em));
  return rows;
}

/** An event that neither has a place in the log nor waits for one. */
export async function findUnloggedEvent(em: EntityManager): Promise<EventId | undefined> {
  const found = await tables(em)
    .selectFrom('events as e')
    .select('e.id')
    .where('e.id', 'not in', (query) => query.selectFrom('log_pending').select('event_id'))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('log_leaves as l')
            .select('l.event_id')
            .whereRef('l.event_id', '=', 'e.id'),
        ),
      ),
    )
    // Those of test workspaces are in a log of their own.
    .where(
      sql<boolean>`not (
        exists (select from public.test_workspaces t where t.organization_id = e.organization_id)
        and (exists (select from test_log.log_leaves l where l.event_id = e.id)
          or exists (select from test_log.log_pending w where w.event_id = e.id)))`,
    )
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}
