import { expect, test } from '@jest/globals';
import { requireCompleted, requireReadable } from '../../../src/domain/signing/read-document.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenDraft, givenRecipient, givenSent, start } from '../given-state.ts';
import { now, refusal } from './given-session.ts';

test.each([
  ['due', givenSent()],
  ['reading', givenSent()],
  ['done', givenSent()],
  ['done', givenSent({ status: 'completed' })],
] as const)('a recipient who is %s may read', (turn, document) => {
  expect(() => requireReadable(document, givenRecipient(1), turn, now)).not.toThrow();
});

test.each([
  ['NOT_YOUR_TURN', 'waiting', givenSent()],
  ['DOCUMENT_NOT_OPEN', 'waiting', givenDraft()],
  ['DOCUMENT_NOT_OPEN', 'due', givenSent({ status: 'declined' })],
  ['DOCUMENT_NOT_OPEN', 'done', givenSent({ status: 'cancelled' })],
  ['DOCUMENT_NOT_OPEN', 'due', givenSent({ deadline: plusDays(start, 1) })],
] as const)('%s for a recipient who is %s', (code, turn, document) => {
  expect(() => requireReadable(document, givenRecipient(1), turn, now)).toThrow(refusal(code));
});

test('RECIPIENT_DONE for who passed their place on, completed or not', () => {
  const passedOn = givenRecipient(1, { reassignedAt: start });
  for (const document of [givenSent(), givenSent({ status: 'completed' })]) {
    expect(() => requireReadable(document, passedOn, 'waiting', now)).toThrow(
      refusal('RECIPIENT_DONE'),
    );
  }
});

test('SEAL_PENDING, to be tried again in a minute, until everybody has signed', () => {
  expect(() => requireCompleted(givenSent())).toThrow(
    expect.objectContaining({ code: 'SEAL_PENDING', extras: { retryAfterS: 60 } }),
  );
  expect(() => requireCompleted(givenSent({ status: 'completed' }))).not.toThrow();
});
