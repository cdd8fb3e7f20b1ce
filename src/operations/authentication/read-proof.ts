import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isProofAlive, noProof, type Proof } from '../../domain/authentication/proof.ts';
import type { RecipientId } from '../../domain/ids.ts';
import { minuteMs } from '../../domain/time.ts';
import { findProof, noteProofUsed } from '../../persistence/stores/signing/authentication.ts';

/** As `X-Signing-Session` carries it: 32 bytes in base64url. */
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Null of a token that is none. */
export function hashOfGiven(token: string | undefined): Buffer | null {
  return token !== undefined && tokenForm.test(token) ? hashToken(token) : null;
}

interface Prover {
  id: RecipientId;
  linkVersion: number;
}

/** What the browser with this token has proved of the recipient; a token that is wrong is none. */
export async function readProof(
  em: EntityManager,
  prover: Prover,
  token: string | undefined,
  now: Date,
): Promise<Proof> {
  return readProofOf(em, prover, hashOfGiven(token), now);
}

/** As `readProof`, by the hash of the token; null is none. */
export async function readProofOf(
  em: EntityManager,
  { id, linkVersion }: Prover,
  tokenSha256: Uint8Array | null,
  now: Date,
): Promise<Proof> {
  if (!tokenSha256) return noProof;
  const found = await findProof(em, tokenSha256);
  if (found?.recipientId !== id || !isProofAlive(found, linkVersion, now)) return noProof;
  // At most one write a minute, as for keys.
  if (now.getTime() - found.usedAt.getTime() >= minuteMs) {
    await noteProofUsed(em, tokenSha256, now);
  }
  return { tokenSha256, steps: found.steps };
}
