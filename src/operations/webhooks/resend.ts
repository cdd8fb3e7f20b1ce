import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import { newDelivery } from '../../domain/webhook/new-delivery.ts';
import { requireActive } from '../../domain/webhook/endpoint-health.ts';
import { requireResendable } from '../../domain/webhook/resend.ts';
import type { Webhook } from '../../persistence/entities/webhooks.ts';
import {
  lockForResend,
  lockMissed,
  type DeliveredEvent,
} from '../../persistence/stores/webhooks/deliveries.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { addDelivery } from './add-delivery.ts';
import { lockWebhook } from './lock.ts';

/**
 * Delivers the event of a delivery once more, whatever became of it: the same body under the same
 * `webhook-id`, as a delivery of its own.
 * @throws WEBHOOK_NOT_FOUND, DELIVERY_NOT_FOUND, WEBHOOK_NOT_ACTIVE, EVENT_ERASED
 */
export async function resendDelivery(
  tx: Transaction,
  principal: MemberPrincipal,
  webhookId: string,
  deliveryId: string,
): Promise<number> {
  const webhook = await lockWebhook(tx, principal, webhookId);
  const event = await lockForResend(tx.em, webhook.id, parsePublicId('dlv', deliveryId));
  if (!event) throw notFound('DELIVERY', deliveryId);
  requireResendable(webhook, event);
  resend(tx, webhook, event);
  return 1;
}

/**
 * Delivers once more what ended as failed or skipped since then and was not resent after that;
 * events whose content was deleted, and test events, are left out.
 * @returns how many, `maxResentAtOnce` at most
 * @throws WEBHOOK_NOT_FOUND, WEBHOOK_NOT_ACTIVE
 */
export async function resendSince(
  tx: Transaction,
  principal: MemberPrincipal,
  webhookId: string,
  since: Date,
): Promise<number> {
  const webhook = await lockWebhook(tx, principal, webhookId);
  requireActive(webhook);
  const missed = await lockMissed(tx.em, webhook.id, since);
  for (const event of missed) resend(tx, webhook, event);
  return missed.length;
}

function resend(tx: Transaction, { id, organizationId }: Webhook, event: DeliveredEvent): void {
  addDelivery(tx, { ...event, organizationId }, newDelivery(id, event.resend + 1));
}
