import type { ActorType, EventSource } from './actor.ts';
import { present } from '../document/representation.ts';
import { publicId, type DocumentId, type EventId, type OrganizationId } from '../ids.ts';
import type { LogAction, TrailType } from './event-routing.ts';
import type { EventType } from './events.ts';
import { publicResourceId, type ResourceId, type ResourceType } from './representation.ts';

/** An event as its row holds it. */
export interface EventRow {
  id: EventId;
  organizationId: OrganizationId;
  documentId: DocumentId | null;
  type: EventType;
  at: Date;
  sequence: number | null;
  trailType: TrailType | null;
  logAction: LogAction | null;
  resourceType: ResourceType;
  resourceId: ResourceId | null;
  actorType: ActorType;
  actor: string | null;
  actorName: string | null;
  actorEmail: string | null;
  source: EventSource;
  ipAddress: string | null;
  details: Record<string, unknown>;
}

/**
 * What the log's leaf commits to: everything that the trail or the workspace log shows of an event.
 * A change of this form needs a `version` of its own, or the leaves of before could not be
 * recomputed.
 */
export function loggedEvent(event: EventRow): Record<string, unknown> {
  const { documentId } = event;
  return {
    version: 1,
    id: publicId('aud', event.id),
    organization_id: publicId('org', event.organizationId),
    ...present('document_id', documentId === null ? null : publicId('doc', documentId)),
    type: event.type,
    at: event.at.toISOString(),
    ...present('sequence', event.sequence),
    ...present('trail_type', event.trailType),
    ...present('log_action', event.logAction),
    resource_type: event.resourceType,
    ...present('resource_id', publicResourceId(event)),
    actor_type: event.actorType,
    ...present('actor', event.actor),
    ...present('actor_name', event.actorName),
    ...present('actor_email', event.actorEmail),
    source: event.source,
    ...present('ip_address', event.ipAddress),
    details: event.details,
  };
}
