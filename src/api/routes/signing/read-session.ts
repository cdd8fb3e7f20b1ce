import type { Locale } from '../../../domain/mail/mail.ts';
import { invalidSigningLink } from '../../../domain/signing/rules.ts';
import { turnOf } from '../../../domain/signing/session.ts';
import { termsFor } from '../../../operations/signing/consent-terms.ts';
import type { KnownLink } from '../../../operations/signing/open-link.ts';
import { isContentExpired } from '../../../operations/signing/open-session.ts';
import type { OperationDeps } from '../../../operations/unit-of-work/context.ts';
import { findSession } from '../../../persistence/stores/signing/signing-links.ts';
import type { SessionFacts } from './render-session.ts';

/**
 * The session as it stands, for reading: no lock, nothing changes.
 * @throws SIGNING_LINK_INVALID, also for one whose recipient became another since it was opened
 */
export async function readSession(
  { deps, link }: { deps: OperationDeps; link: KnownLink },
  language?: Locale,
): Promise<SessionFacts> {
  const session = await findSession(deps.database, link.documentId);
  const recipient = session?.recipients.find(({ id }) => id === link.recipientId);
  if (!session || !recipient || !link.verify(recipient.linkVersion)) throw invalidSigningLink();
  return {
    ...session,
    recipient,
    proof: link.proof,
    terms: termsFor(deps, recipient, session.settings, language),
    turn: turnOf(session.recipients, recipient),
    contentExpired: isContentExpired(deps, link, session.document, deps.clock.now()),
  };
}
