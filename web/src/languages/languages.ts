/** Each in its own words, as a list of languages shows them. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
} as const;
export type Language = keyof typeof languages;

/** What every catalogue of texts begins with. */
export interface Catalogue {
  language: Language;
  direction: 'ltr' | 'rtl';
  /** Names the list of languages. */
  languageLabel: string;
}

/** English comes with the page; another language is loaded when asked for: a visitor reads one. */
export interface Catalogues<Texts extends Catalogue> {
  en: Texts;
  others: Record<Exclude<Language, 'en'>, () => Promise<Texts>>;
}

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languages, text);
}

/** The first of the browser's languages that there is. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/**
 * How `Intl` writes dates and numbers: British order, since 11/12 and 12/11 are read differently on
 * the two sides of an ocean, and the digits of the documents themselves.
 */
export function intlLocale(language: Language): string {
  if (language === 'ar') return 'ar-u-nu-latn';
  return language === 'en' ? 'en-GB' : language;
}
