import { changesOf } from '../changes.ts';
import type { WebhookDecision, WebhookState } from './decision.ts';
import {
  healthAfterUpdate,
  type ChosenWebhookStatus,
  type EndpointHealth,
} from './endpoint-health.ts';
import type { WebhookEventType } from './event-types.ts';
import { requireWebhookUrl, type WebhookUrlRules } from './url-rules.ts';

export interface UpdateWebhook {
  name?: string | undefined;
  /** null takes it away. */
  description?: string | null | undefined;
  url?: string | undefined;
  events?: readonly WebhookEventType[] | undefined;
  status?: ChosenWebhookStatus | undefined;
}

/** What a workspace says of an endpoint, for itself. */
const saidKeys = ['name', 'description'] as const;
type Said = (typeof saidKeys)[number];

/**
 * Pausing ends what is pending; `active` brings a paused or disabled endpoint back, and forgets its
 * failures.
 * @throws VALIDATION_ERROR for an address that may not be one
 */
export function updateWebhook(
  webhook: Pick<WebhookState, 'id' | 'url' | 'events' | Said> & EndpointHealth,
  { url, events, status, ...said }: UpdateWebhook,
  rules: WebhookUrlRules,
  now: Date,
): WebhookDecision {
  if (url !== undefined) requireWebhookUrl(url, rules);
  const wanted = events && [...new Set(events)];
  const { facts, changed: words } = changesOf<WebhookState, Said>(webhook, said, saidKeys);
  const changed = [
    ...words,
    ...(url !== undefined && url !== webhook.url ? ['url'] : []),
    ...(wanted && !hasSame(wanted, webhook.events) ? ['events'] : []),
    ...(status !== undefined && status !== webhook.status ? ['status'] : []),
  ];
  return {
    facts: {
      ...facts,
      ...(url !== undefined && { url }),
      ...(wanted && { events: wanted }),
      ...(status !== undefined && healthAfterUpdate(webhook, status)),
      updatedAt: now,
    },
    ...(status === 'paused' && { skipPending: {} }),
    ...(changed.length > 0 && {
      events: [{ type: 'webhook.updated', webhookId: webhook.id, details: { changed } }],
    }),
  };
}

function hasSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
