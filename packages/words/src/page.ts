import { page as en, type PageWords } from './en/page.ts';
import type { LazyWords } from './lazy-words.ts';

export type { PageWords } from './en/page.ts';

/** All that the signing page says. */
export const pageWords: LazyWords<PageWords> = {
  en,
  others: {
    de: async () => (await import('./de/page.ts')).page,
    fr: async () => (await import('./fr/page.ts')).page,
    es: async () => (await import('./es/page.ts')).page,
    ar: async () => (await import('./ar/page.ts')).page,
  },
};
