import { isLanguage, languages } from './languages.ts';
import type { LanguageChoice } from './use-catalogue.ts';

/** Changes the words of the page and nothing else: what was typed stays. */
export function LanguageSwitch(props: { label: string; choice: LanguageChoice }) {
  const { label, choice } = props;
  return (
    <select
      class="language"
      aria-label={label}
      value={choice.language}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) choice.choose(value);
      }}
    >
      {Object.entries(languages).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
