import { publicId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/** At once and for good; a key revoked before keeps its first time. @throws KEY_NOT_FOUND */
export async function revokeApiKey(tx: Transaction, keyId: string): Promise<void> {
  const rows = await tx.em.execute<{ id: string }[]>(
    `update api_keys set revoked_at = coalesce(revoked_at, ?) where id = ? returning id`,
    [tx.now, keyId],
  );
  if (rows.length === 0) throw notFound('KEY', publicId('key', keyId));
}
