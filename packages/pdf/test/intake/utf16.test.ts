import { expect, test } from '@jest/globals';
import { utf16In } from '../../src/intake/word/utf16.ts';

test('text that ends, or is asked for, within a unit has the units before it', () => {
  const bytes = Buffer.from('.rent', 'utf16le').subarray(1, 9);
  expect(utf16In(Buffer.from('rent', 'utf16le'))).toBe('rent');
  expect(utf16In(bytes, 1)).toBe('ren');
  expect(utf16In(bytes, 1, 6)).toBe('re');
  expect(utf16In(bytes, 5, 3)).toBe('');
  expect(utf16In(bytes, 1, 100)).toBe('ren');
  expect(utf16In(bytes, 100)).toBe('');
  expect(utf16In(bytes, 1, -3)).toBe('');
});

/** Node itself ends when half a unit is asked for at an odd address of many. */
test('text of any length, at an odd address, is read within its memory', () => {
  for (let length = 4096; length < 4096 + 300 * 18; length += 18) {
    const bytes = Buffer.alloc(length, 0xff);
    for (let round = 0; round < 50; round += 1) {
      expect(utf16In(bytes, 1).length).toBe(length / 2 - 1);
    }
  }
});
