import { expect, test } from '@jest/globals';
import { maxFileBytes } from '../../../src/domain/upload/file.ts';
import { longestMs, uploadPace, verifyPace } from '../../../src/domain/upload/pace.ts';

const kb = 1_024;

test.each([
  ['/verify', verifyPace],
  ['an upload address', uploadPace],
])('a file that comes at 32 KB a second is in no window too slow at %s', (_where, pace) => {
  const promised = 32 * kb;
  // In pieces of any size that is read at once, wherever the windows begin.
  for (const pieceKb of [1, 3, 16, 50, 64]) {
    const pieceMs = (pieceKb * kb * 1_000) / promised;
    for (let beginsMs = 0; beginsMs < pieceMs; beginsMs += pieceMs / 7) {
      const piecesBy = (ms: number) => Math.floor(ms / pieceMs);
      const pieces = piecesBy(beginsMs + pace.windowMs) - piecesBy(beginsMs);
      expect(pieces * pieceKb * kb).toBeGreaterThanOrEqual(pace.minBytes);
    }
  }
});

test('no file takes longer than its pace allows: a quarter of a megabit, less one piece a window', () => {
  const minuteMs = 60_000;
  expect(longestMs(verifyPace, 256 * kb * kb)).toBe(171 * minuteMs - 10_000);
  expect(longestMs(uploadPace, maxFileBytes)).toBe(28 * minuteMs);
  expect(longestMs(uploadPace, 1)).toBe(2 * minuteMs);
});
