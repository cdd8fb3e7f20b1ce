import type { WebhookDecision } from './decision.ts';
import { healthAfterUpdate, type EndpointHealth } from './endpoint-health.ts';
import type { WebhookEventType } from './event-types.ts';
import { requireWebhookUrl, type WebhookUrlRules } from './url-rules.ts';

export interface UpdateWebhook {
  url?: string | undefined;
  events?: readonly WebhookEventType[] | undefined;
  status?: 'active' | 'paused' | undefined;
}

/**
 * Pausing ends what is pending; `active` brings a paused or disabled endpoint back, and forgets its
 * failures.
 * @throws VALIDATION_ERROR for an address that may not be one
 */
export function updateWebhook(
  webhook: EndpointHealth,
  { url, events, status }: UpdateWebhook,
  rules: WebhookUrlRules,
  now: Date,
): WebhookDecision {
  if (url !== undefined) requireWebhookUrl(url, rules);
  return {
    facts: {
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: [...new Set(events)] }),
      ...(status !== undefined && healthAfterUpdate(webhook, status)),
      updatedAt: now,
    },
    ...(status === 'paused' && { skipPending: {} }),
  };
}
