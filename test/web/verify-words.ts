import { loadWords } from '@countersign/words/lazy-words';
import { verifyWords } from '@countersign/words/verify';

/** What the pages say that verify, in each language, as a browser loads it. */
export const { en } = verifyWords;
export const de = await loadWords(verifyWords, 'de');
export const fr = await loadWords(verifyWords, 'fr');
export const es = await loadWords(verifyWords, 'es');
export const ar = await loadWords(verifyWords, 'ar');
