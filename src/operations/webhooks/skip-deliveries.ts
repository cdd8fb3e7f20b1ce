import type { Transaction } from '../unit-of-work/context.ts';

/**
 * Ends what is still pending for an endpoint that was paused or disabled, or of a document that was
 * deleted. Rows are locked in id order, so that both at once do not wait for each other.
 */
export async function skipDeliveries(
  tx: Transaction,
  which: { webhookId: string; except?: string } | { documentId: string },
): Promise<void> {
  const column = 'webhookId' in which ? 'webhook_id' : 'document_id';
  const owner = 'webhookId' in which ? which.webhookId : which.documentId;
  const except = 'webhookId' in which ? (which.except ?? null) : null;
  await tx.em.execute(
    `update webhook_deliveries set status = 'skipped', finished_at = ?
     where id in (
       select id from webhook_deliveries
       where ${column} = ? and status = 'pending' and id is distinct from ?::uuid
       order by id for no key update)`,
    [tx.now, owner, except],
  );
}
