import { hash } from 'node:crypto';
import type { RecipientState } from '../../domain/document/state.ts';
import type { Locale } from '../../domain/mail/mail.ts';
import type { Settings } from '../../domain/settings/settings.ts';
import {
  consentTerms,
  defaultConsentTerms,
  type ConsentTerms,
} from '../../domain/signing/consent.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

const sha256 = (text: string) => hash('sha256', text);

/**
 * What the recipient agreed to, or is asked to; what was agreed to stands when the text changes.
 * Nobody says in which language a workspace writes words of its own: it is taken to be the one that
 * the service writes in.
 * @param wanted the language to read ours in; else the recipient's, else the service's
 */
export function termsFor(
  { defaultLocale }: Pick<OperationDeps, 'defaultLocale'>,
  recipient: RecipientState,
  { signing }: Settings,
  wanted?: Locale,
): ConsentTerms {
  const { consentVersion, consentText, consentLanguage } = recipient;
  if (consentText !== null) {
    const agreed = consentTerms(consentText, consentLanguage ?? 'en', sha256);
    return { ...agreed, version: consentVersion ?? agreed.version };
  }
  const own = signing.esign_consent_text;
  if (own !== null) return consentTerms(own, defaultLocale, sha256);
  return defaultConsentTerms(wanted ?? recipient.locale ?? defaultLocale, sha256);
}
