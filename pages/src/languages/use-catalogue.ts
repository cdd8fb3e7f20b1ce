import { languages, type Language } from '@countersign/words/languages';
import { loadWords, type LazyWords } from '@countersign/words/lazy-words';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { keepLanguage, keptLanguage } from './kept-language.ts';
import { preferredLanguage } from './preferred-language.ts';

export interface LanguageChoice {
  /** What the page is in, or is about to be. */
  language: Language;
  /** By the reader, for good. */
  choose: (language: Language) => void;
  /**
   * What is known of the reader's language, which a choice goes before; undefined: nothing.
   * Ends when the page's texts are there.
   */
  suggest: (language: Language | undefined) => Promise<void>;
}

/**
 * The texts of a page: as chosen on this device, else as suggested, else in the first of the
 * browser's languages that there is. Undefined before the first ones are there. The language and
 * its direction are set on the page.
 */
export function useCatalogue<Texts extends { language: Language }>(
  catalogues: LazyWords<Texts>,
): { texts: Texts | undefined; choice: LanguageChoice } {
  const chosen = useRef(keptLanguage());
  const [language, setLanguage] = useState<Language>(
    chosen.current ?? preferredLanguage(navigator.languages),
  );
  const [texts, setTexts] = useState<Texts>();
  const wanted = useRef(language);

  const change = useCallback(
    async (next: Language) => {
      wanted.current = next;
      setLanguage(next);
      // In English when the connection is lost just then: the page works all the same.
      const loaded = await loadWords(catalogues, next).catch(() => catalogues.en);
      // Another language may have been chosen in the meantime.
      if (wanted.current === next) setTexts(loaded);
    },
    [catalogues],
  );
  useEffect(() => void change(wanted.current), [change]);
  useEffect(() => {
    if (!texts) return;
    document.documentElement.lang = texts.language;
    document.documentElement.dir = languages[texts.language].direction;
  }, [texts]);

  const choose = useCallback(
    (next: Language) => {
      chosen.current = next;
      keepLanguage(next);
      void change(next);
    },
    [change],
  );
  const suggest = useCallback(
    (next: Language | undefined) => change(chosen.current ?? next ?? wanted.current),
    [change],
  );
  return { texts, choice: { language, choose, suggest } };
}
