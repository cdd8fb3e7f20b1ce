import { routingOf, type EventType } from '../../domain/audit/events.ts';
import { publicId } from '../../domain/ids.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import type { Actor, Transaction } from './context.ts';

export interface NewEvent {
  type: EventType;
  actor: Actor;
  organizationId: string;
  resource: { type: 'document' | 'recipient' | 'template' | 'member' | 'organization'; id: string };
  document?: Document;
  details?: Record<string, unknown>;
  /** The webhook body's `data`, in the API's own shapes, rendered now and frozen. */
  data?: Record<string, unknown>;
  deferred?: boolean;
}

/**
 * Adds a fact to the one event table, numbered within its document, and freezes the webhook body.
 * An event is never earlier than the document's last one, whatever the clocks of processes say.
 * The caller holds the document's row lock, which makes the numbers gap-free.
 */
export function recordEvent(tx: Transaction, event: NewEvent): { id: string; at: Date } {
  const { document, actor } = event;
  const { trail, log, webhook } = routingOf(event.type);
  const id = tx.deps.ids.next();
  const at = document && document.lastEventAt > tx.now ? document.lastEventAt : tx.now;
  if (document) {
    document.lastEventAt = at;
    document.eventSequence += 1;
    if (webhook) document.webhookSequence += 1;
  }
  const webhookSequence = document && webhook ? document.webhookSequence : null;
  tx.events.push({
    id,
    organizationId: event.organizationId,
    documentId: document?.id ?? null,
    type: event.type,
    at,
    sequence: document?.eventSequence ?? null,
    webhookSequence,
    trailType: trail ?? null,
    logAction: log ?? null,
    resourceType: event.resource.type,
    resourceId: event.resource.id,
    actorType: actor.type,
    actor: actor.label,
    actorName: actor.name,
    actorEmail: actor.email,
    source: actor.source,
    ipAddress: actor.ipAddress,
    details: event.details ?? {},
  });
  if (webhook) {
    tx.messages.push({
      eventId: id,
      organizationId: event.organizationId,
      documentId: document?.id ?? null,
      type: webhook,
      body: JSON.stringify({
        id: publicId('evt', id),
        type: webhook,
        timestamp: at.toISOString(),
        ...(webhookSequence !== null && { sequence: webhookSequence }),
        data: event.data ?? {},
      }),
      deferred: event.deferred ?? false,
    });
  }
  return { id, at };
}
