import type { Principal } from '../../domain/access/principal.ts';
import { publicId, type ApiKeyId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import { isKnownKey, revokeKey, type RevokedKey } from '../../persistence/stores/api-keys.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/** At once and for good; a key revoked before keeps its first time. @throws KEY_NOT_FOUND */
export async function revokeApiKey(
  tx: Transaction,
  principal: Principal,
  keyId: ApiKeyId,
): Promise<void> {
  const revoked = await revokeKey(tx.em, keyId, tx.now);
  if (revoked) recordRevocation(tx, principal, revoked);
  else if (!(await isKnownKey(tx.em, keyId))) throw notFound('KEY', publicId('key', keyId));
}

export function recordRevocation(
  tx: Transaction,
  principal: Principal,
  { id, organizationId, label }: RevokedKey,
): void {
  const revoked = { type: 'api_key.revoked', keyId: id, details: { label } } as const;
  recordEvent(tx, principal, revoked, { organizationId });
}
