import type { WebhookStatus } from './endpoint-health.ts';
import { attemptLimit } from './retry-schedule.ts';

/**
 * - pending: still to be attempted, or attempted again
 * - succeeded: answered with 2xx
 * - failed: given up after the last attempt, or because the endpoint is gone
 * - skipped: not attempted any more, because the endpoint was paused, disabled or deleted, or the
 *   event erased
 */
export type DeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'skipped';

/** How an attempt ended for the endpoint; `gone` is its own wish to be asked no more. */
export type AttemptResult = 'succeeded' | 'failed' | 'gone';

/** Only 2xx succeeds; a redirect is a failure as any. `undefined`: there was no answer. */
export function resultOfAnswer(statusCode: number | undefined): AttemptResult {
  if (statusCode === undefined) return 'failed';
  if (statusCode >= 200 && statusCode < 300) return 'succeeded';
  return statusCode === 410 ? 'gone' : 'failed';
}

/** The status after the `attempt`-th attempt, counted from 1. */
export function statusAfterAttempt(result: AttemptResult, attempt: number): DeliveryStatus {
  switch (result) {
    case 'succeeded':
      return 'succeeded';
    case 'gone':
      return 'failed';
    case 'failed':
      return attempt >= attemptLimit ? 'failed' : 'pending';
    default:
      return result satisfies never;
  }
}

export type NextStep = 'attempt' | 'skip' | 'nothing';

/**
 * What to do with a delivery whose time has come. `endpoint` is undefined once it was deleted;
 * `erased`: its body went with the document.
 */
export function decideNextStep(
  status: DeliveryStatus,
  endpoint: WebhookStatus | undefined,
  erased: boolean,
): NextStep {
  if (status !== 'pending') return 'nothing';
  return endpoint === 'active' && !erased ? 'attempt' : 'skip';
}

/** Whether a resend of everything since a time includes it. */
export function wasMissed(status: DeliveryStatus): boolean {
  return status === 'failed' || status === 'skipped';
}

/** Percent of the deliveries that came to an end at the endpoint; 0 before the first. */
export function successRate(counts: { successful: number; failed: number }): number {
  const ended = counts.successful + counts.failed;
  return ended === 0 ? 0 : Math.round((counts.successful / ended) * 10_000) / 100;
}
