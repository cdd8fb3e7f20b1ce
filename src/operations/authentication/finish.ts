import { hash, randomBytes } from 'node:crypto';
import {
  countedSince,
  isCodeMethod,
  requireDemanded,
  requireLiveCode,
} from '../../domain/authentication/codes.ts';
import type { AuthenticationMethod } from '../../domain/authentication/demand.ts';
import { addressHint } from '../../domain/authentication/hint.ts';
import type { ProvedStep } from '../../domain/authentication/proof.ts';
import { provedBy, withStep, wrongTry } from '../../domain/authentication/record-try.ts';
import {
  countTryOfCode,
  endCodes,
  insertTry,
  listCodes,
  listTries,
  markTryRight,
  saveProof,
  type StoredCode,
  type AuthenticationTry,
} from '../../persistence/stores/signing/authentication.ts';
import { applyDecision } from '../documents/apply.ts';
import type { KnownLink } from '../signing/open-link.ts';
import { openSession, type Origin, type SigningSession } from '../signing/open-session.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { isAccessCode } from './demands.ts';
import { isCode } from './make-code.ts';
import { hashToken } from './read-proof.ts';

/** The session as the proof left it, and the token that carries it. */
export interface FinishedProof {
  session: SigningSession;
  sessionToken: string;
}

type CodeDemand = Exclude<AuthenticationMethod, 'passkey'>;

/**
 * Compares a code. It is counted first, under the document's lock: of many tries at once each one
 * sees those before it, in whatever process they came.
 * @throws RECIPIENT_BLOCKED, VALIDATION_ERROR for what is not asked, CODE_EXPIRED, CODE_WRONG
 */
export async function finishAuthentication(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  { method, code }: { method: CodeDemand; code: string },
): Promise<FinishedProof> {
  const session = await openSession(tx, link, origin, 'unblocked');
  const { recipient } = session;
  requireDemanded(recipient.authentication, method);
  const live = await findLive(tx, session, method);
  const tryId = await insertTry(tx.em, recipient.id, method, tx.realNow);
  if (live) await countTryOfCode(tx.em, live.id);
  const tries = (await listTries(tx.em, recipient.id, countedSince(tx.realNow))).filter(isOfCode);
  if (!isRight(tx, session, method, live, code)) {
    const wrongToday = tries.filter(({ rightCode }) => !rightCode).length;
    const counted = { wrongToday, triesOfCode: live && live.tries + 1 };
    const { decision, refusal } = wrongTry(recipient, method, counted, tx.realNow);
    await applyDecision(tx, session.principal, session, decision);
    tx.keepOnRefusal = true;
    throw refusal;
  }
  await markTryRight(tx.em, tryId);
  if (isCodeMethod(method)) await endCodes(tx.em, recipient.id, tx.realNow, method);
  const own = tries.filter((one) => one.method === method);
  const lastRight = own.findIndex(({ rightCode }) => rightCode);
  const attempts = lastRight === -1 ? own.length : lastRight;
  return keepStep(tx, session, link, stepOf(session, method, attempts, tx.now));
}

/** A wrong passkey blocks nobody. */
const isOfCode = ({ method: tried }: AuthenticationTry) => tried !== 'passkey';

/** The code that is asked for; undefined where the sender told one that has no end. */
async function findLive(
  { em, realNow: now }: Transaction,
  { recipient }: SigningSession,
  method: CodeDemand,
): Promise<StoredCode | undefined> {
  if (!isCodeMethod(method)) return undefined;
  const codes = await listCodes(em, recipient.id, countedSince(now));
  return requireLiveCode(codes, method, recipient.linkVersion, now);
}

function isRight(
  { deps: { keyring } }: Transaction,
  { recipient }: SigningSession,
  method: CodeDemand,
  live: StoredCode | undefined,
  code: string,
): boolean {
  if (live) return isCode(keyring, live, code);
  const secret = recipient.authentication.find((one) => one.method === method)?.secret;
  return secret !== undefined && isAccessCode(keyring, secret, code);
}

function stepOf(
  { recipient, principal }: SigningSession,
  method: CodeDemand,
  attempts: number,
  now: Date,
): ProvedStep {
  const { email, authentication } = recipient;
  return {
    method,
    before: authentication.find((one) => one.method === method)?.before ?? 'view',
    at: now.toISOString(),
    ...(method === 'email_code' && {
      hint: addressHint(email),
      address_sha256: hash('sha256', email),
    }),
    attempts,
    ip_address: principal.ipAddress,
    user_agent: principal.userAgent,
  };
}

/** Adds a step to what this browser has proved. */
export async function keepStep(
  tx: Transaction,
  session: SigningSession,
  link: KnownLink,
  step: ProvedStep,
): Promise<FinishedProof> {
  const finished = await saveSteps(tx, session, link, withStep(session.proof.steps, step));
  const decision = provedBy(session.recipient, step);
  await applyDecision(tx, session.principal, session, decision);
  return finished;
}

/** Notes what this browser has proved by now; one that is new gets a token to begin with. */
export async function saveSteps(
  tx: Transaction,
  session: SigningSession,
  link: KnownLink,
  steps: readonly ProvedStep[],
): Promise<FinishedProof> {
  const { recipient, proof } = session;
  const known = proof.tokenSha256 === null ? undefined : link.sessionToken;
  const sessionToken = known ?? randomBytes(32).toString('base64url');
  const tokenSha256 = hashToken(sessionToken);
  await saveProof(tx.em, tokenSha256, {
    recipientId: recipient.id,
    linkVersion: recipient.linkVersion,
    steps: [...steps],
    createdAt: tx.realNow,
    usedAt: tx.realNow,
  });
  return { session: { ...session, proof: { tokenSha256, steps } }, sessionToken };
}
