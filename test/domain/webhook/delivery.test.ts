import { expect, test } from '@jest/globals';
import {
  decideNextStep,
  resultOfAnswer,
  statusAfterAttempt,
  successRate,
  wasMissed,
} from '../../../src/domain/webhook/delivery.ts';

test('only 2xx succeeds, 410 says gone, and redirects, errors and silence fail', () => {
  expect([200, 202, 204, 299].map(resultOfAnswer)).toEqual(Array(4).fill('succeeded'));
  expect(resultOfAnswer(410)).toBe('gone');
  for (const code of [100, 199, 300, 301, 307, 400, 404, 429, 500, 503, 600, undefined]) {
    expect(resultOfAnswer(code)).toBe('failed');
  }
});

test('a delivery stays pending until it succeeds, the endpoint is gone or attempts run out', () => {
  expect(statusAfterAttempt('failed', 1)).toBe('pending');
  expect(statusAfterAttempt('failed', 9)).toBe('pending');
  expect(statusAfterAttempt('failed', 10)).toBe('failed');
  expect(statusAfterAttempt('gone', 1)).toBe('failed');
  expect(statusAfterAttempt('succeeded', 10)).toBe('succeeded');
});

test('only a pending delivery of a live event to an active endpoint is attempted', () => {
  expect(decideNextStep('pending', 'active', false)).toBe('attempt');
  for (const endpoint of ['paused', 'disabled', undefined] as const) {
    expect(decideNextStep('pending', endpoint, false)).toBe('skip');
  }
  expect(decideNextStep('pending', 'active', true)).toBe('skip');
  for (const status of ['succeeded', 'failed', 'skipped'] as const) {
    expect(decideNextStep(status, 'active', false)).toBe('nothing');
    expect(decideNextStep(status, undefined, true)).toBe('nothing');
  }
});

test('missed are the failed and the skipped', () => {
  const statuses = ['pending', 'succeeded', 'failed', 'skipped'] as const;
  expect(statuses.filter(wasMissed)).toEqual(['failed', 'skipped']);
});

test('the success rate is a percentage of what ended, 0 before the first', () => {
  expect(successRate({ successful: 0, failed: 0 })).toBe(0);
  expect(successRate({ successful: 3, failed: 1 })).toBe(75);
  expect(successRate({ successful: 2, failed: 1 })).toBe(66.67);
  expect(successRate({ successful: 5, failed: 0 })).toBe(100);
});
