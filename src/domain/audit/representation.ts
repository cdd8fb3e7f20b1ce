import { present } from '../document/representation.ts';
import { publicId, type IdPrefix } from '../ids.ts';
import type { LogAction } from './events.ts';

const prefixes: Record<string, IdPrefix> = {
  document: 'doc',
  recipient: 'rec',
  template: 'tpl',
  member: 'mem',
  organization: 'org',
};

/** An entry as the workspace log tells it; what was erased with its document is null. UUIDs. */
export interface LogEntry {
  id: string;
  at: Date;
  action: LogAction;
  actorType: 'user' | 'recipient' | 'system';
  actorName: string | null;
  actorEmail: string | null;
  resourceType: string;
  resourceId: string | null;
  documentId: string | null;
  ipAddress: string | null;
  source: 'web' | 'api' | 'system';
}

/** An entry of the workspace log as the API shows it. */
export function logEntryRepresentation(entry: LogEntry) {
  const prefix = prefixes[entry.resourceType];
  const { resourceId, documentId } = entry;
  return {
    id: publicId('aud', entry.id),
    action: entry.action,
    actor_type: entry.actorType,
    ...present('actor_name', entry.actorName),
    ...present('actor_email', entry.actorEmail),
    resource_type: entry.resourceType,
    ...present('resource_id', resourceId && prefix ? publicId(prefix, resourceId) : null),
    ...present('document_id', documentId === null ? null : publicId('doc', documentId)),
    ...present('ip_address', entry.ipAddress),
    source: entry.source,
    created_at: entry.at.toISOString(),
  };
}
