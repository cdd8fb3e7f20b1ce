import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { time } from './columns.ts';

export const WebhookEntity = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: p.uuid().primary(),
    organizationId: p.uuid(),
    name: p.text(),
    url: p.text(),
    /** Empty: every type. */
    events: p.array().columnType('text[]'),
    status: p.text().$type<'active' | 'paused' | 'disabled'>(),
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
    eventId: p.uuid().primary(),
    organizationId: p.uuid(),
    documentId: p.uuid().strictNullable(),
    type: p.text(),
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
    id: p.uuid().primary(),
    organizationId: p.uuid(),
    webhookId: p.uuid(),
    eventId: p.uuid(),
    eventType: p.text(),
    documentId: p.uuid().strictNullable(),
    /** 0 for the first delivery, n for the n-th resend. */
    resend: p.integer(),
    status: p.text().$type<'pending' | 'succeeded' | 'failed' | 'skipped'>(),
    /** Waits for the seal (`document.completed`). */
    deferred: p.boolean(),
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
    deliveryId: p.uuid(),
    number: p.integer(),
    at: time(),
    statusCode: p.integer().strictNullable(),
    durationMs: p.integer(),
    response: p.text().strictNullable(),
    error: p.text().strictNullable(),
  },
});
export type WebhookAttempt = InferEntity<typeof WebhookAttemptEntity>;
