import * as rules from '../../domain/signing/delegate.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import type { KnownLink } from './open-link.ts';
import { stepInSession, type Origin, type SigningSession } from './open-session.ts';

/** A signer or approver gives their place to somebody else. */
export function delegateDocument(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  command: rules.DelegateDocument,
) {
  const to = { ...command, id: tx.deps.ids.next<'rec'>() };
  const decide = (session: SigningSession) => rules.delegateDocument(session, to, tx.now);
  return stepInSession(tx, link, origin, decide, 'act');
}
