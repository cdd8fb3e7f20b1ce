import { expect, test } from '@jest/globals';
import {
  receivingExpiry,
  requireOpen,
  requireSameFile,
  uploadExpiry,
} from '../../../src/domain/upload/upload.ts';
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

test('a sender has the address for as long as the announced file may take, and three minutes', () => {
  const minutes = (announcedBytes: number) =>
    (receivingExpiry(start, announcedBytes).getTime() - start.getTime()) / 60_000;
  expect(minutes(200_000)).toBe(5);
  expect(minutes(52_428_800)).toBe(31);
  // Nobody says how many come, or says more than is taken.
  expect(minutes(0)).toBe(31);
  expect(minutes(1e12)).toBe(31);
});
