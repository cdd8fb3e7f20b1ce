import { expect, test } from '@jest/globals';
import { asKept, wrongWithName } from '../../../src/domain/text/name.ts';

test.each([
  ['quotes, apostrophes and markup', `Ana "the pen" O’Neill <ana>; O'Hara`],
  ['Arabic, and Hebrew with points', 'محمد שָׁלוֹם'],
  ['Persian with a non-joiner between letters', 'علی\u200Cرضا'],
  ['a conjunct of Sinhala with a joiner', 'ශ්\u200Dරී'],
  ['an older Malayalam chillu at the end', 'അവന്\u200D'],
  ['Devanagari with a joiner', 'क्\u200Dष'],
  ['Chinese, Japanese, Korean, Thai', '王小明 山田 김철수 สมชาย'],
  ['an ideograph in the form a family uses', '辻\u{E0100}'],
  ['a family of emoji', '👨‍👩‍👧 ❤️'],
  ['a key cap', '1️⃣'],
])('a name may hold %s', (_what, name) => {
  expect(wrongWithName(name)).toBeUndefined();
});

test.each([
  ['white space of any kind', ' \u00A0\t\u3000\nAna\r\n\u2009', 'Ana'],
  ['what nobody sees', '\uFEFF\u200BAna\u2060\u00AD\u200E\u200F', 'Ana'],
  ['the embedding that some address books copy along', '\u202AAna\u202C', 'Ana'],
  ['the isolate of telephones and of our own mails', '\u2068Ana\u2069', 'Ana'],
  ['half an isolate', '\u2066Ana', 'Ana'],
  ['by turns', '\u200B \uFEFF Ana \u200B\u00A0', 'Ana'],
  ['a non-joiner', 'علی\u200C', 'علی'],
  ['a variation selector behind a letter', 'Ana\uFE0F', 'Ana'],
])('at the ends of a name is dropped: %s', (_what, written, kept) => {
  expect(asKept(written)).toBe(kept);
  expect(asKept(kept)).toBe(kept);
});

test.each([
  ['a joiner behind a virama', 'അവന്\u200D'],
  ['the look of an emoji', '❤\uFE0F'],
  ['the form of an ideograph', '辻\u{E0100}'],
  ['an override, without which it reads otherwise', '\u202Eserrot anA'],
  ['tags', 'Ana\u{E0041}'],
  ['what is invisible within', 'An\u200Ba'],
  ['two spaces, and a wide one', 'Ana  Torres 山田\u3000太郎'],
  ['a name of one letter', 'Ö'],
  ['nothing but what would be dropped', ' \u200B'],
])('in a name stays: %s', (_what, name) => {
  expect(asKept(name)).toBe(name);
});

test('spaces that do not break are ordinary ones, and letters are composed', () => {
  expect(asKept('Jose\u0301\u00A0Mun\u0303oz\u202FRuiz')).toBe('José Muñoz Ruiz');
});

test('a refusal names the character and its place, counted as people count', () => {
  expect(wrongWithName('👩‍👩‍👧\u200Bb')).toBe(
    'must not hold U+200B, which nobody can see (character 6)',
  );
  expect(wrongWithName('An\u200Ba')).toMatch(/\(character 3\)$/);
});

test.each([
  ['a right-to-left override', 'Ana \u202Eserrot', /U\+202E.*direction/],
  ['an isolate', '\u2067Ana\u2069', /U\+2067.*direction/],
  ['a right-to-left mark', 'Ana\u200F', /U\+200F.*direction/],
  ['an Arabic letter mark', 'Ana\u061C', /U\+061C.*direction/],
  ['a zero-width space', 'An\u200Ba', /U\+200B.*see/],
  ['a byte order mark', '\uFEFFAna', /U\+FEFF.*see/],
  ['a soft hyphen', 'An\u00ADa', /U\+00AD.*see/],
  ['a word joiner', 'An\u2060a', /U\+2060.*see/],
  ['tag characters', 'Ana\u{E0041}', /U\+E0041.*see/],
  ['a joiner between Latin letters', 'An\u200Da', /U\+200D.*see/],
  ['a non-joiner after an Arabic name', 'علی\u200C', /U\+200C.*see/],
  ['a joiner after an emoji', '👩\u200D', /U\+200D.*see/],
  ['a variation selector after a letter', 'A\uFE0F', /U\+FE0F.*see/],
  ['an annotation', 'A\uFFF9b\uFFFAc\uFFFB', /U\+FFF9.*see/],
  ['a filler of Hangul alone', '\u3164', /U\+3164.*see/],
  ['a line break', 'Ana\nTorres', /one line/],
  ['a line separator', 'Ana\u2028Torres', /one line/],
  ['a line separator at its end', 'Ana\u2028', /one line/],
  ['a tab', 'Ana\tTorres', /one line/],
  ['only spaces', ' \u00A0\u3000', /blank/],
  ['only an empty cell of Braille', '\u2800', /blank/],
  ['nothing', '', /blank/],
])('a name may not hold %s', (_what, name, reason) => {
  expect(wrongWithName(name)).toMatch(reason);
});
