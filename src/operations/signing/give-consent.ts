import * as rules from '../../domain/signing/give-consent.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import type { KnownLink } from './open-link.ts';
import { stepInSession, type Origin } from './open-session.ts';

/** Records that the recipient agreed to electronic records, with the exact words agreed to. */
export function giveConsent(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  command: { version: string },
) {
  return stepInSession(tx, link, origin, (session) =>
    rules.giveConsent(session, command, session.terms, tx.now),
  );
}
