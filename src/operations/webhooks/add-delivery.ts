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
  held?: boolean;
  /** Not to be made: the endpoint takes nothing now. It may be resent later. */
  skipped?: boolean;
}

/** One event for one endpoint; Temporal is told after the commit, unless it is held. */
export function addDelivery(tx: Transaction, delivery: NewDelivery): WebhookDelivery {
  const { resend = 0, held = false, skipped = false, ...about } = delivery;
  const id = tx.deps.ids.next();
  if (!held && !skipped) tx.changes.deliveries.add(id);
  return tx.em.create(WebhookDeliveryEntity, {
    id,
    ...about,
    resend,
    status: skipped ? 'skipped' : 'pending',
    held: held && !skipped,
    told: false,
    leaseUntil: null,
    tellAttempts: 0,
    createdAt: tx.now,
    finishedAt: skipped ? tx.now : null,
  });
}
