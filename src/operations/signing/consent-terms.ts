import type { RecipientState } from '../../domain/document/state.ts';
import type { Settings } from '../../domain/settings/settings.ts';
import { consentTerms, type ConsentTerms } from '../../domain/signing/consent.ts';
import { sha256 } from '../../evidence/sha256.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** What the recipient agreed to, or is asked to; what was agreed to stands when the text changes. */
export function termsFor(
  { defaultLocale }: Pick<OperationDeps, 'defaultLocale'>,
  recipient: RecipientState,
  { signing }: Settings,
): ConsentTerms {
  const { consentVersion, consentText, consentLanguage } = recipient;
  if (consentText === null) return consentTerms(signing.esign_consent_text, defaultLocale, sha256);
  const agreed = consentTerms(consentText, consentLanguage ?? 'en', sha256);
  return { ...agreed, version: consentVersion ?? agreed.version };
}
