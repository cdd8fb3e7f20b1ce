import { subscribes } from '../../domain/webhook/event-types.ts';
import type { Event } from '../../persistence/entities/events.ts';
import { WebhookMessageEntity } from '../../persistence/entities/webhooks.ts';
import { insertion } from '../../persistence/insert-rows.ts';
import { uuidArray } from '../../persistence/uuid-array.ts';
import type { Transaction } from './context.ts';
import { addDelivery } from '../webhooks/add-delivery.ts';

/**
 * Writes the events recorded so far, a message for each that is told to endpoints, and a delivery
 * for each endpoint that subscribed to its type. One that is paused or disabled gets it as skipped,
 * so that what it missed can be resent.
 */
export async function writeEvents(tx: Transaction): Promise<void> {
  const { em, now } = tx;
  const events = tx.events.splice(0);
  const messages = tx.messages.splice(0);
  if (events.length === 0) return;
  const organizationIds = [...new Set(messages.map(({ organizationId }) => organizationId))];
  const endpoints = await insertEvents(tx, events, organizationIds);
  for (const { eventId, organizationId, documentId, type, body, deferred } of messages) {
    const subscribed = endpoints.filter(
      (endpoint) =>
        endpoint.organization_id === organizationId && subscribes(endpoint.events, type),
    );
    if (subscribed.length === 0) continue;
    em.create(WebhookMessageEntity, {
      eventId,
      organizationId,
      documentId,
      type,
      body,
      createdAt: now,
    });
    for (const endpoint of subscribed) {
      addDelivery(tx, {
        organizationId,
        webhookId: endpoint.id,
        eventId,
        eventType: type,
        documentId,
        deferred,
        skipped: !endpoint.active,
      });
    }
  }
}

interface Endpoint {
  id: string;
  organization_id: string;
  events: string[];
  active: boolean;
}

/**
 * Answers with the endpoints, held in place until the commit: a delivery to one that was
 * deleted meanwhile would undo the whole transaction. The lock waits for nobody but a deletion.
 */
function insertEvents(
  tx: Transaction,
  events: readonly Event[],
  organizationIds: readonly string[],
): Promise<Endpoint[]> {
  const { sql, values } = insertion('events', events);
  return tx.em.execute<Endpoint[]>(
    `with written as (${sql})
     select id, organization_id, events, status = 'active' as active from webhooks
     where organization_id = any(?::uuid[]) order by id for key share`,
    [...values, uuidArray(organizationIds)],
  );
}
