import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { lockWebhook } from './lock.ts';

/**
 * Removes an endpoint with its deliveries and their log for good; workflows that still wait find
 * nothing to do.
 * @throws WEBHOOK_NOT_FOUND
 */
export async function deleteWebhook(
  tx: Transaction,
  actor: MemberActor,
  webhookId: string,
): Promise<void> {
  const { id } = await lockWebhook(tx, actor, webhookId);
  // First, and in order: whoever skips deliveries of a document would meet the cascade half-way.
  await tx.em.execute(
    `delete from webhook_deliveries where id in (
       select id from webhook_deliveries where webhook_id = ? order by id for update)`,
    [id],
  );
  await tx.em.execute(`delete from webhooks where id = ?`, [id]);
  tx.em.clear();
}
