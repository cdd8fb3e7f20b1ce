import * as rules from '../../domain/signing/decline.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import type { KnownLink } from './open-link.ts';
import { stepInSession, type Origin } from './open-session.ts';

/** A signer or approver says no: the document closes as declined. */
export function declineDocument(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  command: rules.DeclineDocument,
) {
  return stepInSession(tx, link, origin, (session) =>
    rules.declineDocument(session, command, tx.now),
  );
}

/** A signer or approver does not want to sign electronically; counts as a decline. */
export function optOut(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  command: rules.DeclineDocument,
) {
  return stepInSession(tx, link, origin, (session) => rules.optOut(session, command, tx.now));
}
