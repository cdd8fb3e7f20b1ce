import { describe, expect, test } from '@jest/globals';
import {
  analyticsReport,
  periodOf,
  type PeriodCounts,
} from '../../../src/domain/analytics/report.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { start } from '../given-state.ts';

const none: PeriodCounts = {
  created: 0,
  sent: 0,
  completed: 0,
  voided: 0,
  expired: 0,
  declined: 0,
  medianSigningMs: null,
};
const period = { from: new Date(0), to: new Date(1) };
const snapshot = { draft: 0, sent: 0, in_progress: 0, completed: 0, cancelled: 0, declined: 0 };
const documents = (counts: Partial<PeriodCounts>) =>
  analyticsReport(period, { ...none, ...counts }, snapshot).documents;

describe('the report', () => {
  test('counts an expired document as cancelled', () => {
    expect(documents({ voided: 2, expired: 3 }).total_cancelled).toBe(5);
  });

  test('rounds the completion rate to one decimal, and has 0 where nothing finished', () => {
    expect(documents({ completed: 2, declined: 1 }).completion_rate).toBe(66.7);
    expect(documents({ completed: 1, voided: 1, expired: 1 }).completion_rate).toBe(33.3);
    expect(documents({ completed: 3 }).completion_rate).toBe(100);
    expect(documents({ created: 9 }).completion_rate).toBe(0);
  });

  test('has a median from two completed documents on, with two decimals', () => {
    const medianSigningMs = 5_423_000;
    expect(documents({ completed: 1, medianSigningMs }).median_signing_hours).toBeNull();
    expect(documents({ completed: 2, medianSigningMs }).median_signing_hours).toBe(1.51);
  });
});

test('a period is thirty days, up to now or from the end that is given', () => {
  const [from, to] = [start, plusDays(start, 30)];
  expect(periodOf({}, to)).toEqual({ from, to });
  expect(periodOf({ to }, start)).toEqual({ from, to });
  expect(periodOf({ from }, start)).toEqual({ from, to });
  expect(periodOf({ from, to: plusDays(from, 1) }, start)).toEqual({ from, to: plusDays(from, 1) });
});

test.each([
  ['ends as it begins', { from: start, to: start }],
  ['ends before it begins', { from: plusDays(start, 1), to: start }],
])('a period that %s is refused', (_, given) => {
  expect(() => periodOf(given, start)).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_ERROR',
      extras: { errors: [{ pointer: '/from', message: 'must be before to', in: 'query' }] },
    }),
  );
});

test('the end alone takes its thirty days with it, before 1970 too', () => {
  expect(periodOf({ to: new Date(0) }, start)).toEqual({
    from: new Date('1969-12-02T00:00:00.000Z'),
    to: new Date(0),
  });
});
