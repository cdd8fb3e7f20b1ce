import { z } from 'zod';
import { webhookEventTypes, webhookTestType } from '../../../domain/webhook/event-types.ts';
import { id, text, timestamp } from '../../schemas.ts';

/** Owners and administrators with a key of the scope; anyone else is refused before any look-up. */
export const access = { scope: 'svc:webhooks:manage', roles: 'administrators' } as const;

const types = webhookEventTypes.map(({ type }) => type);
export const eventType = z.enum(types).meta({ id: 'WebhookEventType' });

export const events = z
  .array(eventType)
  .max(100)
  .meta({ description: 'Types to be told of; empty: every type' });

/** What may be an address is said by the rules, not by its form alone. */
export const url = text(2_048).meta({
  format: 'uri',
  description: 'HTTPS on port 443 or 8443 of a public address, without credentials',
});

export const webhookStatus = z.enum(['active', 'paused', 'disabled']);

export const webhookSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    url: z.string(),
    events: z.array(eventType),
    status: webhookStatus,
    secret_prefix: z.string(),
    description: z.string().optional(),
    stats: z.strictObject({
      total_deliveries: z.number().int(),
      successful: z.number().int(),
      failed: z.number().int().meta({ description: 'Given up' }),
      success_rate: z
        .number()
        .meta({ description: 'Percent of those that succeeded or were given up' }),
    }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Webhook' });

export const deliverySchema = z
  .strictObject({
    id: z.string(),
    event_id: z.string(),
    event_type: z.enum([...types, webhookTestType]),
    status: z.enum(['pending', 'succeeded', 'failed', 'skipped']),
    attempts: z.array(
      z.strictObject({
        at: timestamp,
        status_code: z.number().int().optional(),
        duration_ms: z.number().int(),
        response: z.string().optional(),
        error: z.string().optional(),
      }),
    ),
    created_at: timestamp,
  })
  .meta({ id: 'WebhookDelivery' });

export const idQuery = z.strictObject({ id });
