import type { MemberPrincipal } from '../../../domain/access/principal.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { present } from '../../../domain/document/representation.ts';
import { parsePublicId, publicId } from '../../../domain/ids.ts';
import { notFound } from '../../../domain/refusals.ts';
import { successRate } from '../../../domain/webhook/delivery.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import type { Webhook } from '../../../persistence/entities/webhooks.ts';
import type { LoggedDelivery } from '../../../persistence/stores/webhooks/deliveries.ts';
import {
  countDeliveries,
  findWebhook,
  type WebhookCounts,
} from '../../../persistence/stores/webhooks/webhooks.ts';

/** The webhook a read is about. @throws WEBHOOK_NOT_FOUND */
export async function requireWebhook(
  { deps, principal }: { deps: OperationDeps; principal: MemberPrincipal },
  webhookId: string,
): Promise<Webhook> {
  const uuid = parsePublicId('whk', webhookId);
  const webhook = await findWebhook(deps.database, principal.organizationId, uuid);
  if (!webhook) throw notFound('WEBHOOK', webhookId);
  return webhook;
}

/** All webhooks given, in their order, with their statistics. */
export async function withStats(em: EntityManager, webhooks: readonly Webhook[]) {
  const counts = await countDeliveries(
    em,
    webhooks.map(({ id }) => id),
  );
  return webhooks.map((webhook) => webhookRepresentation(webhook, counts.get(webhook.id)));
}

export async function withItsStats(em: EntityManager, webhook: Webhook) {
  const counts = await countDeliveries(em, [webhook.id]);
  return webhookRepresentation(webhook, counts.get(webhook.id));
}

function webhookRepresentation(
  webhook: Webhook,
  counts: WebhookCounts = { total: 0, successful: 0, failed: 0 },
) {
  return {
    id: publicId('whk', webhook.id),
    name: webhook.name,
    url: webhook.url,
    events: webhook.events,
    status: webhook.status,
    secret_prefix: webhook.secretPrefix,
    ...present('description', webhook.description),
    stats: {
      total_deliveries: counts.total,
      successful: counts.successful,
      failed: counts.failed,
      success_rate: successRate(counts),
    },
    created_at: webhook.createdAt.toISOString(),
    updated_at: webhook.updatedAt.toISOString(),
  };
}

export function deliveryRepresentation(delivery: LoggedDelivery) {
  return {
    id: publicId('dlv', delivery.id),
    event_id: publicId('evt', delivery.eventId),
    event_type: delivery.eventType,
    status: delivery.status,
    attempts: delivery.attempts.map((attempt) => ({
      at: new Date(attempt.at).toISOString(),
      ...present('status_code', attempt.statusCode),
      duration_ms: attempt.durationMs,
      ...present('response', attempt.response),
      ...present('error', attempt.error),
    })),
    created_at: delivery.createdAt.toISOString(),
  };
}
