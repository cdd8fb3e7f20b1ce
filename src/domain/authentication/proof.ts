import type { RecordedAuthentication } from '@countersign/verifier/recorded-authentication';
import { Refusal } from '../refusals.ts';
import { hourMs, minuteMs } from '../time.ts';
import type { AuthenticationMethod, Demand, DemandedBefore } from './demand.ts';

/** One demand that a browser has met, as it is kept and recorded. */
export type ProvedStep = RecordedAuthentication;

/** What one browser has proved of a recipient. */
export interface Proof {
  /** Null where nothing has been proved. */
  readonly tokenSha256: Uint8Array | null;
  readonly steps: readonly ProvedStep[];
}

export const noProof: Proof = { tokenSha256: null, steps: [] };

/** Without use, and at all: after either a browser proves itself anew. */
export const proofIdleMs = 30 * minuteMs;
export const proofMaxAgeMs = 12 * hourMs;

/** Whether a browser's proof still counts: for this link's version, used lately, not too old. */
export function isProofAlive(
  session: { linkVersion: number; createdAt: Date; usedAt: Date },
  linkVersion: number,
  now: Date,
): boolean {
  const sinceMs = (then: Date) => now.getTime() - then.getTime();
  return (
    session.linkVersion === linkVersion &&
    sinceMs(session.usedAt) < proofIdleMs &&
    sinceMs(session.createdAt) < proofMaxAgeMs
  );
}

/** What a request is let through to. */
export type Guard =
  /** The session in its reduced form, which everybody may read. */
  | 'none'
  /** Whoever is blocked is refused. */
  | 'unblocked'
  | DemandedBefore;

interface Asked {
  authentication: readonly Demand[];
  blockedAt: Date | null;
}

/**
 * Demands that have to be met before and are not. A passkey signs the act itself: nothing is done
 * for it before.
 */
export function openDemands(
  { authentication }: Pick<Asked, 'authentication'>,
  { steps }: Pick<Proof, 'steps'>,
  before: DemandedBefore,
): Demand[] {
  return authentication.filter(
    (demand) =>
      demand.method !== 'passkey' &&
      (before === 'act' || demand.before === 'view') &&
      !steps.some(({ method }) => method === demand.method),
  );
}

/** Whether nothing of the document may be shown. */
export function isHidden(asked: Asked, proof: Pick<Proof, 'steps'>): boolean {
  if (asked.authentication.length === 0) return false;
  return asked.blockedAt !== null || openDemands(asked, proof, 'view').length > 0;
}

/** @throws RECIPIENT_BLOCKED, AUTHENTICATION_REQUIRED */
export function requireProved(asked: Asked, proof: Pick<Proof, 'steps'>, guard: Guard): void {
  if (guard === 'none' || asked.authentication.length === 0) return;
  if (asked.blockedAt !== null) throw blocked();
  if (guard === 'unblocked') return;
  const [missing] = openDemands(asked, proof, guard);
  if (missing) throw authenticationRequired(missing.method);
}

export function blocked(): Refusal {
  return new Refusal(
    'RECIPIENT_BLOCKED',
    'Too many wrong codes were entered. The sender can let this recipient try again.',
  );
}

export function authenticationRequired(method: AuthenticationMethod): Refusal {
  return new Refusal(
    'AUTHENTICATION_REQUIRED',
    `This needs proof of who you are first: ${method}.`,
  );
}
