import type { ComponentChildren } from 'preact';
import type { Catalogues } from '../languages/languages.ts';
import { useCatalogue } from '../languages/use-catalogue.ts';
import { en, type Messages } from './en.ts';
import { LanguageContext, MessagesContext } from './use-messages.ts';

const catalogues: Catalogues<Messages> = {
  en,
  others: {
    de: async () => (await import('./de.ts')).de,
    fr: async () => (await import('./fr.ts')).fr,
    es: async () => (await import('./es.ts')).es,
    ar: async () => (await import('./ar.ts')).ar,
  },
};

/** Gives everything below it one language. What is below stays as it is when that changes. */
export function MessagesProvider({ children }: { children: ComponentChildren }) {
  const { texts, choice } = useCatalogue(catalogues);
  return (
    <LanguageContext.Provider value={choice}>
      <MessagesContext.Provider value={texts ?? en}>{children}</MessagesContext.Provider>
    </LanguageContext.Provider>
  );
}
