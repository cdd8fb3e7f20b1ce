/** Where a line of text begins. */
export type Direction = 'ltr' | 'rtl';

export interface LanguageFacts {
  /** In its own words, as a list of languages shows it. */
  name: string;
  /** What such a list is called in it. */
  listLabel: string;
  direction: Direction;
  /** The locale (BCP 47) by which `Intl` writes dates and numbers. */
  intl: string;
  /** The plural categories (CLDR) that whole numbers below a million fall into. */
  plurals: readonly Intl.LDMLPluralRule[];
  /** How the first day of a month is written, where that is an ordinal. */
  firstOfMonth?: string;
  /** Another numbering system (CLDR) that numbers are typed in. */
  alsoTyped?: string;
}

const two = ['one', 'other'] as const;
const six = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Every language that there are words in, the first of which stands in for any other. English dates
 * are in British order, since 11/12 and 12/11 are read differently on the two sides of an ocean, and
 * Arabic ones in the digits of the documents themselves.
 */
const facts = {
  en: { name: 'English', listLabel: 'Language', direction: 'ltr', intl: 'en-GB', plurals: two },
  de: { name: 'Deutsch', listLabel: 'Sprache', direction: 'ltr', intl: 'de', plurals: two },
  fr: {
    name: 'Français',
    listLabel: 'Langue',
    direction: 'ltr',
    intl: 'fr',
    plurals: two,
    firstOfMonth: '1er',
  },
  es: { name: 'Español', listLabel: 'Idioma', direction: 'ltr', intl: 'es', plurals: two },
  ar: {
    name: 'العربية',
    listLabel: 'اللغة',
    direction: 'rtl',
    intl: 'ar-u-nu-latn',
    plurals: six,
    alsoTyped: 'arab',
  },
} as const satisfies Record<string, LanguageFacts>;

/** The code (ISO 639-1) of a language that there are words in. */
export type Language = keyof typeof facts;

/** The plural categories of one language. */
export type PluralCategory<L extends Language> = (typeof facts)[L]['plurals'][number];

/** What is known of each language, by its code. */
export const languages: Readonly<Record<Language, LanguageFacts>> = facts;

/** The codes of all languages, English first. */
export const languageCodes = Object.keys(facts) as readonly Language[];

/** Whether a text is the code of a language that there are words in. */
export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languages, text);
}

/**
 * A date with the first of a month as the language writes it.
 * @param written a date that begins with its day, as `Intl` writes it in the language
 */
export function withOrdinalFirst(written: string, language: Language): string {
  const { firstOfMonth } = languages[language];
  return firstOfMonth === undefined ? written : written.replace(/^1 /, `${firstOfMonth} `);
}
