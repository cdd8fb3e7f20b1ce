import { publicId, type ApiKeyId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import { revokeKey } from '../../persistence/stores/api-keys.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/** At once and for good. @throws KEY_NOT_FOUND */
export async function revokeApiKey(tx: Transaction, keyId: ApiKeyId): Promise<void> {
  if (!(await revokeKey(tx.em, keyId, tx.now))) throw notFound('KEY', publicId('key', keyId));
}
