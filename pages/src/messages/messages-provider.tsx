import { pageWords } from '@countersign/words/page';
import type { ComponentChildren } from 'preact';
import { useCatalogue } from '../languages/use-catalogue.ts';
import { LanguageContext, MessagesContext } from './use-messages.ts';

/** Gives everything below it one language. What is below stays as it is when that changes. */
export function MessagesProvider({ children }: { children: ComponentChildren }) {
  const { texts, choice } = useCatalogue(pageWords);
  return (
    <LanguageContext.Provider value={choice}>
      <MessagesContext.Provider value={texts ?? pageWords.en}>{children}</MessagesContext.Provider>
    </LanguageContext.Provider>
  );
}
