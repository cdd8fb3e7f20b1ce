import { expect, test } from '@jest/globals';
import { requireOpen, requireSameFile, uploadExpiry } from '../../../src/domain/upload/upload.ts';
import { start } from '../given-state.ts';

const expired = expect.objectContaining({ code: 'URL_EXPIRED' });

test('an upload URL takes a file for fifteen minutes', () => {
  const upload = { expiresAt: uploadExpiry(start) };
  expect(upload.expiresAt.toISOString()).toBe('2027-01-27T10:45:00.000Z');
  expect(requireOpen(upload, new Date(upload.expiresAt.getTime() - 1))).toBe(upload);
  expect(() => requireOpen(upload, upload.expiresAt)).toThrow(expired);
});

test('an upload that is not there reads as one that expired', () => {
  expect(() => requireOpen(undefined, start)).toThrow(expired);
});

test('one upload is one file', () => {
  expect(() => requireSameFile('aa', 'aa')).not.toThrow();
  expect(() => requireSameFile('aa', 'bb')).toThrow(expired);
});
