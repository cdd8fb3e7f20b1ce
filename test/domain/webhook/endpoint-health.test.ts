import { expect, test } from '@jest/globals';
import { dayMs } from '../../../src/domain/time.ts';
import {
  healthAfterAttempt,
  healthAfterUpdate,
  type EndpointHealth,
} from '../../../src/domain/webhook/endpoint-health.ts';

const start = new Date('2026-11-01T00:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const active: EndpointHealth = { status: 'active', failingSince: null };
const failing: EndpointHealth = { status: 'active', failingSince: start };

test('410 disables an active endpoint at once', () => {
  const health = healthAfterAttempt(active, 'gone', start);
  expect(health).toEqual({ status: 'disabled', failingSince: start, disabled: 'gone' });
});

test('failures are counted from the first one and disable after five days, not before', () => {
  expect(healthAfterAttempt(active, 'failed', start)).toEqual(failing);
  expect(healthAfterAttempt(failing, 'failed', later(5 * dayMs - 1))).toEqual(failing);
  const health = healthAfterAttempt(failing, 'failed', later(5 * dayMs));
  expect(health).toEqual({ status: 'disabled', failingSince: start, disabled: 'failing' });
});

test('one success begins the five days again', () => {
  expect(healthAfterAttempt(failing, 'succeeded', later(4 * dayMs))).toEqual(active);
});

test('an attempt under way when the endpoint was paused or disabled does not switch it', () => {
  for (const status of ['paused', 'disabled'] as const) {
    const health: EndpointHealth = { status, failingSince: start };
    expect(healthAfterAttempt(health, 'gone', later(6 * dayMs))).toEqual(health);
    expect(healthAfterAttempt(health, 'succeeded', later(1)).status).toBe(status);
  }
});

test('switching on forgets old failures, saying active to an active endpoint does not', () => {
  const disabled: EndpointHealth = { status: 'disabled', failingSince: start };
  expect(healthAfterUpdate(disabled, 'active')).toEqual(active);
  expect(healthAfterUpdate(failing, 'active')).toEqual(failing);
  expect(healthAfterUpdate(failing, 'paused')).toEqual({ status: 'paused', failingSince: start });
});
