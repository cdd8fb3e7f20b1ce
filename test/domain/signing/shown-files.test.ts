import { expect, test } from '@jest/globals';
import { factsOf, fileShown } from '../../../src/domain/signing/shown-files.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { start } from '../given-state.ts';
import { now, refusal, served } from './given-session.ts';

const earlier = { ...served, sha256: 'b'.repeat(64) };
const claimed = { sha256: earlier.sha256, isKnown: true };

test('the file that was served whole last was shown', () => {
  expect(fileShown({ served: [earlier, served] })).toBe(served);
});

test('an earlier one that the page names stands', () => {
  expect(fileShown({ claimed, served: [earlier, served] })).toBe(earlier);
});

test('NOT_VIEWED: nothing was served whole, or another file than the page names', () => {
  for (const shown of [{ served: [] }, { claimed, served: [] }, { claimed, served: [served] }]) {
    expect(() => fileShown(shown)).toThrow(refusal('NOT_VIEWED'));
  }
});

test('VALIDATION_ERROR: bytes that the document never had', () => {
  const unknown = { claimed: { ...claimed, isKnown: false }, served: [served] };
  expect(() => fileShown(unknown)).toThrow(refusal('VALIDATION_ERROR'));
});

test('no file was shown after the act, whatever the clock of the process that served it', () => {
  expect(factsOf(served, now).shownAt).toEqual(start);
  expect(factsOf({ ...served, at: plusDays(now, 1) }, now).shownAt).toEqual(now);
});
