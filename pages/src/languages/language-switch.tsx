import { isLanguage, languages, type Language } from '@countersign/words/languages';
import type { LanguageChoice } from './use-catalogue.ts';

/**
 * Changes the words of the page and nothing else: what was typed stays. It is labelled in the language of
 * the words that are there, `shown`, while the chosen ones are still loaded.
 */
export function LanguageSwitch(props: { shown: Language; choice: LanguageChoice }) {
  const { shown, choice } = props;
  return (
    <select
      class="language"
      translate={false}
      aria-label={languages[shown].listLabel}
      value={choice.language}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) choice.choose(value);
      }}
    >
      {Object.entries(languages).map(([code, { name }]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
