import { expect, test } from '@jest/globals';
import type { DeliveryStatus } from '../../../src/domain/webhook/delivery.ts';
import type { AttemptResult } from '../../../src/domain/webhook/attempt-result.ts';
import {
  deliveryAfterAttempt,
  endpointAfterAttempt,
} from '../../../src/domain/webhook/record-attempt.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenId, start } from '../given-state.ts';
import { givenWebhook } from './given-webhook.ts';

const deliveryId = givenId<'dlv'>(21);
const failing = givenWebhook({ failingSince: start });

test.each<[DeliveryStatus, boolean, AttemptResult, number, DeliveryStatus]>([
  ['pending', true, 'succeeded', 1, 'succeeded'],
  ['pending', true, 'failed', 1, 'pending'],
  ['pending', true, 'failed', 10, 'failed'],
  ['pending', true, 'gone', 1, 'failed'],
  ['pending', false, 'failed', 1, 'skipped'],
  ['pending', false, 'failed', 10, 'failed'],
  ['skipped', false, 'failed', 1, 'skipped'],
  ['skipped', false, 'succeeded', 1, 'succeeded'],
  ['failed', true, 'succeeded', 10, 'succeeded'],
  ['succeeded', true, 'failed', 2, 'succeeded'],
])('%s, endpoint active %s: %s at attempt %i makes it %s', (status, active, result, number, to) => {
  expect(deliveryAfterAttempt({ status, endpointActive: active }, result, number)).toBe(to);
});

test('a success at a healthy endpoint and a further failure change nothing there', () => {
  expect(endpointAfterAttempt(givenWebhook(), 'succeeded', deliveryId, start)).toBeUndefined();
  const later = plusDays(start, 4);
  expect(endpointAfterAttempt(failing, 'failed', deliveryId, later)).toBeUndefined();
});

test('the first failure is noted, and the first success after it', () => {
  const first = endpointAfterAttempt(givenWebhook(), 'failed', deliveryId, start);
  expect(first).toEqual({ facts: { failingSince: start } });
  const healed = endpointAfterAttempt(failing, 'succeeded', deliveryId, plusDays(start, 1));
  expect(healed).toEqual({ facts: { failingSince: null } });
});

test('five days of failures, or 410, switch it off', () => {
  const now = plusDays(start, 5);
  for (const [webhook, result, reason] of [
    [failing, 'failed', 'failing'],
    [failing, 'gone', 'gone'],
  ] as const) {
    expect(endpointAfterAttempt(webhook, result, deliveryId, now)).toMatchObject({
      facts: { status: 'disabled', failingSince: start, updatedAt: now },
      skipPending: { except: deliveryId },
      events: [{ details: { reason } }],
      mailToOwner: { content: { reason } },
    });
  }
});
