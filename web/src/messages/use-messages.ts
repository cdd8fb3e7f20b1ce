import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LanguageChoice } from '../languages/use-catalogue.ts';
import { en, type Messages } from './en.ts';

export const MessagesContext = createContext<Messages>(en);
export const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** What the page says, in the reader's language. */
export const useMessages = (): Messages => useContext(MessagesContext);

/** The language of the page, and how it is changed. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a language around it.');
  return choice;
}
