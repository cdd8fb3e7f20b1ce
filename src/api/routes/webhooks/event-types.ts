import { z } from 'zod';
import { webhookEventTypes } from '../../../domain/webhook/event-types.ts';
import { readRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
import { access, eventType } from './schemas.ts';

export const listWebhookEventTypesRoute = readRoute({
  method: 'GET',
  path: '/webhooks/event-types',
  operationId: 'listWebhookEventTypes',
  tag: 'Webhooks',
  summary: 'List the event types a webhook can subscribe to',
  access,
  query: nothing,
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      event_types: z.array(
        z.strictObject({
          type: eventType,
          group: z.enum(['document', 'recipient', 'template']),
          description: z.string(),
        }),
      ),
    })
    .meta({ id: 'WebhookEventTypes' }),
  refusals: [],
  example: { answer: { event_types: webhookEventTypes } },
  read: () => Promise.resolve({ event_types: webhookEventTypes }),
});
