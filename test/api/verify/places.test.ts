import { expect, test } from '@jest/globals';
import { makePlaces, type Place } from '../../../src/api/verify/places.ts';

const limits = {
  total: 16,
  perNetwork: 4,
  ownBytes: 16,
  sharedBytes: 768,
  sharedPerNetwork: 240,
};
const largest = 256;

/** As far as it is let, a piece of eight at a time. @returns what is on the disk in the end */
function growFully(place: Place): number {
  for (let size = 8; size <= largest; size += 8) {
    try {
      place.grow(size);
    } catch {
      return size - 8;
    }
  }
  return largest;
}

test('a file of the largest size has its room when nobody else is there, announced or not', () => {
  for (const announced of [0, largest]) {
    expect(growFully(makePlaces(limits)('a', announced))).toBe(largest);
  }
});

test('what one network sends, in all its places, is one largest file beyond what each place has', () => {
  const take = makePlaces(limits);
  const sizes = Array.from({ length: 4 }, () => growFully(take('a', 0)));
  expect(sizes).toEqual([largest, 16, 16, 16]);
});

test('who announces more than its network may send is told at once, and files of a place’s size are taken', () => {
  const take = makePlaces(limits);
  take('a', largest);
  expect(() => take('a', 17)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
  expect(growFully(take('a', 16))).toBe(16);
});

test('what is announced and does not come takes nothing from others', () => {
  const take = makePlaces(limits);
  for (const network of 'abcdefgh') take(network, largest).grow(20);
  expect(growFully(take('i', largest))).toBe(largest);
});

test('largest files of three networks leave room for the next, and of more what each place has', () => {
  const take = makePlaces(limits);
  const sizes = Array.from('abcdef', (network) => growFully(take(network, 0)));
  expect(sizes).toEqual([largest, largest, largest, 64, 16, 16]);
  expect(() => take('g', largest)).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
});

test('whoever leaves gives everything back, and what a refused file has taken is given back once', () => {
  const take = makePlaces(limits);
  const files = Array.from('abcdef', (network) => take(network, 0));
  files.forEach(growFully);
  for (const file of files) file.leave();
  const again = Array.from('abc', (network) => growFully(take(network, largest)));
  expect(again).toEqual([largest, largest, largest]);
});
