import { consentTerms, type ConsentTerms } from '../../domain/signing/consent.ts';
import * as rules from '../../domain/signing/give-consent.ts';
import { sha256 } from '../../evidence/record.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import type { KnownLink } from './open-link.ts';
import { stepInSession, type Origin } from './open-session.ts';

/** The words that a workspace asks consent to; null means the default text. */
export function termsOf(consentText: string | null): ConsentTerms {
  return consentTerms(consentText, sha256);
}

/** Records that the recipient agreed to electronic records, with the exact words agreed to. */
export function giveConsent(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  command: { version: string },
) {
  return stepInSession(tx, link, origin, (session) => {
    const terms = termsOf(session.settings.signing.esign_consent_text);
    return rules.giveConsent(session, command, terms, tx.now);
  });
}
