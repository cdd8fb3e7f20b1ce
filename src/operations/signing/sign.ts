import { randomBytes } from 'node:crypto';
import { requireDemanded } from '../../domain/authentication/codes.ts';
import { isDemanded } from '../../domain/authentication/demand.ts';
import { authenticationRequired, requireProved } from '../../domain/authentication/proof.ts';
import { provedBy, withStep } from '../../domain/authentication/record-try.ts';
import type { DocumentDecision } from '../../domain/document/decision.ts';
import { invalid, Refusal } from '../../domain/refusals.ts';
import { canonicalAct, markOf, type ActMark } from '../../evidence/records/canonical-act.ts';
import type { Assertion } from '../../outside/passkeys.ts';
import {
  checkPasskey,
  creationOptions,
  noteFailedPasskey,
  ownPasskeys,
  requestOptions,
} from '../authentication/passkey.ts';
import {
  approveDocument as decideApproval,
  type ApproveDocument,
} from '../../domain/signing/approve.ts';
import { holdersBefore } from '../../domain/recipient/passing.ts';
import type { SignatureId } from '../../domain/ids.ts';
import type { SignedResult, SigningOutcome } from '../../domain/signing/complete-turn.ts';
import type { ShownFiles } from '../../domain/signing/shown-files.ts';
import { signDocument as decideSigning, type SignDocument } from '../../domain/signing/sign.ts';
import { signRecord } from '../../evidence/records/sign-record.ts';
import { signingRecord } from '../../evidence/records/signing-record.ts';
import { readSha256 } from '../../persistence/stores/files/files.ts';
import { hasRevision } from '../../persistence/stores/sealing/revisions.ts';
import { listServedFiles } from '../../persistence/stores/files/served-files.ts';
import { findSigned, signatureRow } from '../../persistence/stores/signing/signatures.ts';
import { applyDecision } from '../documents/apply.ts';
import { authoritiesOf } from '../test-workspaces/authorities.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import type { KnownLink } from './open-link.ts';
import { openSession, type Origin, type SigningSession } from './open-session.ts';

export type SignedSession = SigningSession & SignedResult;

/** What the page says was on the screen. */
interface Claimed {
  claimedSha256?: string | undefined;
  /** What a passkey says to it. */
  passkey?: Assertion | undefined;
}

type GivenApproval = Pick<ApproveDocument, 'fields'> & Claimed;

/** A signer signs. A repetition is answered as the first time. */
export async function signDocument(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  given: Omit<SignDocument, 'id' | 'shown'> & Claimed,
): Promise<SignedSession> {
  const decide: Decide = (session, found) => signing(given, tx.now)(session, found);
  return completeTurn(tx, link, origin, given, decide);
}

/** An approver approves. A repetition is answered as the first time. */
export async function approveDocument(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  given: GivenApproval,
): Promise<SignedSession> {
  const decide: Decide = (session, found) => approval(given, tx.now)(session, found);
  return completeTurn(tx, link, origin, given, decide);
}

interface Checked {
  id: SignatureId;
  shown: ShownFiles;
  before: SignedResult | undefined;
}

type Decide = (session: SigningSession, found: Checked) => SigningOutcome;

/** The row and the signed record of it commit together. */
async function completeTurn(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  { claimedSha256, passkey }: Claimed,
  decide: Decide,
): Promise<SignedSession> {
  const session = await openSession(tx, link, origin, 'act');
  const decided = await decideTurn(tx, session, claimedSha256, decide);
  if (decided.outcome.alreadyDone) return { ...session, ...decided.outcome.result };
  return writeTurn(tx, session, decided, await provePasskey(tx, session, decided, passkey));
}

/** As `completeTurn`, of a session of a test workspace: no passkey is asked for. */
export async function completeTestTurn(
  tx: Transaction,
  session: SigningSession,
  act: ChallengedAct,
): Promise<SignedSession> {
  const { claimedSha256 } = act.given;
  const decided = await decideTurn(tx, session, claimedSha256, decisionOf(act, tx.now));
  if (decided.outcome.alreadyDone) return { ...session, ...decided.outcome.result };
  return writeTurn(tx, session, decided, { outcome: decided.outcome, proofs: [] });
}

async function writeTurn(
  tx: Transaction,
  session: SigningSession,
  { preparedSha256 }: Decided,
  { outcome, proofs }: { outcome: Act; proofs: DocumentDecision[] },
): Promise<SignedSession> {
  const { document, recipient, recipients, principal } = session;
  const { records } = await authoritiesOf(tx.deps, tx.now);
  const content = signingRecord(
    document,
    recipient,
    outcome.signature,
    preparedSha256,
    holdersBefore(recipient, recipients),
  );
  const signed = await signRecord(content, records.issuer, tx.now);
  const awaitsTimestamp = records.takesTimestamps;
  const row = signatureRow(document, outcome.signature, { ...signed, awaitsTimestamp });
  tx.rows.push({ table: 'signatures', row });
  for (const decision of [...proofs, ...outcome.decisions]) {
    await applyDecision(tx, principal, session, decision);
  }
  return { ...session, ...outcome.result };
}

type Act = Extract<SigningOutcome, { alreadyDone: false }>;

interface Decided {
  outcome: SigningOutcome;
  preparedSha256: string;
  /** The same act again, by who has proved more. */
  again: (proof: SigningSession['proof']) => SigningOutcome;
}

/** What the act comes to, before anything of it is written. */
async function decideTurn(
  tx: Transaction,
  session: SigningSession,
  claimedSha256: string | undefined,
  decide: Decide,
): Promise<Decided> {
  const { document, recipient } = session;
  const before = await findSigned(tx.em, recipient);
  const preparedSha256 = await readSha256(tx.em, document.preparedFileId);
  const shown = await shownFiles(tx, session, preparedSha256, claimedSha256);
  const found = { id: tx.deps.ids.next<'sig'>(), shown, before };
  const again = (proof: SigningSession['proof']) => decide({ ...session, proof }, found);
  return { outcome: again(session.proof), preparedSha256, again };
}

/**
 * Where a passkey is asked for, what it signed must be this act.
 * @throws AUTHENTICATION_REQUIRED, PASSKEY_INVALID
 */
async function provePasskey(
  tx: Transaction,
  session: SigningSession,
  { outcome, preparedSha256, again }: Decided,
  passkey: Assertion | undefined,
): Promise<{ outcome: Act; proofs: DocumentDecision[] }> {
  const { recipient, proof } = session;
  const act = requireAct(outcome);
  if (!isDemanded(recipient.authentication, 'passkey')) return { outcome: act, proofs: [] };
  if (!passkey) throw authenticationRequired('passkey');
  const actOf = (challenged: string) => {
    const mark = markOf(challenged);
    return mark && actText(session, act, preparedSha256, mark);
  };
  try {
    const step = await checkPasskey(tx, session, passkey, actOf);
    const proved = requireAct(again({ ...proof, steps: withStep(proof.steps, step) }));
    return { outcome: proved, proofs: [provedBy(recipient, step)] };
  } catch (error) {
    if (error instanceof Refusal) await noteFailedPasskey(tx, session);
    throw error;
  }
}

/** @throws RECIPIENT_DONE */
function requireAct(outcome: SigningOutcome): Act {
  if (!outcome.alreadyDone) return outcome;
  throw new Refusal('RECIPIENT_DONE', 'You have already acted on this document.');
}

function actText(
  { document, recipient, terms }: SigningSession,
  { signature }: Act,
  preparedSha256: string,
  mark: ActMark,
): string {
  const ids = { documentId: document.id, recipientId: recipient.id };
  return canonicalAct(ids, signature, preparedSha256, terms, mark);
}

/** An act that a passkey is to sign, as a rule would let it be done now. */
export type ChallengedAct =
  | { action: 'sign'; given: Omit<SignDocument, 'id' | 'shown'> & Claimed }
  | { action: 'approve'; given: GivenApproval };

/**
 * What a browser needs to make a passkey, or to sign an act with the one that it has made.
 * @throws what the act itself is refused with; VALIDATION_ERROR where no passkey is asked for, or
 * without an act
 */
export async function startPasskey(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  act: ChallengedAct | undefined,
): Promise<Record<string, unknown>> {
  const session = await openSession(tx, link, origin, 'unblocked');
  const { recipient, proof } = session;
  requireDemanded(recipient.authentication, 'passkey');
  if ((await ownPasskeys(tx, session)).length === 0) return creationOptions(tx, session);
  requireProved(recipient, proof, 'act');
  if (!act) throw invalid('/act', 'is needed: the passkey signs it');
  const { claimedSha256 } = act.given;
  const decided = await decideTurn(tx, session, claimedSha256, decisionOf(act, tx.now));
  const mark = { nonce: randomBytes(16).toString('base64url'), at: tx.now.toISOString() };
  const { preparedSha256 } = decided;
  return requestOptions(
    tx,
    session,
    actText(session, requireAct(decided.outcome), preparedSha256, mark),
  );
}

function decisionOf(act: ChallengedAct, now: Date): Decide {
  if (act.action === 'approve') return approval(act.given, now);
  return signing(act.given, now);
}

function signing(given: Omit<SignDocument, 'id' | 'shown'>, now: Date): Decide {
  return (session, { before, ...found }) =>
    decideSigning(session, { ...given, ...found }, before, now);
}

function approval({ fields }: GivenApproval, now: Date): Decide {
  return (session, { before, ...found }) =>
    decideApproval(session, { fields, ...found }, before, now);
}

/** The document was only ever shown as it was prepared, or as one of its revisions. */
async function shownFiles(
  { em }: Transaction,
  { document, recipient }: SigningSession,
  preparedSha256: string,
  claimedSha256: string | undefined,
): Promise<ShownFiles> {
  const served = await listServedFiles(em, recipient.id);
  if (claimedSha256 === undefined) return { served };
  const isKnown =
    claimedSha256 === preparedSha256 || (await hasRevision(em, document.id, claimedSha256));
  return { claimed: { sha256: claimedSha256, isKnown }, served };
}
