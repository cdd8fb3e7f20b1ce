import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { webhookTestType } from '../../domain/webhook/event-types.ts';
import { messageBody } from '../../domain/webhook/message-body.ts';
import * as rules from '../../domain/webhook/send-test-event.ts';
import { WebhookMessageEntity, type WebhookDelivery } from '../../persistence/entities/webhooks.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { addDelivery } from './add-delivery.ts';
import { lockWebhook } from './lock.ts';

/**
 * Sends one endpoint an event that nothing caused, by the way all events take.
 * @throws WEBHOOK_NOT_FOUND, WEBHOOK_NOT_ACTIVE
 */
export async function sendTestEvent(
  tx: Transaction,
  principal: MemberPrincipal,
  webhookId: string,
): Promise<WebhookDelivery> {
  const webhook = await lockWebhook(tx, principal, webhookId);
  const { data, delivery } = rules.sendTestEvent(webhook);
  const eventId = tx.deps.ids.next<'evt'>();
  const type = webhookTestType;
  const message = tx.em.create(WebhookMessageEntity, {
    eventId,
    organizationId: principal.organizationId,
    documentId: null,
    type,
    body: messageBody({
      id: eventId,
      type,
      at: tx.now,
      sequence: null,
      data: { ...data, ...(tx.deps.testClock && { test: true }) },
    }),
    createdAt: tx.now,
  });
  return addDelivery(tx, message, delivery);
}
