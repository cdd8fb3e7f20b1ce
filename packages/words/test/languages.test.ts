import { expect, test } from '@jest/globals';
import {
  isLanguage,
  languageCodes,
  languages,
  withOrdinalFirst,
  type Direction,
} from '@countersign/words/languages';

/** Of ECMA-402; TypeScript does not have it yet. */
interface LocaleWithText extends Intl.Locale {
  getTextInfo(): { direction: Direction };
}

test.each(languageCodes)('%s is called what CLDR calls it in its own words', (code) => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '';
  expect(languages[code].name.toLocaleLowerCase(code)).toBe(name.toLocaleLowerCase(code));
});

test.each(languageCodes)('the lines of %s begin where CLDR says', (code) => {
  const locale = new Intl.Locale(code) as LocaleWithText;
  expect(languages[code].direction).toBe(locale.getTextInfo().direction);
});

test.each(languageCodes)(
  'whole numbers fall into the plural categories of %s, and no others',
  (code) => {
    const rules = new Intl.PluralRules(code);
    const numbers = [...Array.from({ length: 1_001 }, (_, index) => index), 999_999];
    const used = new Set(numbers.map((number) => rules.select(number)));
    expect([...used].toSorted()).toEqual(languages[code].plurals.toSorted());
  },
);

test.each(languageCodes)('numbers and dates in %s have the digits of the documents', (code) => {
  const { intl } = languages[code];
  expect(new Intl.NumberFormat(intl).resolvedOptions().numberingSystem).toBe('latn');
  expect(new Intl.DateTimeFormat(intl).resolvedOptions().numberingSystem).toBe('latn');
});

test('English stands first, and nothing is a language that has no words', () => {
  expect(languageCodes[0]).toBe('en');
  expect(languageCodes.every(isLanguage)).toBe(true);
  expect(['it', 'EN', '', 'toString', 'constructor'].filter(isLanguage)).toEqual([]);
});

test('the first of a month is an ordinal in French, and another day is not', () => {
  expect(withOrdinalFirst('1 février 2027', 'fr')).toBe('1er février 2027');
  expect(withOrdinalFirst('11 février 2027', 'fr')).toBe('11 février 2027');
  expect(withOrdinalFirst('1 February 2027', 'en')).toBe('1 February 2027');
});
