import { subscribes } from '../domain/webhook/event-types.ts';
import { WebhookMessageEntity } from '../persistence/entities/webhooks.ts';
import { uuidArray } from '../persistence/uuid-array.ts';
import type { Transaction } from './context.ts';
import { addDelivery } from './webhooks/add-delivery.ts';

/** One message per event and one delivery per endpoint that subscribed to its type. */
export async function fanOut(tx: Transaction): Promise<void> {
  const { em, messages, now } = tx;
  if (messages.length === 0) return;
  const organizationIds = [...new Set(messages.map(({ organizationId }) => organizationId))];
  const endpoints = await activeEndpoints(tx, organizationIds);
  for (const { eventId, organizationId, documentId, type, body, held } of messages) {
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
        held,
      });
    }
  }
}

interface Endpoint {
  id: string;
  organization_id: string;
  events: string[];
}

/**
 * Held in place until the commit: a delivery to an endpoint that was deleted meanwhile would undo
 * the whole transaction. The lock waits for nobody but a deletion.
 */
function activeEndpoints(tx: Transaction, organizationIds: string[]): Promise<Endpoint[]> {
  return tx.em.execute<Endpoint[]>(
    `select id, organization_id, events from webhooks
     where organization_id = any(?::uuid[]) and status = 'active' order by id for key share`,
    [uuidArray(organizationIds)],
  );
}
