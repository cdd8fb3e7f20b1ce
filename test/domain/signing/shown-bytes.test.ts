import { expect, test } from '@jest/globals';
import { shownSha256 } from '../../../src/domain/signing/shown-bytes.ts';
import { refusal } from './given-session.ts';

const claimed = { sha256: 'a'.repeat(64), isKnown: true };
const given = { shownSha256: 'b'.repeat(64) };

test('what the link was last given was shown', () => {
  expect(shownSha256(given, {})).toBe(given.shownSha256);
});

test('an older one that the page names stands', () => {
  expect(shownSha256(given, { claimed })).toBe(claimed.sha256);
});

test('a link that was given nothing was shown nothing, whatever the page names', () => {
  expect(shownSha256({ shownSha256: null }, {})).toBeNull();
  expect(shownSha256({ shownSha256: null }, { claimed })).toBeNull();
});

test('VALIDATION_ERROR: bytes that the document never had', () => {
  const unknown = { claimed: { ...claimed, isKnown: false } };
  expect(() => shownSha256(given, unknown)).toThrow(refusal('VALIDATION_ERROR'));
});
