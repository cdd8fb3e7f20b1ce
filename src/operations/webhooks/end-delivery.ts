import type { DeliveryId, WebhookId } from '../../domain/ids.ts';
import {
  outcomeOf,
  type DeliveryOutcome,
  type MissedStatus,
} from '../../domain/webhook/delivery.ts';
import { endPendingDelivery } from '../../persistence/stores/webhooks/deliveries.ts';
import { unsentDisableMails } from '../../persistence/stores/mails/mail-outbox.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** How a delivery ended, and whether a mail about its endpoint is still to be sent. */
export interface DeliveryEnd {
  outcome: DeliveryOutcome;
  ownerToNotify: boolean;
}

/** Ends a delivery that is still pending, and says how it ended; one that is over stays as it is. */
export async function endDelivery(
  { database, clock }: OperationDeps,
  { deliveryId, webhookId }: { deliveryId: DeliveryId; webhookId: WebhookId },
  status: MissedStatus,
): Promise<DeliveryEnd> {
  const outcome = outcomeOf(await endPendingDelivery(database, deliveryId, status, clock.now()));
  if (outcome === 'succeeded') return { outcome, ownerToNotify: false };
  const mails = await unsentDisableMails(database, webhookId);
  return { outcome, ownerToNotify: mails.length > 0 };
}
