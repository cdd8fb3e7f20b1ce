import { systemPrincipal } from '../../domain/access/principal.ts';
import type { DeliveryId, WebhookId } from '../../domain/ids.ts';
import { type DeliveryStatus } from '../../domain/webhook/delivery.ts';
import { resultOfAnswer, type AttemptResult } from '../../domain/webhook/attempt-result.ts';
import {
  deliveryAfterAttempt,
  endpointAfterAttempt,
  type Attempt,
} from '../../domain/webhook/record-attempt.ts';
import { WebhookEntity } from '../../persistence/entities/webhooks.ts';
import {
  lockDelivery,
  noteAttempt,
  noteSuccesses,
  type NotedAttempt,
} from '../../persistence/stores/webhooks/attempts.ts';
import { lockWebhookRow } from '../../persistence/stores/webhooks/webhooks.ts';
import { announce } from '../unit-of-work/announce.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { applyDecision } from './apply.ts';
import { inBatches } from '../unit-of-work/in-batches.ts';

interface Delivery {
  deliveryId: DeliveryId;
  webhookId: WebhookId;
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
  const noteSuccess = inBatches(batch, (attempts: readonly NotedAttempt[]) =>
    noteSuccesses(deps.database, attempts, deps.clock.now()),
  );

  return async (delivery, attempt) => {
    const result = resultOfAnswer(attempt.statusCode);
    const noted = { ...attempt, id: deps.ids.next(), deliveryId: delivery.deliveryId };
    // One delivery that cannot be noted takes nobody with it: each is tried alone.
    if (result === 'succeeded' && (await noteSuccess(noted).catch(() => false))) {
      return { status: 'succeeded', disabled: false };
    }
    return inTransaction(deps, (tx) => recordAlone(tx, delivery.webhookId, noted, result));
  };
}

async function recordAlone(
  tx: Transaction,
  webhookId: WebhookId,
  attempt: NotedAttempt,
  result: AttemptResult,
): Promise<AttemptOutcome> {
  const { deliveryId } = attempt;
  const disabled = await changeHealth(tx, { deliveryId, webhookId }, result);
  const delivery = await lockDelivery(tx.em, deliveryId);
  if (!delivery) return { status: 'skipped', disabled };
  const status = deliveryAfterAttempt(delivery, result, attempt.number);
  const unchanged = status === 'pending' || status === delivery.status;
  await noteAttempt(tx.em, attempt, unchanged ? undefined : status, tx.realNow);
  return { status, disabled };
}

/** The row is locked only when something changes: healthy endpoints' deliveries never queue. */
async function changeHealth(
  tx: Transaction,
  { deliveryId, webhookId }: Delivery,
  result: AttemptResult,
): Promise<boolean> {
  const seen = await tx.em.findOne(WebhookEntity, { id: webhookId });
  if (!seen || !endpointAfterAttempt(seen, result, deliveryId, tx.realNow)) return false;
  await announce(tx, seen.organizationId);
  const webhook = await lockWebhookRow(tx.em, webhookId);
  const decision = webhook && endpointAfterAttempt(webhook, result, deliveryId, tx.realNow);
  if (!decision) return false;
  await applyDecision(tx, systemPrincipal, webhook, decision);
  await tx.em.flush();
  return decision.facts.status === 'disabled';
}
