import { plusDays } from '../../domain/time.ts';
import { deliveryKeptDays } from '../../domain/webhook/delivery.ts';
import {
  purgeDeliveriesOf,
  purgeMessages,
  webhooksToPurge,
} from '../../persistence/stores/webhooks/delivery-purge.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

/** One transaction's share; the next call goes on. */
const batch = 1_000;

/**
 * Removes deliveries that ended more than 30 days ago, with their attempts, and the events nobody
 * holds any more. What it removes goes on counting in its webhook's statistics. Bounded: one call
 * takes `batch` deliveries of each webhook it meets.
 * @returns whether there may be more
 */
export async function purgeDeliveries(deps: OperationDeps): Promise<boolean> {
  const before = plusDays(deps.clock.now(), -deliveryKeptDays);
  const webhookIds = await webhooksToPurge(deps.database, before, batch);
  for (const id of webhookIds) {
    await inTransaction(deps, ({ em }) => purgeDeliveriesOf(em, id, before, batch));
  }
  const messages = await purgeMessages(deps.database, before, batch);
  return webhookIds.length > 0 || messages === batch;
}
