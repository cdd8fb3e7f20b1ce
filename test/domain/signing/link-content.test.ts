import { expect, test } from '@jest/globals';
import { contentExpired, requireContent } from '../../../src/domain/signing/link-content.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { start } from '../given-state.ts';
import { refusal } from './given-session.ts';

const completed = { completedAt: start };
const justBefore = (days: number) => new Date(plusDays(start, days).getTime() - 1);

test('a link shows what was completed for so many days, to the millisecond', () => {
  expect(contentExpired(completed, undefined, 180, justBefore(180))).toBe(false);
  expect(contentExpired(completed, undefined, 180, plusDays(start, 180))).toBe(true);
});

test('a fresh one shows it as long again, and never shorter', () => {
  const fresh = plusDays(start, 200);
  expect(contentExpired(completed, fresh, 180, justBefore(380))).toBe(false);
  expect(contentExpired(completed, fresh, 180, plusDays(start, 380))).toBe(true);
  expect(contentExpired(completed, plusDays(start, -90), 180, justBefore(180))).toBe(false);
});

test('what is not completed has no such end', () => {
  expect(contentExpired({ completedAt: null }, undefined, 180, plusDays(start, 9_999))).toBe(false);
});

test('URL_EXPIRED once the days are over', () => {
  expect(() => requireContent({ contentExpired: true })).toThrow(refusal('URL_EXPIRED'));
  expect(() => requireContent({ contentExpired: false })).not.toThrow();
});
