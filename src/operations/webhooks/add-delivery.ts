import type { NewDelivery } from '../../domain/webhook/new-delivery.ts';
import {
  WebhookDeliveryEntity,
  type WebhookDelivery,
  type WebhookMessage,
} from '../../persistence/entities/webhooks.ts';
import type { Transaction } from '../unit-of-work/context.ts';

type Message = Pick<WebhookMessage, 'organizationId' | 'eventId' | 'documentId' | 'type'>;

/** One event for one endpoint, dispatched after the commit unless it is deferred or skipped. */
export function addDelivery(
  tx: Transaction,
  { organizationId, eventId, documentId, type }: Message,
  delivery: NewDelivery,
): WebhookDelivery {
  const id = tx.deps.ids.next<'dlv'>();
  if (delivery.status === 'pending' && !delivery.deferred) tx.changes.deliveries.add(id);
  return tx.em.create(WebhookDeliveryEntity, {
    ...delivery,
    id,
    organizationId,
    eventId,
    eventType: type,
    documentId,
    releasedAt: null,
    dispatched: false,
    leaseUntil: null,
    dispatchAttempts: 0,
    createdAt: tx.realNow,
  });
}
