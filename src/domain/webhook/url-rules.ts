import { webhookUrlProblem, type WebhookUrlRules } from '@countersign/webhooks/url-problem';
import { invalid } from '../refusals.ts';

export type { WebhookUrlRules };

/** @throws VALIDATION_ERROR for an address that may not be a webhook's */
export function requireWebhookUrl(url: string, rules: WebhookUrlRules): void {
  const problem = webhookUrlProblem(url, rules);
  if (problem !== undefined) throw invalid('/url', problem);
}
