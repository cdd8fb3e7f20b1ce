import { invalid } from '../refusals.ts';
import type { WebhookEventType } from './event-types.ts';
import { requireWebhookUrl, type WebhookUrlRules } from './url-rules.ts';

export interface CreateWebhook {
  name: string;
  url: string;
  /** Empty: every type but the extensions. */
  events: readonly WebhookEventType[];
  description?: string | undefined;
}

const maxWebhooks = 50;

/**
 * An endpoint is active at once. `existing` says how many the workspace has.
 * @throws VALIDATION_ERROR for an address that may not be one, or the 51st endpoint
 */
export function createWebhook(command: CreateWebhook, existing: number, rules: WebhookUrlRules) {
  requireWebhookUrl(command.url, rules);
  if (existing >= maxWebhooks) {
    throw invalid('', `a workspace has at most ${maxWebhooks} webhooks`);
  }
  return {
    name: command.name,
    url: command.url,
    events: [...new Set(command.events)],
    description: command.description ?? null,
    status: 'active' as const,
    failingSince: null,
  };
}
