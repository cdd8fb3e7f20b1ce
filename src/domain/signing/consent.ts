import { consentTexts } from '@countersign/words/consent';
import { locales, type Locale } from '../mail/mail.ts';

export interface ConsentTerms {
  /** `<language>-<first 8 hex digits of the SHA-256>`. */
  version: string;
  language: Locale;
  text: string;
  sha256: string;
}

/** Words of a workspace or of ours, under the version that names them exactly. */
export function consentTerms(
  text: string,
  language: Locale,
  sha256: (text: string) => string,
): ConsentTerms {
  const digest = sha256(text);
  return { version: `${language}-${digest.slice(0, 8)}`, language, text, sha256: digest };
}

/** The words of ours that a person is asked to agree to. */
export function defaultConsentTerms(
  language: Locale,
  sha256: (text: string) => string,
): ConsentTerms {
  return consentTerms(consentTexts[language], language, sha256);
}

/** The language that a version says its words are in; undefined when it can be none of ours. */
export function languageOfVersion(version: string): Locale | undefined {
  return locales.find((language) => version.startsWith(`${language}-`));
}
