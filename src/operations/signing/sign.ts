import { approveDocument as decideApproval } from '../../domain/signing/approve.ts';
import type { SignatureId } from '../../domain/ids.ts';
import type { SignedResult, SigningOutcome } from '../../domain/signing/complete-turn.ts';
import { signDocument as decideSigning, type SignDocument } from '../../domain/signing/sign.ts';
import { signingRecord } from '../../evidence/record.ts';
import { readSha256 } from '../../persistence/stores/files.ts';
import { findSigned, insertSignature } from '../../persistence/stores/signatures.ts';
import { applyDecision } from '../documents/apply.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import type { KnownLink } from './open-link.ts';
import { openSession, type Origin, type SigningSession } from './open-session.ts';

export type SignedSession = SigningSession & SignedResult;

/** A signer signs. A repetition is answered as the first time. */
export function signDocument(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  given: Omit<SignDocument, 'id'>,
) {
  return completeTurn(tx, link, origin, (session, id, before) =>
    decideSigning(session, { ...given, id }, before, tx.now),
  );
}

/** An approver approves. A repetition is answered as the first time. */
export function approveDocument(tx: Transaction, link: KnownLink, origin: Origin) {
  return completeTurn(tx, link, origin, (session, id, before) =>
    decideApproval(session, id, before, tx.now),
  );
}

type Decide = (
  session: SigningSession,
  id: SignatureId,
  before: SignedResult | undefined,
) => SigningOutcome;

async function completeTurn(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  decide: Decide,
): Promise<SignedSession> {
  const session = await openSession(tx, link, origin);
  const { document, recipient, principal } = session;
  const before = await findSigned(tx.em, recipient);
  const outcome = decide(session, tx.deps.ids.next<'sig'>(), before);
  if (!outcome.alreadyDone) {
    const preparedSha256 = await readSha256(tx.em, document.preparedFileId);
    const bound = signingRecord(document, recipient, outcome.signature, preparedSha256);
    insertSignature(tx.em, document, outcome.signature, bound);
    for (const decision of outcome.decisions) {
      await applyDecision(tx, principal, session, decision);
    }
  }
  return { ...session, ...outcome.result };
}
