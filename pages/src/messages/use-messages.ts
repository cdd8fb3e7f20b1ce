import { pageWords, type PageWords } from '@countersign/words/page';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LanguageChoice } from '../languages/use-catalogue.ts';

export const MessagesContext = createContext<PageWords>(pageWords.en);
export const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** What the page says, in the reader's language. */
export const useMessages = (): PageWords => useContext(MessagesContext);

/** The language of the page, and how it is changed. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a language around it.');
  return choice;
}
