import { hourMs, minuteMs, secondMs } from '../time.ts';

/** Waits before the first attempt, the second, …: those that Standard Webhooks 1.0 suggests. */
export const retryScheduleMs: readonly number[] = [
  0,
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** After this many attempts a delivery is given up. */
export const maxAttempts = retryScheduleMs.length;

/** Endpoints that failed together are not tried again together. */
const jitterShare = 0.1;
const maxWaitMs = 24 * hourMs;

/**
 * How long to wait after the `attempt`-th attempt (from 1) failed; undefined when it was the last.
 * The wait is the schedule's or up to a tenth more (`jitter` from 0 to 1). An endpoint's
 * Retry-After (RFC 9110 §10.2.3) can lengthen it up to the schedule's longest wait, and never
 * gives more attempts.
 */
export function nextDelayMs(
  attempt: number,
  options: { jitter: number; retryAfterMs?: number | undefined },
): number | undefined {
  const scheduledMs = retryScheduleMs[attempt];
  if (scheduledMs === undefined) return undefined;
  const askedMs = Math.min(options.retryAfterMs ?? 0, maxWaitMs);
  const waitMs = Math.max(scheduledMs, askedMs);
  return Math.round(waitMs * (1 + jitterShare * options.jitter));
}
