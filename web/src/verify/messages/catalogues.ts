import type { Catalogues } from '../../languages/languages.ts';
import { en } from './en.ts';
import type { VerifyMessages } from './messages.ts';

export const catalogues: Catalogues<VerifyMessages> = {
  en,
  others: {
    de: async () => (await import('./de.ts')).de,
    fr: async () => (await import('./fr.ts')).fr,
    es: async () => (await import('./es.ts')).es,
    ar: async () => (await import('./ar.ts')).ar,
  },
};
