import { publicId } from '../ids.ts';
import type { WebhookState } from './decision.ts';
import { newDelivery, type NewDelivery } from './new-delivery.ts';
import { requireActive } from './endpoint-health.ts';

/**
 * An event that nothing caused, for one endpoint.
 * @throws WEBHOOK_NOT_ACTIVE
 */
export function sendTestEvent(webhook: Pick<WebhookState, 'id' | 'name' | 'status'>): {
  data: Record<string, unknown>;
  delivery: NewDelivery;
} {
  requireActive(webhook);
  const { id, name } = webhook;
  return {
    data: { webhook: { id: publicId('whk', id), name } },
    delivery: newDelivery(id),
  };
}
