import { expect, test } from '@jest/globals';
import { plainTextPattern, wrongWithText } from '../src/plain-text.ts';

const pattern = new RegExp(plainTextPattern, 'u');
const at = (codePoint: number) => `a${String.fromCodePoint(codePoint)}b`;

test.each([
  ['lines and tabs', 'one\r\ntwo\tthree\n'],
  ['Arabic with marks of direction', 'العقد \u200F(2027)\u200E رقم\u061C 5'],
  ['Persian with a joiner', 'می\u200Cخواهم'],
  ['emoji with joiners, looks and tags', '👩\u200D💻 ☎\uFE0F 🏴\u{E0067}\u{E0062}\u{E007F}'],
  ['a hyphen and spaces that are seldom seen', 'Donau\u00ADdampf\u00A0schiff\u200Bfahrt'],
])('%s is plain text', (_what, text) => {
  expect(wrongWithText(text)).toBeUndefined();
  expect(pattern.test(text)).toBe(true);
});

test.each([
  ['an embedding, an override or its end', [0x202a, 0x202b, 0x202c, 0x202d, 0x202e]],
  ['an isolate or its end', [0x2066, 0x2067, 0x2068, 0x2069]],
  ['a control', [0x00, 0x07, 0x08, 0x0b, 0x0c, 0x1b, 0x7f, 0x85, 0x9f]],
  ['a separator, an annotation, a noncharacter', [0x2028, 0x2029, 0xfff9, 0xfffe, 0xffff]],
])('%s is refused', (_what, codePoints) => {
  for (const codePoint of codePoints) {
    expect(wrongWithText(at(codePoint))).toMatch(/^must not hold U\+[0-9A-F]{4}, which /);
    expect(pattern.test(at(codePoint))).toBe(false);
  }
});

test('half a character is no text', () => {
  expect(wrongWithText('\ud800')).toBe('must be well-formed text');
});
