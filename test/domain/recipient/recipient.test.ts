import { expect, test } from '@jest/globals';
import { hasActed, recipientStatus } from '../../../src/domain/recipient/recipient.ts';
import { givenRecipient, start } from '../given-state.ts';

test.each([
  ['pending', {}, false],
  ['viewed', { viewedAt: start }, false],
  ['signed', { viewedAt: start, signedAt: start }, true],
  ['approved', { viewedAt: start, approvedAt: start }, true],
  ['declined', { viewedAt: start, declinedAt: start }, false],
])('a recipient is %s', (status, facts, acted) => {
  const recipient = givenRecipient(1, facts);
  expect(recipientStatus(recipient)).toBe(status);
  expect(hasActed(recipient)).toBe(acted);
});
