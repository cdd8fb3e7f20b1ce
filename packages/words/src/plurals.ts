import { languages, type Language, type PluralCategory } from './languages.ts';

/** Chooses among the forms of a language by a number, which stands where the form has `#`. */
export function pluralIn<L extends Language>(language: L) {
  const { intl } = languages[language];
  const rules = new Intl.PluralRules(intl);
  const format = new Intl.NumberFormat(intl);
  return (count: number, forms: Record<PluralCategory<L> | 'other', string>): string => {
    const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    return (known[rules.select(count)] ?? forms.other).replace('#', format.format(count));
  };
}

/** `125` as the language writes it: `125 %`, `125%`. */
export function percentIn(language: Language): (percent: number) => string {
  const format = new Intl.NumberFormat(languages[language].intl, { style: 'percent' });
  return (percent) => format.format(percent / 100);
}
