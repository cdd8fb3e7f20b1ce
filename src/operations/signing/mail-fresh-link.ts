import * as rules from '../../domain/signing/mail-fresh-link.ts';
import { findLastMailed } from '../../persistence/stores/mails/mails.ts';
import { applyDecision } from '../documents/apply.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import type { KnownLink } from './open-link.ts';
import { openSession, type Origin } from './open-session.ts';

/** Mails a recipient a link that shows a completed document again, where theirs no longer does. */
export async function mailFreshLink(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
): Promise<void> {
  const session = await openSession(tx, link, origin);
  const lastMailedAt = await findLastMailed(tx.em, session.recipient, 'fresh_link');
  const decision = rules.mailFreshLink(session, lastMailedAt, tx.now);
  await applyDecision(tx, session.principal, session, decision);
}
