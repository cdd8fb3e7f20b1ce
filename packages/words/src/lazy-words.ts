import type { Language } from './languages.ts';

/** English comes with a page; another language is loaded when it is asked for: a visitor reads one. */
export interface LazyWords<Words> {
  en: Words;
  others: Record<Exclude<Language, 'en'>, () => Promise<Words>>;
}

/** The words in one language. @throws when they cannot be loaded, which English always can */
export async function loadWords<Words>(
  { en, others }: LazyWords<Words>,
  language: Language,
): Promise<Words> {
  return language === 'en' ? en : others[language]();
}
