import { deliveriesOf } from '../../domain/webhook/new-delivery.ts';
import { WebhookMessageEntity } from '../../persistence/entities/webhooks.ts';
import { insertEvents } from '../../persistence/stores/log/events.ts';
import { addDelivery } from '../webhooks/add-delivery.ts';
import type { Transaction } from './context.ts';

/**
 * Writes the events recorded so far and the new rows that go with them, a message for each event
 * that endpoints receive, and its deliveries.
 */
export async function writeEvents(tx: Transaction): Promise<void> {
  const events = tx.events.splice(0);
  const messages = tx.messages.splice(0);
  const rows = tx.rows.splice(0);
  if (events.length + rows.length === 0) return;
  const organizationIds = new Set(messages.map(({ organizationId }) => organizationId));
  const endpoints = await insertEvents(tx.em, events, rows, [...organizationIds]);
  tx.written.push(...events.map(({ type }) => type));
  for (const message of messages) {
    const deliveries = deliveriesOf(message, endpoints, tx.realNow);
    if (deliveries.length === 0) continue;
    const { eventId, organizationId, documentId, type, body } = message;
    tx.em.create(WebhookMessageEntity, {
      eventId,
      organizationId,
      documentId,
      type,
      body,
      createdAt: tx.realNow,
    });
    for (const delivery of deliveries) addDelivery(tx, message, delivery);
  }
}
