import { expect, test } from '@jest/globals';
import {
  maxAttempts,
  nextDelayMs,
  retryScheduleMs,
} from '../../../src/domain/webhook/retry-schedule.ts';
import { hourMs } from '../../../src/domain/time.ts';

test('ten attempts are spread over 75 hours, 35 minutes and 5 seconds', () => {
  expect(maxAttempts).toBe(10);
  const seconds = retryScheduleMs.map((ms) => ms / 1000);
  expect(seconds).toEqual([0, 5, 300, 1800, 7200, 18000, 36000, 50400, 72000, 86400]);
  const delays = Array.from({ length: 9 }, (_, at) => nextDelayMs(at + 1, { jitter: 0 }) ?? NaN);
  expect(delays).toEqual(retryScheduleMs.slice(1));
  expect(delays.reduce((sum, ms) => sum + ms, 0)).toBe(((75 * 60 + 35) * 60 + 5) * 1000);
});

test('there is no wait after the tenth attempt, whatever the endpoint asks for', () => {
  expect(nextDelayMs(10, { jitter: 0 })).toBeUndefined();
  expect(nextDelayMs(10, { jitter: 0, retryAfterMs: 1000 })).toBeUndefined();
});

test('jitter adds up to a tenth and never takes away', () => {
  expect(nextDelayMs(2, { jitter: 0.5 })).toBe(315_000);
  expect(nextDelayMs(2, { jitter: 1 })).toBe(330_000);
});

test('Retry-After lengthens a wait, does not shorten it, and ends at 24 hours', () => {
  expect(nextDelayMs(1, { jitter: 0, retryAfterMs: 60_000 })).toBe(60_000);
  expect(nextDelayMs(3, { jitter: 0, retryAfterMs: 1000 })).toBe(1_800_000);
  expect(nextDelayMs(1, { jitter: 0, retryAfterMs: 9e15 })).toBe(24 * hourMs);
});
