import { expect, test } from '@jest/globals';
import {
  decideNextStep,
  missedStatuses,
  outcomeOf,
  statusAfterAttempt,
  successRate,
} from '../../../src/domain/webhook/delivery.ts';
import { resultOfAnswer } from '../../../src/domain/webhook/attempt-result.ts';

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

const due = { status: 'pending', endpoint: 'active', erased: false, attempts: 0 } as const;

test('only a pending delivery of a live event to an active endpoint is attempted', () => {
  expect(decideNextStep(due)).toBe('attempt');
  for (const endpoint of ['paused', 'disabled', undefined] as const) {
    expect(decideNextStep({ ...due, endpoint })).toBe('skip');
  }
  expect(decideNextStep({ ...due, erased: true })).toBe('skip');
  for (const status of ['succeeded', 'failed', 'skipped'] as const) {
    expect(decideNextStep({ ...due, status })).toBe('nothing');
    expect(decideNextStep({ ...due, status, endpoint: undefined, erased: true })).toBe('nothing');
  }
});

test('a delivery whose last attempt was noted is given up', () => {
  expect(decideNextStep({ ...due, attempts: 9 })).toBe('attempt');
  expect(decideNextStep({ ...due, attempts: 10 })).toBe('give_up');
  expect(decideNextStep({ ...due, attempts: 10, endpoint: 'paused' })).toBe('skip');
});

test('a delivery that is gone with its endpoint counts as skipped', () => {
  expect(outcomeOf(undefined)).toBe('skipped');
  for (const status of ['succeeded', 'failed', 'skipped'] as const) {
    expect(outcomeOf(status)).toBe(status);
  }
});

test('missed are the failed and the skipped', () => {
  expect(missedStatuses).toEqual(['failed', 'skipped']);
});

test('the success rate is a percentage of what ended, 0 before the first', () => {
  expect(successRate({ successful: 0, failed: 0 })).toBe(0);
  expect(successRate({ successful: 3, failed: 1 })).toBe(75);
  expect(successRate({ successful: 2, failed: 1 })).toBe(66.67);
  expect(successRate({ successful: 5, failed: 0 })).toBe(100);
});
