import { z } from 'zod';
import { deliveryStatuses } from '../../../domain/webhook/delivery.ts';
import { webhookStatuses } from '../../../domain/webhook/endpoint-health.ts';
import { webhookEventTypes, webhookTestType } from '../../../domain/webhook/event-types.ts';
import { name } from '../../name-schemas.ts';
import { answerId, answerText, count, idOf, longText, text, timeOf } from '../../schemas.ts';

/** Owners and administrators with a key of the scope; anyone else is refused before any look-up. */
export const access = { scope: 'svc:webhooks:manage', roles: 'administrators' } as const;

const types = webhookEventTypes.map(({ type }) => type);
export const eventType = z
  .enum(types)
  .meta({ id: 'WebhookEventType', description: 'What an endpoint is informed of' });

export const events = z.array(eventType).max(100).meta({
  description:
    'The types of events to deliver, up to 100; `[]` stands for every type that is no extension',
});

export const webhookName = name.meta({
  description: 'What you call the webhook, up to 255 characters',
});

export const webhookDescription = longText.meta({
  description: 'What the webhook is for, for your workspace; up to 4,000 characters',
});

/** What may be an address is said by the rules, not by its form alone. */
export const url = text(2_048).meta({
  format: 'uri',
  description:
    'The address that events are sent to: https on port 443 or 8443 of a public address, without credentials, up to 2,048 characters',
});

export const eventsShown = z.array(eventType).meta({
  description:
    'The types of events that are delivered; an empty list stands for every type that is no extension',
});

export const webhookStatus = z.enum(webhookStatuses);

export const webhookSchema = z
  .strictObject({
    id: answerId('webhook'),
    name: answerText('What you call the webhook'),
    url: answerText('The address that events are sent to'),
    events: eventsShown,
    status: webhookStatus.meta({
      description:
        'Whether events are delivered: `active`, `paused` by you, or `disabled` after 410 or five days of failure',
    }),
    secret_prefix: answerText('The first characters of the secret, to tell secrets apart'),
    description: answerText('What the webhook is for, for your workspace').optional(),
    stats: z
      .strictObject({
        total_deliveries: count('How many deliveries there were so far'),
        successful: count('How many of them the endpoint took'),
        failed: count('How many of them were given up after all attempts'),
        success_rate: z
          .number()
          .meta({ description: 'What part of those that ended the endpoint took, in percent' }),
      })
      .meta({ description: 'How the deliveries went so far' }),
    created_at: timeOf('When the webhook was made'),
    updated_at: timeOf('When the webhook last changed'),
  })
  .meta({ id: 'Webhook' });

export const deliverySchema = z
  .strictObject({
    id: answerId('delivery'),
    event_id: answerId('event'),
    event_type: z
      .enum([...types, webhookTestType])
      .meta({ description: 'What the endpoint is informed of' }),
    status: z.enum(deliveryStatuses).meta({
      description:
        'What became of it: it is `pending`, `succeeded`, `failed` after all attempts, or was `skipped` because the webhook was paused or disabled',
    }),
    attempts: z
      .array(
        z.strictObject({
          at: timeOf('When the attempt was made'),
          status_code: z.int().min(100).max(599).optional().meta({
            description: 'The status that the endpoint answered with; absent where no answer came',
          }),
          duration_ms: count('How long the attempt took, in milliseconds'),
          response: answerText('The first 1,000 characters of the answer').optional(),
          error: answerText('Why no answer came').optional(),
        }),
      )
      .meta({ description: 'Each attempt, oldest first' }),
    created_at: timeOf('When the delivery was made'),
  })
  .meta({ id: 'WebhookDelivery' });

export const idQuery = z.strictObject({ id: idOf('webhook') });
