import { isLanguage, type Language } from '@countersign/words/languages';

const key = 'countersign:language';

/** The language that was chosen on this device before, for these and all other pages of ours. */
export function keptLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(key) ?? '';
    return isLanguage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that denies storage keeps nothing: the choice then lasts as long as the page. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // There is nothing to tell the reader.
  }
}
