import { Refusal } from '../refusals.ts';
import { minuteMs } from '../time.ts';

/** As long as a browser is given for it, and a little more. */
export const challengeLifeMs = 10 * minuteMs;

/** As many as one browser may have open: an act that was challenged holds what was filled in. */
export const challengesOfBrowser = 20;
/** Failures of a day that are logged: they block nobody, and the log only grows. */
export const maxLoggedFailures = 10;

/** One answer for whatever is wrong with it: the next start is free. */
export function invalidPasskey(): Refusal {
  return new Refusal('PASSKEY_INVALID', 'This is not signed by a passkey for this act.');
}

/** A challenge, as it was given to a browser. */
export interface GivenChallenge {
  linkVersion: number;
  /** Of the browser; null before it had proved anything. */
  tokenSha256: Uint8Array | null;
  /** Null where a passkey was to be made. */
  act: string | null;
  expiresAt: Date;
  usedAt: Date | null;
}

/** Whether what a browser brings answers a challenge that it was given, and that is still open. */
export function isAnswerable(
  { linkVersion, tokenSha256, act, expiresAt, usedAt }: GivenChallenge,
  asked: { for: 'creation' | 'act'; linkVersion: number; tokenSha256: Uint8Array | null },
  now: Date,
): boolean {
  const isOfBrowser =
    tokenSha256 === null
      ? asked.for === 'creation'
      : asked.tokenSha256 !== null && hexOf(tokenSha256) === hexOf(asked.tokenSha256);
  return (
    (act === null) === (asked.for === 'creation') &&
    linkVersion === asked.linkVersion &&
    usedAt === null &&
    expiresAt > now &&
    isOfBrowser
  );
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
