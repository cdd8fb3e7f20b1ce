import { healthAfterUpdate } from '../../domain/webhook/endpoint-health.ts';
import type { WebhookEventType } from '../../domain/webhook/event-types.ts';
import type { Webhook } from '../../persistence/entities/webhooks.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { requireUrl } from './create.ts';
import { lockWebhook } from './lock.ts';
import { skipDeliveries } from './skip-deliveries.ts';

export interface UpdateWebhook {
  url?: string | undefined;
  events?: readonly WebhookEventType[] | undefined;
  status?: 'active' | 'paused' | undefined;
}

/**
 * Changes an endpoint. Pausing ends what is pending for it; `active` brings a paused or disabled
 * one back, with nothing held against it.
 * @throws WEBHOOK_NOT_FOUND, VALIDATION_ERROR
 */
export async function updateWebhook(
  tx: Transaction,
  actor: MemberActor,
  webhookId: string,
  command: UpdateWebhook,
): Promise<Webhook> {
  const webhook = await lockWebhook(tx, actor, webhookId);
  if (command.url !== undefined) {
    requireUrl(tx, command.url);
    webhook.url = command.url;
  }
  if (command.events !== undefined) webhook.events = [...new Set(command.events)];
  if (command.status !== undefined) {
    Object.assign(webhook, healthAfterUpdate(webhook, command.status));
    if (command.status === 'paused') await skipDeliveries(tx, { webhookId: webhook.id });
  }
  webhook.updatedAt = tx.now;
  return webhook;
}
