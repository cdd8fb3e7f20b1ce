import type { DeliveryId } from '../ids.ts';
import type { WebhookDecision, WebhookState } from './decision.ts';
import { statusAfterAttempt, type DeliveryStatus } from './delivery.ts';
import { type AttemptResult } from './attempt-result.ts';
import { disableWebhook } from './disable.ts';
import { healthAfterAttempt } from './endpoint-health.ts';

/** One request to an endpoint, as the log keeps it. */
export interface Attempt {
  number: number;
  /** When it began. */
  at: Date;
  statusCode?: number;
  durationMs: number;
  /** The beginning of the answer. */
  response?: string;
  error?: string;
}

/** What an attempt means for its delivery, which may have ended while the request was under way. */
export function deliveryAfterAttempt(
  delivery: { status: DeliveryStatus; endpointActive: boolean },
  result: AttemptResult,
  number: number,
): DeliveryStatus {
  // It arrived, whatever became of the endpoint or the document while it was on its way.
  if (result === 'succeeded') return 'succeeded';
  if (delivery.status !== 'pending') return delivery.status;
  const status = statusAfterAttempt(result, number);
  return status === 'pending' && !delivery.endpointActive ? 'skipped' : status;
}

/** What an attempt means for its endpoint; undefined when it changes nothing there. */
export function endpointAfterAttempt(
  webhook: Pick<WebhookState, 'id' | 'name' | 'url' | 'status' | 'failingSince'>,
  result: AttemptResult,
  deliveryId: DeliveryId,
  now: Date,
): WebhookDecision | undefined {
  const { failingSince, disabled } = healthAfterAttempt(webhook, result, now);
  if (disabled) {
    const decision = disableWebhook(webhook, { reason: disabled, deliveryId }, now);
    return { ...decision, facts: { ...decision.facts, failingSince } };
  }
  if (failingSince?.getTime() === webhook.failingSince?.getTime()) return undefined;
  return { facts: { failingSince } };
}
