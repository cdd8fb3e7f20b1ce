import {
  WebhookDeliveryEntity,
  type WebhookDelivery,
} from '../../persistence/entities/webhooks.ts';
import type { Transaction } from '../context.ts';

export interface NewDelivery {
  organizationId: string;
  webhookId: string;
  eventId: string;
  eventType: string;
  documentId: string | null;
  /** 0, or which resend it is. */
  resend?: number;
  held?: boolean;
}

/** One event for one endpoint; Temporal is told after the commit, unless it is held. */
export function addDelivery(tx: Transaction, delivery: NewDelivery): WebhookDelivery {
  const { resend = 0, held = false, ...about } = delivery;
  const id = tx.deps.ids.next();
  if (!held) tx.changes.deliveries.add(id);
  return tx.em.create(WebhookDeliveryEntity, {
    id,
    ...about,
    resend,
    status: 'pending',
    held,
    told: false,
    leaseUntil: null,
    tellAttempts: 0,
    createdAt: tx.now,
    finishedAt: null,
  });
}
