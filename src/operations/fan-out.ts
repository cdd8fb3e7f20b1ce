import {
  WebhookDeliveryEntity,
  WebhookEntity,
  WebhookMessageEntity,
} from '../persistence/entities/webhooks.ts';
import type { Transaction } from './context.ts';

/** One message per event and one delivery per endpoint that subscribed to its type. */
export async function fanOut(tx: Transaction): Promise<void> {
  const { em, messages, now } = tx;
  if (messages.length === 0) return;
  const organizationIds = [...new Set(messages.map(({ organizationId }) => organizationId))];
  const endpoints = await em.find(
    WebhookEntity,
    { organizationId: { $in: organizationIds }, status: 'active' },
    { fields: ['id', 'organizationId', 'events'] },
  );
  for (const { eventId, organizationId, documentId, type, body, held } of messages) {
    const subscribed = endpoints.filter(
      (endpoint) =>
        endpoint.organizationId === organizationId &&
        (endpoint.events.length === 0 || endpoint.events.includes(type)),
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
      const id = tx.deps.ids.next();
      em.create(WebhookDeliveryEntity, {
        id,
        organizationId,
        webhookId: endpoint.id,
        eventId,
        eventType: type,
        documentId,
        resend: 0,
        status: 'pending',
        held,
        told: false,
        leaseUntil: null,
        tellAttempts: 0,
        createdAt: now,
        finishedAt: null,
      });
      if (!held) tx.changes.deliveries.add(id);
    }
  }
}
