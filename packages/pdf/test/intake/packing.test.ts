import { describe, expect, test } from '@jest/globals';
import { readAscii } from '../../src/intake/packing/ascii-data.ts';
import { readLzw } from '../../src/intake/packing/lzw-data.ts';
import { readRunLengths } from '../../src/intake/packing/run-lengths.ts';
import { lzw } from '../../testing/lzw.ts';

const enough = 1024 ** 2;
/** The same each time, and hardly to be packed. */
function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => (state = (state * 48_271) % 2_147_483_647) & 255),
  );
}
const samples: readonly (readonly [string, Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['a letter', Buffer.from('a')],
  ['a letter many times', Buffer.alloc(100_000, 'a')],
  ['words', Buffer.from('BT /F1 18 Tf 60 700 Td (An agreement) Tj ET\n'.repeat(2_000))],
  ['noise', noise(20_000)],
];

describe('LZW', () => {
  const rows = samples.flatMap(([what, data]) => [
    [what, 1, data] as const,
    [what, 0, data] as const,
  ]);
  test.each(rows)(
    'unpacks to what was packed: %s, with an early change of %d',
    (_, early, data) => {
      expect(readLzw(lzw(data, early), early, enough)?.data.equals(data)).toBe(true);
    },
  );

  test('is nothing where a code stands for nothing, and stops at its limit', () => {
    const packed = lzw(Buffer.from('abcabcabc'));
    packed[2] = 0xff;
    expect(readLzw(packed, 1, enough)).toBeUndefined();
    const long = lzw(Buffer.alloc(100_000, 'a'));
    expect(() => readLzw(long, 1, 99_999)).toThrow(/too much time or memory/);
  });
});

test('run lengths are bytes as they are and bytes many times, and nothing where they end too early', () => {
  const read = (...bytes: number[]) => readRunLengths(Buffer.from(bytes), enough)?.data.toString();
  expect(read(2, 97, 98, 99, 254, 100, 128, 9)).toBe('abcddd');
  expect(read(0, 97)).toBe('a');
  expect(read(128)).toBe('');
  expect(read(2, 97, 98)).toBeUndefined();
  expect(read(254)).toBeUndefined();
  expect(() => readRunLengths(Buffer.from([129, 97]), 127)).toThrow(/too much time or memory/);
});

test('hex and base 85 are what their digits stand for, and nothing with any other sign', () => {
  const hex = (text: string) => readAscii('ASCIIHexDecode', Buffer.from(text))?.toString('hex');
  expect(hex('61 6\n2 7>')).toBe('616270');
  expect(hex('61>62')).toBeUndefined();
  expect(hex('6-1>')).toBeUndefined();
  const base85 = (text: string) =>
    readAscii('ASCII85Decode', Buffer.from(text))?.toString('latin1');
  // Of 7.4.3: groups, zeros, and a last group of two and of four digits.
  expect(base85('87cURD]i,"Ebo80~>')).toBe('Hello World!');
  expect(base85('z5l~>')).toBe('\0\0\0\0A');
  expect(base85('87cU~>')).toBe('Hel');
  expect(base85('8z~>')).toBeUndefined();
  expect(base85('8~>')).toBeUndefined();
  expect(base85('s8W-"~>')).toBeUndefined();
  expect(base85('87cUR~>x')).toBeUndefined();
});
