import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { countedSince, requireDemanded } from '../../domain/authentication/codes.ts';
import {
  challengeLifeMs,
  challengesOfBrowser,
  invalidPasskey,
  isAnswerable,
  maxLoggedFailures,
} from '../../domain/authentication/passkeys.ts';
import type { ProvedStep } from '../../domain/authentication/proof.ts';
import { failedPasskey } from '../../domain/authentication/record-try.ts';
import type { Assertion, Creation } from '../../outside/passkeys.ts';
import { insertTry, listTries } from '../../persistence/stores/signing/authentication.ts';
import {
  dropChallenges,
  findChallenge,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  markChallengeUsed,
  updateCounter,
  type StoredChallenge,
} from '../../persistence/stores/signing/passkeys.ts';
import { applyDecision } from '../documents/apply.ts';
import type { KnownLink } from '../signing/open-link.ts';
import { openSession, type Origin, type SigningSession } from '../signing/open-session.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { saveSteps, type FinishedProof } from './finish.ts';
import { flagsOf } from './passkey-flags.ts';
import { hashToken } from './read-proof.ts';

/** The passkeys that the browser of this session has made for its recipient. */
export async function ownPasskeys({ em }: Transaction, { recipient, proof }: SigningSession) {
  return proof.tokenSha256 ? listPasskeys(em, recipient.id, proof.tokenSha256) : [];
}

/** What a browser needs to make a passkey. */
export async function creationOptions(
  tx: Transaction,
  session: SigningSession,
): Promise<Record<string, unknown>> {
  const { id, email, name } = session.recipient;
  const challenge = randomBytes(32);
  await keepChallenge(tx, session, challenge, null);
  const user = { id: Buffer.from(id.replaceAll('-', ''), 'hex'), name: email, displayName: name };
  return tx.deps.passkeys.creationOptions(user, challenge);
}

/** What a browser needs to sign an act: its SHA-256 is what is challenged. */
export async function requestOptions(
  tx: Transaction,
  session: SigningSession,
  act: string,
): Promise<Record<string, unknown>> {
  const challenge = createHash('sha256').update(act).digest();
  await keepChallenge(tx, session, challenge, act);
  return tx.deps.passkeys.requestOptions(await ownPasskeys(tx, session), challenge);
}

async function keepChallenge(
  { em, realNow: now }: Transaction,
  { recipient, proof }: SigningSession,
  challenge: Buffer,
  act: string | null,
): Promise<void> {
  const kept = {
    id: randomUUID(),
    challenge: challenge.toString('base64url'),
    act,
    linkVersion: recipient.linkVersion,
    tokenSha256: proof.tokenSha256,
    expiresAt: new Date(now.getTime() + challengeLifeMs),
    usedAt: null,
  };
  // Before it is there itself: where clocks stand or differ, the newest is not the last one given.
  await dropChallenges(em, recipient.id, proof.tokenSha256, challengesOfBrowser - 1);
  await insertChallenge(em, recipient.id, kept, now);
}

/**
 * Keeps a passkey that was made, for the browser that made it. It proves nothing yet.
 * @throws RECIPIENT_BLOCKED, VALIDATION_ERROR where none is asked, PASSKEY_INVALID
 */
export async function finishPasskey(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  credential: Creation,
): Promise<FinishedProof> {
  const session = await openSession(tx, link, origin, 'unblocked');
  const { recipient, proof } = session;
  requireDemanded(recipient.authentication, 'passkey');
  const given = await takeChallenge(tx, session, credential.response.clientDataJSON, 'creation');
  const made = await tx.deps.passkeys.checkCreation(credential, given.challenge);
  if (!made) throw invalidPasskey();
  const finished = await saveSteps(tx, session, link, proof.steps);
  const tokenSha256 = hashToken(finished.sessionToken);
  const owner = { recipientId: recipient.id, tokenSha256 };
  const isNew = await insertPasskey(tx.em, owner, { id: randomUUID(), ...made }, tx.realNow);
  if (!isNew) throw invalidPasskey();
  return finished;
}

/**
 * The step that an assertion over this act is, recorded whole. A challenge is answered once.
 * @param actOf the act as it would be at the challenge's time and with its nonce
 * @throws PASSKEY_INVALID
 */
export async function checkPasskey(
  tx: Transaction,
  session: SigningSession,
  assertion: Assertion,
  actOf: (challenged: string) => string | undefined,
): Promise<ProvedStep> {
  const { clientDataJSON, authenticatorData, signature } = assertion.response;
  const given = await takeChallenge(tx, session, clientDataJSON, 'act');
  const { act } = given;
  const passkey = (await ownPasskeys(tx, session)).find(
    ({ credentialId }) => credentialId === assertion.id,
  );
  if (!passkey || act === null || actOf(act) !== act) throw invalidPasskey();
  const held = await tx.deps.passkeys.checkAssertion(assertion, given.challenge, passkey);
  if (!held) throw invalidPasskey();
  await updateCounter(tx.em, passkey.id, held.counter);
  const { ipAddress, userAgent } = session.principal;
  return {
    method: 'passkey',
    before: 'act',
    // As the event that says so: by the workspace's clock.
    at: tx.now.toISOString(),
    attempts: 1,
    ip_address: ipAddress,
    user_agent: userAgent,
    passkey: {
      act: Buffer.from(act).toString('base64url'),
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey).toString('base64url'),
      authenticator_data: authenticatorData,
      client_data: clientDataJSON,
      signature,
      aaguid: passkey.aaguid,
      flags: flagsOf(Buffer.from(authenticatorData, 'base64url')),
    },
  };
}

/** What is refused stays used up; so many failures of a day are logged. */
export async function noteFailedPasskey(tx: Transaction, session: SigningSession): Promise<void> {
  const { em, realNow: now } = tx;
  const { recipient, principal } = session;
  tx.keepOnRefusal = true;
  const tries = await listTries(em, recipient.id, countedSince(now));
  const attempt = tries.filter(({ method }) => method === 'passkey').length + 1;
  if (attempt > maxLoggedFailures) return;
  await insertTry(em, recipient.id, 'passkey', now);
  await applyDecision(tx, principal, session, failedPasskey(recipient, attempt));
}

/** The challenge that is answered, which no other answer may name. @throws PASSKEY_INVALID */
async function takeChallenge(
  { em, realNow: now }: Transaction,
  { recipient, proof }: SigningSession,
  clientDataJSON: string,
  purpose: 'creation' | 'act',
): Promise<StoredChallenge> {
  const challenge = challengeIn(clientDataJSON);
  const found = challenge && (await findChallenge(em, recipient.id, challenge));
  const { linkVersion } = recipient;
  const asked = { for: purpose, linkVersion, tokenSha256: proof.tokenSha256 };
  if (!found || !isAnswerable(found, asked, now)) throw invalidPasskey();
  await markChallengeUsed(em, found.id, now);
  return found;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' && challenge !== '' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
