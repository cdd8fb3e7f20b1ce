import type { Principal } from '../../domain/access/principal.ts';
import { publicId, type ApiKeyId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import {
  lockKey,
  revokeKey,
  type RevokedKey,
} from '../../persistence/stores/organizations/api-keys.ts';
import { announce } from '../unit-of-work/announce.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/** At once and for good; a key revoked before keeps its first time. @throws KEY_NOT_FOUND */
export async function revokeApiKey(
  tx: Transaction,
  principal: Principal,
  keyId: ApiKeyId,
): Promise<void> {
  const key = await lockKey(tx.em, keyId);
  if (!key) throw notFound('KEY', publicId('key', keyId));
  await announce(tx, key.organizationId);
  const revoked = await revokeKey(tx.em, keyId, tx.now);
  if (revoked) recordRevocation(tx, principal, revoked);
}

export function recordRevocation(
  tx: Transaction,
  principal: Principal,
  { id, organizationId, label }: RevokedKey,
): void {
  const revoked = { type: 'api_key.revoked', keyId: id, details: { label } } as const;
  recordEvent(tx, principal, revoked, { organizationId });
}
