import type { EntityManager } from '@mikro-orm/postgresql';
import type { RecipientId } from '../../domain/ids.ts';
import { tables } from '../orm.ts';

/** What was meant for these recipients and has not left must not leave. */
export async function cancelPendingMails(
  em: EntityManager,
  recipientIds: readonly RecipientId[],
): Promise<void> {
  if (recipientIds.length === 0) return;
  await tables(em)
    .updateTable('mails')
    .set({ status: 'cancelled' })
    .where('recipient_id', 'in', recipientIds)
    .where('status', '=', 'pending')
    .execute();
}
