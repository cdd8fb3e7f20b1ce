import {
  resultOfAnswer,
  statusAfterAttempt,
  type AttemptResult,
  type DeliveryStatus,
} from '../../domain/webhook/delivery.ts';
import { healthAfterAttempt } from '../../domain/webhook/endpoint-health.ts';
import { WebhookEntity } from '../../persistence/entities/webhooks.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import type { Attempt } from './attempt.ts';
import { disableWebhook } from './disable.ts';
import { inBatches } from './in-batches.ts';
import { lockById } from './lock.ts';
import { noteSuccesses } from './note-successes.ts';

interface Delivery {
  deliveryId: string;
  webhookId: string;
}

export interface AttemptOutcome {
  status: DeliveryStatus;
  /** This attempt switched its endpoint off. */
  disabled: boolean;
}

/** Two, so that a slow commit of one batch does not hold up all others. */
const batch = { items: 50, underWay: 2 };

/**
 * Notes an attempt, what it means for its delivery, and what for the endpoint, in one commit.
 * Repeated, it changes nothing. Successes at healthy endpoints, nearly all there is, share a
 * statement; the others, and those that meet somebody's lock, have a transaction of their own.
 */
export function makeRecordAttempt(
  deps: OperationDeps,
): (delivery: Delivery, attempt: Attempt) => Promise<AttemptOutcome> {
  const noteSuccess = inBatches(batch, noteSuccesses(deps));

  return async (delivery, attempt) => {
    const result = resultOfAnswer(attempt.statusCode);
    if (result === 'succeeded') {
      const { deliveryId } = delivery;
      // One delivery that cannot be noted takes nobody with it: each is tried alone.
      const noted = await noteSuccess({ deliveryId, attempt }).catch(() => false);
      if (noted) return { status: 'succeeded', disabled: false };
    }
    return noteAlone(deps, delivery, attempt, result);
  };
}

async function noteAlone(
  deps: OperationDeps,
  { deliveryId, webhookId }: Delivery,
  attempt: Attempt,
  result: AttemptResult,
): Promise<AttemptOutcome> {
  return inTransaction(deps, async (tx) => {
    const disabled = await changeHealth(tx, webhookId, deliveryId, result);
    const [delivery] = await tx.em.execute<{ status: DeliveryStatus; active: boolean }[]>(
      `select d.status, w.status = 'active' as active
       from webhook_deliveries d join webhooks w on w.id = d.webhook_id
       where d.id = ? for no key update of d`,
      [deliveryId],
    );
    if (!delivery) return { status: 'skipped', disabled };
    await insertAttempt(tx, deliveryId, attempt);
    const status = statusOf(delivery, result, attempt.number);
    if (status !== delivery.status) {
      await tx.em.execute(
        `update webhook_deliveries set status = ?, finished_at = ? where id = ?`,
        [status, status === 'pending' ? null : tx.now, deliveryId],
      );
    }
    return { status, disabled };
  });
}

function statusOf(
  delivery: { status: DeliveryStatus; active: boolean },
  result: AttemptResult,
  number: number,
): DeliveryStatus {
  // It arrived, whatever became of the endpoint or the document while it was on its way.
  if (result === 'succeeded') return 'succeeded';
  if (delivery.status !== 'pending') return delivery.status;
  const status = statusAfterAttempt(result, number);
  return status === 'pending' && !delivery.active ? 'skipped' : status;
}

async function insertAttempt(tx: Transaction, deliveryId: string, attempt: Attempt): Promise<void> {
  await tx.em.execute(
    `insert into webhook_attempts
       (id, delivery_id, number, at, status_code, duration_ms, response, error)
     values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (delivery_id, number) do nothing`,
    [
      tx.deps.ids.next(),
      deliveryId,
      attempt.number,
      attempt.at,
      attempt.statusCode ?? null,
      attempt.durationMs,
      attempt.response ?? null,
      attempt.error ?? null,
    ],
  );
}

/** The row is locked only when something changes: healthy endpoints' deliveries never queue. */
async function changeHealth(
  tx: Transaction,
  webhookId: string,
  deliveryId: string,
  result: AttemptResult,
): Promise<boolean> {
  const seen = await tx.em.findOne(WebhookEntity, { id: webhookId });
  if (!seen) return false;
  const wanted = healthAfterAttempt(seen, result, tx.now);
  const same = wanted.failingSince?.getTime() === seen.failingSince?.getTime();
  if (same && wanted.disabled === undefined) return false;
  const webhook = await lockById(tx, webhookId);
  if (!webhook) return false;
  const health = healthAfterAttempt(webhook, result, tx.now);
  webhook.failingSince = health.failingSince;
  if (health.disabled) await disableWebhook(tx, webhook, { reason: health.disabled, deliveryId });
  await tx.em.flush();
  return health.disabled !== undefined;
}
