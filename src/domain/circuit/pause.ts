import { hourMs, minuteMs, secondMs } from '../time.ts';
import type { Failing } from './service.ts';

/** The first pause and the longest, of which each is twice the one before. */
interface Backoff {
  firstMs: number;
  longestMs: number;
}

/** Of a service that does not answer as it should: it may be back at any time. */
const usual: Backoff = { firstMs: secondMs, longestMs: minuteMs };
/** Of one that asked for time without saying how long. */
const patient: Backoff = { firstMs: 5 * secondMs, longestMs: 5 * minuteMs };

/** What a service asks for beyond this is a quota or a slip: it is asked once an hour. */
const longestAskedMs = hourMs;

/** For so long whoever waits sleeps at most, but for the spread: a service that is replaced is noticed. */
const longestSleepMs = 5 * minuteMs;
const longestSpreadMs = 4 * minuteMs;

/**
 * For how long a service is left alone after its failure: as it asked (RFC 9110 §10.2.3), an hour at
 * most; else ever longer.
 * @param inARow failures with nothing good between them, this one included
 */
export function pauseMs({ asked }: Failing, inARow: number): number {
  if (!asked) return doubling(usual, inARow);
  if (asked.forMs === undefined) return doubling(patient, inARow);
  // One that always says “at once” is not asked without a pause.
  return Math.max(Math.min(asked.forMs, longestAskedMs), doubling(usual, inARow));
}

function doubling({ firstMs, longestMs }: Backoff, inARow: number): number {
  return Math.min(firstMs * 2 ** Math.min(inARow - 1, 30), longestMs);
}

/**
 * How long to sleep before the service may be asked again, spread so that not all who wait come at
 * once (`jitter` from 0 to 1): the longer it has been open, the more they may be.
 */
export function sleepMs(circuit: { restMs: number; openForMs: number }, jitter: number): number {
  const sleep = Math.min(Math.max(circuit.restMs, 0), longestSleepMs);
  const bySize = Math.min(circuit.openForMs / 4, longestSpreadMs);
  return Math.ceil(sleep + jitter * Math.max(secondMs + sleep / 10, bySize));
}
