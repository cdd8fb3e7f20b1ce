import { loadWords } from '@countersign/words/lazy-words';
import { pageWords } from '@countersign/words/page';

/** What the signing page says, in each language, as a browser loads it. */
export const { en } = pageWords;
export const de = await loadWords(pageWords, 'de');
export const fr = await loadWords(pageWords, 'fr');
export const es = await loadWords(pageWords, 'es');
export const ar = await loadWords(pageWords, 'ar');
