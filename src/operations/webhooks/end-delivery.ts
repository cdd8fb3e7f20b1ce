import type { DeliveryStatus } from '../../domain/webhook/delivery.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** How a delivery ended, and whether a mail about its endpoint is still to be sent. */
export interface DeliveryEnd {
  outcome: Exclude<DeliveryStatus, 'pending'>;
  ownerToNotify: boolean;
}

/**
 * Ends a delivery that is still pending, and says how it ended; one that ended before stays as it
 * is, and one that is gone with its endpoint counts as skipped.
 */
export async function endDelivery(
  deps: OperationDeps,
  { deliveryId, webhookId }: { deliveryId: string; webhookId: string },
  status: 'failed' | 'skipped',
): Promise<DeliveryEnd> {
  const em = deps.database.fork();
  await em.execute(
    `update webhook_deliveries set status = ?, finished_at = ?
     where id = ? and status = 'pending'`,
    [status, deps.clock.now(), deliveryId],
  );
  const [row] = await em.execute<{ status: Exclude<DeliveryStatus, 'pending'> }[]>(
    `select status from webhook_deliveries where id = ?`,
    [deliveryId],
  );
  const outcome = row?.status ?? 'skipped';
  const mails = outcome === 'succeeded' ? [] : await unsentMails(deps, webhookId);
  return { outcome, ownerToNotify: mails.length > 0 };
}

/** Ids of the mails that tell the owner of this endpoint's end and have not left. */
export async function unsentMails(deps: OperationDeps, webhookId: string): Promise<string[]> {
  const rows = await deps.database.fork().execute<{ id: string }[]>(
    `select m.id from mails m join webhooks w on w.organization_id = m.organization_id
     where w.id = ? and m.document_id is null and m.status = 'pending'
       and m.kind = 'webhook_disabled' and starts_with(m.occurrence, w.id::text)
     order by m.created_at, m.id`,
    [webhookId],
  );
  return rows.map(({ id }) => id);
}
