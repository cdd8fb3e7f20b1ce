import { publicId } from '../../domain/ids.ts';
import { webhookTestType } from '../../domain/webhook/event-types.ts';
import { WebhookMessageEntity, type WebhookDelivery } from '../../persistence/entities/webhooks.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { addDelivery } from './add-delivery.ts';
import { lockWebhook, requireActive } from './lock.ts';

/**
 * Sends one endpoint an event that nothing caused, by the way all events take.
 * @throws WEBHOOK_NOT_FOUND, WEBHOOK_NOT_ACTIVE
 */
export async function sendTestEvent(
  tx: Transaction,
  actor: MemberActor,
  webhookId: string,
): Promise<WebhookDelivery> {
  const webhook = await lockWebhook(tx, actor, webhookId);
  requireActive(webhook);
  const eventId = tx.deps.ids.next();
  const { organizationId } = actor;
  tx.em.create(WebhookMessageEntity, {
    eventId,
    organizationId,
    documentId: null,
    type: webhookTestType,
    body: JSON.stringify({
      id: publicId('evt', eventId),
      type: webhookTestType,
      timestamp: tx.now.toISOString(),
      data: { webhook: { id: publicId('whk', webhook.id), name: webhook.name } },
    }),
    createdAt: tx.now,
  });
  return addDelivery(tx, {
    organizationId,
    webhookId: webhook.id,
    eventId,
    eventType: webhookTestType,
    documentId: null,
  });
}
