import type { Locale } from '../../domain/mail/mail.ts';
import { languageOfVersion } from '../../domain/signing/consent.ts';
import * as rules from '../../domain/signing/give-consent.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { termsFor } from './consent-terms.ts';
import type { KnownLink } from './open-link.ts';
import { stepInSession, type Origin, type SigningSession } from './open-session.ts';

/**
 * Records that the recipient agreed to electronic records, with the exact words agreed to: in the
 * language of the version that is quoted.
 */
export async function giveConsent(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  command: { version: string },
) {
  const language = languageOfVersion(command.version);
  const session = await stepInSession(tx, link, origin, (opened) =>
    rules.giveConsent(opened, command, termsIn(tx, opened, language), tx.now),
  );
  return { ...session, terms: termsIn(tx, session, language) };
}

function termsIn({ deps }: Transaction, session: SigningSession, language: Locale | undefined) {
  return termsFor(deps, session.recipient, session.settings, language);
}
