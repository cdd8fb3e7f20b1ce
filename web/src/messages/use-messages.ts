import { en, type Messages } from './en.ts';

/** What the page says. Every view asks here, so that a language is chosen in one place. */
export const useMessages = (): Messages => en;
