import { approveDocument as decideApproval } from '../../domain/signing/approve.ts';
import type { SignatureId } from '../../domain/ids.ts';
import type { SignedResult, SigningOutcome } from '../../domain/signing/complete-turn.ts';
import type { ShownBytes } from '../../domain/signing/shown-bytes.ts';
import { signDocument as decideSigning, type SignDocument } from '../../domain/signing/sign.ts';
import { signRecord } from '../../evidence/records/sign-record.ts';
import { signingRecord } from '../../evidence/records/signing-record.ts';
import { readSha256 } from '../../persistence/stores/files.ts';
import { hasRevision } from '../../persistence/stores/revisions.ts';
import { findSigned, signatureRow } from '../../persistence/stores/signatures.ts';
import { applyDecision } from '../documents/apply.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import type { KnownLink } from './open-link.ts';
import { openSession, type Origin, type SigningSession } from './open-session.ts';

export type SignedSession = SigningSession & SignedResult;

/** What the page says was on the screen. */
interface Claimed {
  claimedSha256?: string | undefined;
}

/** A signer signs. A repetition is answered as the first time. */
export function signDocument(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  given: Omit<SignDocument, 'id' | 'shown'> & Claimed,
) {
  const { claimedSha256, ...command } = given;
  return completeTurn(tx, link, origin, claimedSha256, (session, { before, ...found }) =>
    decideSigning(session, { ...command, ...found }, before, tx.now),
  );
}

/** An approver approves. A repetition is answered as the first time. */
export function approveDocument(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  { claimedSha256 }: Claimed,
) {
  return completeTurn(tx, link, origin, claimedSha256, (session, { before, ...found }) =>
    decideApproval(session, found, before, tx.now),
  );
}

interface Found {
  id: SignatureId;
  shown: ShownBytes;
  before: SignedResult | undefined;
}

/** The row and the signed record of it commit together. */
async function completeTurn(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  claimedSha256: string | undefined,
  decide: (session: SigningSession, found: Found) => SigningOutcome,
): Promise<SignedSession> {
  const session = await openSession(tx, link, origin);
  const { document, recipient, principal } = session;
  const before = await findSigned(tx.em, recipient);
  const preparedSha256 = await readSha256(tx.em, document.preparedFileId);
  const shown = await shownBytes(tx, session, preparedSha256, claimedSha256);
  const outcome = decide(session, { id: tx.deps.ids.next<'sig'>(), shown, before });
  if (!outcome.alreadyDone) {
    const { records } = tx.deps;
    const content = signingRecord(document, recipient, outcome.signature, preparedSha256);
    const signed = await signRecord(content, records.issuer, tx.now);
    const awaitsTimestamp = records.takesTimestamps;
    const row = signatureRow(document, outcome.signature, { ...signed, awaitsTimestamp });
    tx.rows.push({ table: 'signatures', row });
    for (const decision of outcome.decisions) {
      await applyDecision(tx, principal, session, decision);
    }
  }
  return { ...session, ...outcome.result };
}

/** The document was only ever shown as it was prepared, or as one of its revisions. */
async function shownBytes(
  { em }: Transaction,
  { document }: SigningSession,
  preparedSha256: string,
  claimedSha256: string | undefined,
): Promise<ShownBytes> {
  if (claimedSha256 === undefined) return {};
  const isKnown =
    claimedSha256 === preparedSha256 || (await hasRevision(em, document.id, claimedSha256));
  return { claimed: { sha256: claimedSha256, isKnown } };
}
