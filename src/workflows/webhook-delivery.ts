import {
  ActivityFailure,
  type ActivityOptions,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
} from '@temporalio/workflow';
import type { DeliveryOutcome } from '../domain/webhook/delivery.ts';
import { heartbeatTimeout } from './activity-options.ts';
import type {
  DeliveryActivities,
  DeliveryInput,
  DeliveryResult,
  DeliveryStep,
} from './contracts.ts';

/**
 * One event on its way to one endpoint, however long that takes. The schedule of attempts is not
 * here: each failed attempt names its next time (`nextRetryDelay`), and the database counts them,
 * so that waiting costs no history, and a Temporal that lost its memory begins where it was.
 */
export async function webhookDelivery(input: DeliveryInput): Promise<DeliveryOutcome> {
  setCurrentDetails(`Event ${input.eventId}\n\nEndpoint ${input.webhookId}`);
  const step: DeliveryStep = {
    deliveryId: input.deliveryId,
    webhookId: input.webhookId,
    at: Date.now(),
  };
  const { outcome, ownerToNotify } = await deliverOrGiveUp(step, input.eventType);
  if (ownerToNotify) {
    const limits = { startToCloseTimeout: '2 min' } as const;
    await steps('mail the owner that the endpoint is disabled', limits).notifyOwner(step);
  }
  return outcome;
}

async function deliverOrGiveUp(step: DeliveryStep, eventType: string): Promise<DeliveryResult> {
  try {
    return await steps(`deliver ${eventType}`, { heartbeatTimeout }).deliver(step);
  } catch (error) {
    // An operator's cancellation leaves the delivery pending: reconciliation starts it again.
    if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
    return await steps('note that it was given up').recordExhausted(step);
  }
}

/**
 * No limit of attempts: those that count are in the database, and neither a dead database nor an
 * endpoint's queue uses any up. The poster ends after 15 s, so a start that is 30 s old is lost;
 * an attempt beats, and one whose worker died is made again within seconds.
 */
function steps(summary: string, limits: ActivityOptions = {}): DeliveryActivities {
  return proxyActivities<DeliveryActivities>({
    startToCloseTimeout: '30 s',
    retry: { initialInterval: '1 s', backoffCoefficient: 2, maximumInterval: '1 min' },
    summary,
    ...limits,
  });
}
