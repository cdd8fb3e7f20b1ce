import type { OrganizationId, WebhookId } from '../ids.ts';
import type { DeliveryStatus } from './delivery.ts';
import { subscribes, type WebhookEventType } from './event-types.ts';

/** One event's way to one endpoint, as it begins. */
export interface NewDelivery {
  webhookId: WebhookId;
  /** 0, or which resend it is. */
  resend: number;
  status: DeliveryStatus;
  /** Waits for the seal. */
  deferred: boolean;
  finishedAt: Date | null;
}

/** A workspace's endpoint, as an event meets it. */
export interface Endpoint {
  id: WebhookId;
  organizationId: OrganizationId;
  /** Empty: every type but the extensions. */
  events: readonly WebhookEventType[];
  active: boolean;
}

/**
 * A delivery for each endpoint that subscribed to the event's type. One that is paused or disabled
 * gets it as skipped, so that what it missed can be resent.
 */
export function deliveriesOf(
  event: { organizationId: OrganizationId; type: WebhookEventType; deferred: boolean },
  endpoints: readonly Endpoint[],
  now: Date,
): NewDelivery[] {
  return endpoints
    .filter(
      ({ organizationId, events }) =>
        organizationId === event.organizationId && subscribes(events, event.type),
    )
    .map(({ id, active }) => ({
      webhookId: id,
      resend: 0,
      status: active ? 'pending' : 'skipped',
      deferred: active && event.deferred,
      finishedAt: active ? null : now,
    }));
}

/** One that is asked for, at an active endpoint. */
export function newDelivery(webhookId: WebhookId, resend = 0): NewDelivery {
  return { webhookId, resend, status: 'pending', deferred: false, finishedAt: null };
}
