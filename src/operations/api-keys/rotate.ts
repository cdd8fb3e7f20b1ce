import { ownAllowance } from '../../domain/access/allowance.ts';
import type { Scope } from '../../domain/access/scopes.ts';
import type { Principal } from '../../domain/access/principal.ts';
import { publicId, type ApiKeyId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import { endKey, lockKey } from '../../persistence/stores/organizations/api-keys.ts';
import { announce } from '../unit-of-work/announce.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { addApiKey } from './create.ts';
import { revokeApiKey } from './revoke.ts';

/**
 * A new key with all that the old one may do, which stops working after `overlapMs`; with 0 it is
 * revoked.
 * @returns undefined when the old one has ended
 * @throws KEY_NOT_FOUND
 */
export async function rotateApiKey(
  tx: Transaction,
  principal: Principal,
  oldId: ApiKeyId,
  overlapMs: number,
): Promise<{ id: ApiKeyId; key: string; oldEndsAt: Date } | undefined> {
  const old = await lockKey(tx.em, oldId);
  if (!old) throw notFound('KEY', publicId('key', oldId));
  const { expiresAt, revokedAt, organizationId, memberId, label } = old;
  await announce(tx, organizationId);
  if (revokedAt || (expiresAt && expiresAt <= tx.now)) return undefined;
  // Scopes alone are ever written into the column.
  const scopes = old.scopes as Scope[];
  const allowance = ownAllowance(old);
  const granted = { organizationId, memberId, label, scopes, ...(allowance && { allowance }) };
  const made = await addApiKey(tx, { ...granted, ...(expiresAt && { expiresAt }) }, principal);
  const overlapEnd = new Date(tx.now.getTime() + overlapMs);
  const oldEndsAt = expiresAt && expiresAt < overlapEnd ? expiresAt : overlapEnd;
  if (overlapMs === 0) await revokeApiKey(tx, principal, oldId);
  else await endKey(tx.em, oldId, oldEndsAt);
  const details = { label, to: made.id, oldEndsAt };
  const rotated = { type: 'api_key.rotated', keyId: oldId, details } as const;
  recordEvent(tx, principal, rotated, { organizationId });
  return { ...made, oldEndsAt };
}
