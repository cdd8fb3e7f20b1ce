import type { AttemptResult } from './attempt-result.ts';
import type { WebhookStatus } from './endpoint-health.ts';
import { maxAttempts } from './retry-schedule.ts';

/**
 * - pending: still to be attempted, or attempted again
 * - succeeded: answered with 2xx
 * - failed: given up after the last attempt, or because the endpoint is gone
 * - skipped: not attempted any more, because the endpoint was paused, disabled or deleted, or the
 *   event erased
 */
export const deliveryStatuses = ['pending', 'succeeded', 'failed', 'skipped'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
export type DeliveryOutcome = Exclude<DeliveryStatus, 'pending'>;

/** The status after the `attempt`-th attempt, counted from 1. */
export function statusAfterAttempt(result: AttemptResult, attempt: number): DeliveryStatus {
  switch (result) {
    case 'succeeded':
      return 'succeeded';
    case 'gone':
      return 'failed';
    case 'failed':
      return attempt >= maxAttempts ? 'failed' : 'pending';
    default:
      return result satisfies never;
  }
}

export type NextStep = 'attempt' | 'skip' | 'give_up' | 'nothing';

/**
 * What to do with a delivery whose time has come. `endpoint` is undefined once it was deleted;
 * `erased`: its body went with the document; `attempts` are those noted so far.
 */
export function decideNextStep(delivery: {
  status: DeliveryStatus;
  endpoint: WebhookStatus | undefined;
  erased: boolean;
  attempts: number;
}): NextStep {
  if (delivery.status !== 'pending') return 'nothing';
  if (delivery.endpoint !== 'active' || delivery.erased) return 'skip';
  // The last attempt was noted, and then the process died before it could say so.
  return delivery.attempts >= maxAttempts ? 'give_up' : 'attempt';
}

/** How a delivery that is over ended; one that is gone with its endpoint counts as skipped. */
export function outcomeOf(status: DeliveryStatus | undefined): DeliveryOutcome {
  return status === undefined || status === 'pending' ? 'skipped' : status;
}

/** A resend of everything since a time includes deliveries that ended so. */
export const missedStatuses = ['failed', 'skipped'] as const satisfies DeliveryOutcome[];
export type MissedStatus = (typeof missedStatuses)[number];

/** Deliveries stay in the log for this long after they ended. */
export const deliveryKeptDays = 30;

/** Percent of the deliveries that came to an end at the endpoint; 0 before the first. */
export function successRate(counts: { successful: number; failed: number }): number {
  const ended = counts.successful + counts.failed;
  return ended === 0 ? 0 : Math.round((counts.successful / ended) * 10_000) / 100;
}
