import { describe, expect, test } from '@jest/globals';
import {
  analyticsReport,
  periodOf,
  type PeriodCounts,
} from '../../../src/domain/analytics/report.ts';

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

test('a period never begins before 1970', () => {
  expect(periodOf({ to: new Date(5) }, new Date(9))).toEqual({
    from: new Date(0),
    to: new Date(5),
  });
});
