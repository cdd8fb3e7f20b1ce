import { isLanguage, type Language } from '@countersign/words/languages';

/** The first of the browser's languages that there are words in. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
