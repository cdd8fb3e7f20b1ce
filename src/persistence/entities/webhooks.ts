import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type {
  DeliveryId,
  DocumentId,
  EventId,
  OrganizationId,
  WebhookId,
} from '../../domain/ids.ts';
import type { DeliveryStatus } from '../../domain/webhook/delivery.ts';
import type { WebhookStatus } from '../../domain/webhook/endpoint-health.ts';
import type { WebhookEventType, WebhookMessageType } from '../../domain/webhook/event-types.ts';
import { texts, time } from './columns.ts';

export const WebhookEntity = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: p.uuid().$type<WebhookId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    name: p.text(),
    url: p.text(),
    /** Empty: every type. */
    events: texts().$type<WebhookEventType[]>(),
    status: p.text().$type<WebhookStatus>(),
    description: p.text().strictNullable(),
    /** Encrypted, bound to the row's id. */
    secret: p.text(),
    secretPrefix: p.text(),
    previousSecret: p.text().strictNullable(),
    previousSecretUntil: time().strictNullable(),
    failingSince: time().strictNullable(),
    totalDeliveries: p.integer(),
    successful: p.integer(),
    failed: p.integer(),
    createdAt: time(),
    updatedAt: time(),
  },
});
export type Webhook = InferEntity<typeof WebhookEntity>;

export const WebhookMessageEntity = defineEntity({
  name: 'WebhookMessage',
  tableName: 'webhook_messages',
  properties: {
    eventId: p.uuid().$type<EventId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    documentId: p.uuid().$type<DocumentId>().strictNullable(),
    type: p.text().$type<WebhookMessageType>(),
    /** The exact bytes of every attempt; null once its document was deleted. */
    body: p.text().strictNullable(),
    createdAt: time(),
  },
});
export type WebhookMessage = InferEntity<typeof WebhookMessageEntity>;

export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    id: p.uuid().$type<DeliveryId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    webhookId: p.uuid().$type<WebhookId>(),
    eventId: p.uuid().$type<EventId>(),
    eventType: p.text().$type<WebhookMessageType>(),
    documentId: p.uuid().$type<DocumentId>().strictNullable(),
    /** 0 for the first delivery, n for the n-th resend. */
    resend: p.integer(),
    status: p.text().$type<DeliveryStatus>(),
    /** Waits for the seal (`document.completed`). */
    deferred: p.boolean(),
    /** When it waited no more, of those that did. */
    releasedAt: time().strictNullable(),
    /** Its workflow was started. */
    dispatched: p.boolean(),
    leaseUntil: time().strictNullable(),
    dispatchAttempts: p.integer(),
    createdAt: time(),
    finishedAt: time().strictNullable(),
  },
});
export type WebhookDelivery = InferEntity<typeof WebhookDeliveryEntity>;

export const WebhookAttemptEntity = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempts',
  properties: {
    id: p.uuid().primary(),
    deliveryId: p.uuid().$type<DeliveryId>(),
    number: p.integer(),
    at: time(),
    statusCode: p.integer().strictNullable(),
    durationMs: p.integer(),
    response: p.text().strictNullable(),
    error: p.text().strictNullable(),
  },
});
