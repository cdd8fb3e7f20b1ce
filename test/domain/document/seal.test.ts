import { expect, test } from '@jest/globals';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { needsSeal, sealDocument, waitForSeal } from '../../../src/domain/document/seal.ts';
import { givenId, givenSent, start } from '../given-state.ts';

test.each([
  [true, givenSent({ status: 'completed' })],
  [false, givenSent({ status: 'completed', sealedFileId: givenId(7) })],
  [false, givenSent()],
  [false, givenSent({ status: 'cancelled' })],
])('needs a seal: %s', (needs, document) => {
  expect(needsSeal(document)).toBe(needs);
});

test('the sealed file is a fact without an event of its own', () => {
  expect(sealDocument(givenId(7), start)).toEqual({
    document: {
      sealedFileId: givenId(7),
      sealedAt: start,
      sealWaitsFor: null,
      sealWaitsSince: null,
      sealRenewAt: new Date(start.getTime() + 86_400_000),
    },
    events: [],
  });
});

test('a seal that waits says since when, whatever it waits for by now', () => {
  const completed = givenSent({ status: 'completed' });
  const first = waitForSeal(completed, 'timestamp', start);
  expect(first.document).toEqual({ sealWaitsFor: 'timestamp', sealWaitsSince: start });
  const waiting = { ...completed, ...first.document };
  const later = new Date(start.getTime() + 60_000);
  expect(waitForSeal(waiting, 'timestamp', later)).toEqual(nothingToDo);
  expect(waitForSeal(waiting, 'revocation_status', later).document).toEqual({
    sealWaitsFor: 'revocation_status',
    sealWaitsSince: start,
  });
  const sealed = { ...completed, sealedFileId: givenId<'fil'>(7) };
  expect(waitForSeal(sealed, 'timestamp', later)).toEqual(nothingToDo);
});
