import { dayMs } from '../../domain/time.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { deliveryCounts } from '../../persistence/stores/webhooks.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

const keptMs = 30 * dayMs;
/** One transaction's share; the next call goes on. */
const batch = 1_000;

/**
 * Removes deliveries that ended more than 30 days ago, with their attempts, and the events nobody
 * holds any more. What it removes goes on counting in its webhook's statistics. Bounded: one call
 * takes `batch` deliveries of each webhook it meets.
 * @returns whether there may be more
 */
export async function purgeDeliveries(deps: OperationDeps): Promise<boolean> {
  const before = new Date(deps.clock.now().getTime() - keptMs);
  const oldest = await deps.database.fork().execute<{ webhook_id: string }[]>(
    `select distinct webhook_id from (
       select webhook_id from webhook_deliveries where finished_at < ?
       order by finished_at limit ${batch}) oldest`,
    [before],
  );
  for (const { webhook_id } of oldest) await purgeWebhook(deps, webhook_id, before);
  const messages = await purgeMessages(deps, before);
  return oldest.length > 0 || messages === batch;
}

/** The webhook first, then its deliveries: the order of everybody who locks both. */
async function purgeWebhook(deps: OperationDeps, webhookId: string, before: Date): Promise<void> {
  await inTransaction(deps, async ({ em }) => {
    await em.execute(`select 1 from webhooks where id = ? for no key update`, [webhookId]);
    await em.execute(
      `with gone as (
         delete from webhook_deliveries where id in (
           select id from webhook_deliveries where webhook_id = ? and finished_at < ?
           order by id limit ${batch} for update)
         returning status, created_at, finished_at),
       counted as (select ${deliveryCounts} from gone)
       update webhooks w set
         total_deliveries = w.total_deliveries + counted.total,
         successful = w.successful + counted.successful,
         failed = w.failed + counted.failed
       from counted where w.id = ?`,
      [webhookId, before, webhookId],
    );
  });
}

/** A resend holds the delivery it repeats, so an event without any is nobody's. */
async function purgeMessages(deps: OperationDeps, before: Date): Promise<number> {
  const rows = await deps.database.fork().execute<{ id: string }[]>(
    `delete from webhook_messages where event_id in (
       select event_id from webhook_messages m where created_at < ?
         and not exists (select from webhook_deliveries d where d.event_id = m.event_id)
       order by created_at limit ${batch})
     returning event_id as id`,
    [before],
  );
  return rows.length;
}
