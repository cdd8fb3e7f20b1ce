import { consent as ar } from './ar/consent.ts';
import { consent as de } from './de/consent.ts';
import { consent as en } from './en/consent.ts';
import { consent as es } from './es/consent.ts';
import { consent as fr } from './fr/consent.ts';
import type { Language } from './languages.ts';

/**
 * What 15 U.S.C. 7001(c) requires to be stated before somebody consents to electronic records: the
 * paper option, withdrawal and what follows from it, scope, how to withdraw and to update contact
 * details, how to get paper copies, what hardware and software it takes, and how access is shown: who
 * signs, after the whole document was sent to them, confirms the consent. The words in quotation marks
 * are those of the signing page.
 */
export const consentTexts: Readonly<Record<Language, string>> = { en, de, fr, es, ar };
