import type { EntityManager } from '@mikro-orm/postgresql';
import { Refusal } from '../../domain/refusals.ts';

/**
 * Holds the member in place until the transaction ends, so that nobody removes or demotes them
 * while they act. A member who was removed since the key was read has nothing to act with.
 */
export async function holdMember(em: EntityManager, memberId: string): Promise<void> {
  const rows = await em.execute(`select 1 from members where id = ? for share`, [memberId]);
  if (rows.length === 0) {
    throw new Refusal('INSUFFICIENT_ROLE', 'The member that this key belongs to was removed.');
  }
}
