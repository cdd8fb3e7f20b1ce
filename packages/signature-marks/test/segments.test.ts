import { expect, test } from '@jest/globals';
import { approximateGraphemes, segmentGraphemes } from '../src/segments.ts';

test.each([
  ['Latin, composed and in parts', 'Zoë Zoe\u0308 Žilina'],
  ['an emoji of three, with skin, with a heart', '👩‍👩‍👧 👍🏽 ❤️'],
  ['flags', '🇩🇪🇫🇷 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['Arabic with marks', 'مُحَمَّد'],
  ['Hebrew with points', 'שָׁלוֹם'],
  ['Thai', 'สมชาย น้ำ'],
  ['Chinese, Japanese and Korean', '王小明 がぎ 김민수'],
  ['a line’s end and a half of a pair', 'a\r\nb\ud83d'],
  ['nothing', ''],
])('without a segmenter letters are parted as with one: %s', (_name, text) => {
  expect(approximateGraphemes(text)).toEqual(segmentGraphemes(text));
});
