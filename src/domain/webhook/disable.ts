import { publicId, type DeliveryId } from '../ids.ts';
import type { WebhookDecision, WebhookState } from './decision.ts';
import type { DisableReason } from './endpoint-health.ts';

/**
 * Switches an endpoint off: what is pending for it ends, the workspace's log says so, and the owner
 * is mailed. `deliveryId` brought it about, and ends by itself.
 */
export function disableWebhook(
  { id, name, url }: Pick<WebhookState, 'id' | 'name' | 'url'>,
  { reason, deliveryId }: { reason: DisableReason; deliveryId: DeliveryId },
  now: Date,
): WebhookDecision {
  return {
    facts: { status: 'disabled', updatedAt: now },
    skipPending: { except: deliveryId },
    events: [{ type: 'organization.updated', details: { disabledWebhook: id, reason } }],
    mailToOwner: {
      // Once for each time it is disabled; the outbox finds it by the webhook's id.
      occurrence: `${id} ${now.toISOString()}`,
      content: {
        kind: 'webhook_disabled',
        webhook: { id: publicId('whk', id), name, url },
        reason,
      },
    },
  };
}
