import {
  countedSince,
  mailedJustNow,
  requireDemanded,
  requireLiveCode,
  requireRoomForCode,
} from '../../domain/authentication/codes.ts';
import type { AuthenticationMethod } from '../../domain/authentication/demand.ts';
import { addressHint } from '../../domain/authentication/hint.ts';
import { Refusal } from '../../domain/refusals.ts';
import { findCodeMail, listCodes } from '../../persistence/stores/signing/authentication.ts';
import { cancelPendingMails } from '../../persistence/stores/mails/mails.ts';
import { applyDecision } from '../documents/apply.ts';
import { sealMailedCode } from '../mails/mailed-code.ts';
import type { KnownLink } from '../signing/open-link.ts';
import { openSession, type Origin, type SigningSession } from '../signing/open-session.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { makeCode } from './make-code.ts';

/** What the page needs to ask for what was started. */
export interface StartedProof {
  hint?: string;
  expiresAt?: Date;
  retryAfterS?: number;
  /** The mail server refused the address of the mail with the code. */
  undeliverable?: boolean;
}

/**
 * Begins one of the demands: mails a code, or says until when the sender's is good.
 * @throws RECIPIENT_BLOCKED, VALIDATION_ERROR for what is not asked, TOO_MANY_CODES,
 * DOCUMENT_NOT_OPEN for a mailed code about a draft
 */
export async function startAuthentication(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  method: Exclude<AuthenticationMethod, 'passkey'>,
): Promise<StartedProof> {
  const session = await openSession(tx, link, origin, 'unblocked');
  const { recipient } = session;
  requireDemanded(recipient.authentication, method);
  switch (method) {
    case 'email_code':
      return mailCode(tx, session);
    case 'external_code':
      return waitingCode(tx, session);
    case 'access_code':
      return {};
  }
}

/** Until when the sender's code is good; nothing is said where they have not asked for one. */
async function waitingCode({ em, realNow: now }: Transaction, { recipient }: SigningSession) {
  const codes = await listCodes(em, recipient.id, countedSince(now));
  try {
    const { expiresAt } = requireLiveCode(codes, 'external_code', recipient.linkVersion, now);
    return { expiresAt };
  } catch (error) {
    if (error instanceof Refusal) return {};
    throw error;
  }
}

async function mailCode(tx: Transaction, session: SigningSession): Promise<StartedProof> {
  const { em, deps, realNow: now } = tx;
  const { recipient, document } = session;
  if (document.status === 'draft') {
    throw new Refusal('DOCUMENT_NOT_OPEN', 'The document has not been sent yet.');
  }
  const hint = addressHint(recipient.email);
  const codes = await listCodes(em, recipient.id, countedSince(now));
  const again = mailedJustNow(codes, recipient.linkVersion, now);
  if (again) {
    const { code, retryAfterS } = again;
    const undeliverable = (await findCodeMail(em, recipient, code.id)) === 'refused';
    const { expiresAt } = code;
    return { hint, expiresAt, retryAfterS, ...(undeliverable && { undeliverable }) };
  }
  requireRoomForCode(codes, now);
  await cancelPendingMails(em, [recipient.id], 'code');
  const { id, code, expiresAt } = await makeCode(tx, recipient, 'email_code');
  const content = {
    kind: 'code',
    code: sealMailedCode(deps.keyring, code, id),
    expiresAt: expiresAt.toISOString(),
  } as const;
  const mails = [{ to: recipient.id, occurrence: id, content }];
  await applyDecision(tx, session.principal, session, { events: [], mails });
  return { hint, expiresAt };
}
