import { en } from './en.ts';
import type { VerifyMessages } from './messages.ts';

/** Each in its own words, as a list of languages shows them. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
} as const;
export type Language = keyof typeof languages;

/** Loaded when asked for: a visitor reads one. */
const others: Record<Exclude<Language, 'en'>, () => Promise<VerifyMessages>> = {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
};

export function isLanguage(text: string): text is Language {
  return text in languages;
}

/** The first of the browser's languages that there is. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export async function loadMessages(language: Language): Promise<VerifyMessages> {
  return language === 'en' ? en : others[language]();
}
