import type { ReaderSign } from '../../domain/signing/reader-sign.ts';
import * as rules from '../../domain/signing/view.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import type { KnownLink } from './open-link.ts';
import { stepInSession, type Origin } from './open-session.ts';

/** The first page is on the recipient's screen. Once viewed, viewing again changes nothing. */
export function viewDocument(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  knownBy: ReaderSign | undefined,
) {
  return stepInSession(tx, link, origin, (session) => rules.viewDocument(session, tx.now, knownBy));
}
