import { intlLocale, type Language } from './languages.ts';

/** The plural categories (CLDR) that the page's whole numbers fall into. */
interface Categories {
  en: 'one' | 'other';
  de: 'one' | 'other';
  fr: 'one' | 'other';
  es: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
}

/** Chooses among the forms of a language by a number, which stands where the form has `#`. */
export function pluralIn<L extends Language>(language: L) {
  const rules = new Intl.PluralRules(language);
  const format = new Intl.NumberFormat(intlLocale(language));
  return (count: number, forms: Record<Categories[L] | 'other', string>): string => {
    const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    return (known[rules.select(count)] ?? forms.other).replace('#', format.format(count));
  };
}

/** `125` as the language writes it: `125 %`, `125%`. */
export function percentIn(language: Language): (percent: number) => string {
  const format = new Intl.NumberFormat(intlLocale(language), { style: 'percent' });
  return (percent) => format.format(percent / 100);
}
