import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { EventRow } from '../../../domain/audit/logged-event.ts';
import type { DocumentId, EventId, OrganizationId } from '../../../domain/ids.ts';
import { tables } from '../../orm.ts';

/** Of `events as e`: what a leaf commits to. */
export const eventColumns = [
  'e.id',
  'e.organization_id as organizationId',
  'e.document_id as documentId',
  'e.type',
  'e.at',
  'e.sequence',
  'e.trail_type as trailType',
  'e.log_action as logAction',
  'e.resource_type as resourceType',
  'e.resource_id as resourceId',
  'e.actor_type as actorType',
  'e.actor',
  'e.actor_name as actorName',
  'e.actor_email as actorEmail',
  'e.source',
  'e.ip_address as ipAddress',
  'e.details',
] as const;

/** An event with its leaf. */
export interface LeafedEvent extends EventRow {
  /** Null: erased with its document. */
  salt: Uint8Array | null;
  /** As the tree has it. */
  leafHash: Uint8Array;
  /** Null while it waits for its place. */
  leafIndex: number | null;
}

/** One event of the workspace, whether the workspace log lists it or not. */
export async function findLeafedEvent(
  em: EntityManager,
  organizationId: OrganizationId,
  id: EventId,
): Promise<LeafedEvent | undefined> {
  return leafed(em)
    .where('e.id', '=', id)
    .where('e.organization_id', '=', organizationId)
    .executeTakeFirst();
}

/** Every event of a document, in the order in which they happened. */
export async function leafedEventsOf(
  em: EntityManager,
  documentId: DocumentId,
): Promise<LeafedEvent[]> {
  return leafed(em).where('e.document_id', '=', documentId).orderBy('e.sequence').execute();
}

/** Of the document's first event; null when that has no leaf yet. */
export async function readFirstSalt(
  em: EntityManager,
  documentId: DocumentId,
): Promise<Uint8Array | null> {
  const first = await tables(em)
    .selectFrom('events')
    .select('salt')
    .where('document_id', '=', documentId)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirstOrThrow();
  return first.salt;
}

function leafed(em: EntityManager) {
  return tables(em)
    .selectFrom('events as e')
    .leftJoin('log_leaves as l', 'l.event_id', 'e.id')
    .select(eventColumns)
    .select(['e.salt', sql<number | null>`l.leaf_index::float8`.as('leafIndex')])
    .select(sql<Uint8Array>`coalesce(l.leaf_hash, e.leaf_hash)`.as('leafHash'));
}
