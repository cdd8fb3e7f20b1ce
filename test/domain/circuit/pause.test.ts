import { expect, test } from '@jest/globals';
import { CircuitOpen, circuitBehind } from '../../../src/domain/circuit/circuit-open.ts';
import { pauseMs, sleepMs } from '../../../src/domain/circuit/pause.ts';

const row = [1, 2, 3, 4, 5, 6, 7, 8, 9, 2_000];
const seconds = (failing: Parameters<typeof pauseMs>[0]) =>
  row.map((inARow) => pauseMs(failing, inARow) / 1_000);

test('a service that fails is left alone ever longer, a minute at most', () => {
  expect(seconds({ reason: 'no answer' })).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
});

test('one that asks for time without a word of how much is left alone five minutes at most', () => {
  const asked = seconds({ reason: 'answered 421', asked: {} });
  expect(asked).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300, 300]);
});

test('what it asks for holds, but is an hour at most, and never less than of one that fails', () => {
  const pause = (forMs: number, inARow = 1) =>
    pauseMs({ reason: 'answered 429', asked: { forMs } }, inARow);
  expect(pause(90_000)).toBe(90_000);
  expect(pause(86_400_000)).toBe(3_600_000);
  expect(pause(0)).toBe(1_000);
  expect(pause(0, 6)).toBe(32_000);
});

test('who waits sleeps until then, spread, and five minutes at a time at most', () => {
  const sleeps = (restMs: number, openForMs = 0) =>
    [0, 0.5, 1].map((jitter) => sleepMs({ restMs, openForMs }, jitter) / 1_000);
  expect(sleeps(10_000)).toEqual([10, 11, 12]);
  expect(sleeps(-5)).toEqual([0, 0.5, 1]);
  expect(sleeps(10_000, 60_000)).toEqual([10, 17.5, 25]);
  expect(sleeps(3_600_000, 86_400_000)).toEqual([300, 420, 540]);
});

test('an open circuit is found behind the errors that it caused, and says whom and until when', () => {
  const service = { kind: 'timestamps', name: 'tsa.example.com' } as const;
  const open = new CircuitOpen({
    service,
    reason: 'answered 429',
    asked: true,
    until: new Date('2027-01-27T10:30:00.000Z'),
    retryAfterMs: 1,
  });
  expect(open.message).toBe(
    'Until 2027-01-27T10:30:00.000Z nobody asks the timestamp service tsa.example.com: ' +
      'answered 429, and asks for time.',
  );
  expect(circuitBehind(new Error('no stamp', { cause: open }))).toBe(open);
  expect(circuitBehind(new Error('no stamp'))).toBeUndefined();
});
