import {
  WebhookDeliveryEntity,
  type WebhookDelivery,
} from '../../persistence/entities/webhooks.ts';
import type { Transaction } from '../unit-of-work/context.ts';

export interface NewDelivery {
  organizationId: string;
  webhookId: string;
  eventId: string;
  eventType: string;
  documentId: string | null;
  /** 0, or which resend it is. */
  resend?: number;
  deferred?: boolean;
  /** Not to be made: the endpoint takes nothing now. It may be resent later. */
  skipped?: boolean;
}

/** One event for one endpoint; Temporal is told after the commit, unless it is deferred. */
export function addDelivery(tx: Transaction, delivery: NewDelivery): WebhookDelivery {
  const { resend = 0, deferred = false, skipped = false, ...about } = delivery;
  const id = tx.deps.ids.next();
  if (!deferred && !skipped) tx.changes.deliveries.add(id);
  return tx.em.create(WebhookDeliveryEntity, {
    id,
    ...about,
    resend,
    status: skipped ? 'skipped' : 'pending',
    deferred: deferred && !skipped,
    dispatched: false,
    leaseUntil: null,
    dispatchAttempts: 0,
    createdAt: tx.now,
    finishedAt: skipped ? tx.now : null,
  });
}
