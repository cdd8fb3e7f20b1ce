import { expect, test } from '@jest/globals';
import { needsSeal, sealDocument } from '../../../src/domain/document/seal.ts';
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
    document: { sealedFileId: givenId(7), sealedAt: start },
    events: [],
  });
});
