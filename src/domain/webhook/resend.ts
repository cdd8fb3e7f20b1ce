import { Refusal } from '../refusals.ts';
import { requireActive, type EndpointHealth } from './endpoint-health.ts';

/** One request resends this many at most, the oldest first; the next one goes on from there. */
export const maxResentAtOnce = 1_000;

/**
 * A delivery's event can be delivered once more, whatever became of the delivery.
 * @throws WEBHOOK_NOT_ACTIVE, EVENT_ERASED
 */
export function requireResendable(
  webhook: Pick<EndpointHealth, 'status'>,
  event: { erased: boolean },
): void {
  requireActive(webhook);
  if (event.erased) {
    throw new Refusal('EVENT_ERASED', 'The event’s content was deleted with its document.');
  }
}
