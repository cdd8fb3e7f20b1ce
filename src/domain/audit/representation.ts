import type { ActorType, EventSource } from './actor.ts';
import { present } from '../document/representation.ts';
import { publicId, type DocumentId, type EventId, type PublicId, type Uuid } from '../ids.ts';
import type { LogAction } from './event-routing.ts';

/** An entry as the workspace log shows it; what was erased with its document is null. */
export interface LogEntry {
  id: EventId;
  at: Date;
  action: LogAction;
  actorType: ActorType;
  actorName: string | null;
  actorEmail: string | null;
  resourceType: ResourceType;
  /** Of the kind that `resourceType` says. */
  resourceId: ResourceId | null;
  documentId: DocumentId | null;
  ipAddress: string | null;
  source: EventSource;
}

/** An entry of the workspace log as the API shows it. */
export function logEntryRepresentation(entry: LogEntry) {
  const { documentId } = entry;
  return {
    id: publicId('aud', entry.id),
    action: entry.action,
    actor_type: entry.actorType,
    ...present('actor_name', entry.actorName),
    ...present('actor_email', entry.actorEmail),
    resource_type: entry.resourceType,
    ...present('resource_id', publicResourceId(entry)),
    ...present('document_id', documentId === null ? null : publicId('doc', documentId)),
    ...present('ip_address', entry.ipAddress),
    source: entry.source,
    created_at: entry.at.toISOString(),
  };
}

/** What entries of the workspace log are about. */
const resourcePrefixes = {
  document: 'doc',
  recipient: 'rec',
  template: 'tpl',
  member: 'mem',
  organization: 'org',
  api_key: 'key',
  webhook: 'whk',
  bulk_send: 'blk',
} as const;
export type ResourceType = keyof typeof resourcePrefixes;
export type ResourceId = Uuid<(typeof resourcePrefixes)[ResourceType]>;

export function publicResourceId({
  resourceType,
  resourceId,
}: Pick<LogEntry, 'resourceType' | 'resourceId'>): PublicId | null {
  return resourceId && publicId(resourcePrefixes[resourceType], resourceId);
}
