import { z } from 'zod';
import { webhookEventGroups, webhookEventTypes } from '../../../domain/webhook/event-types.ts';
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
      event_types: z
        .array(
          z.strictObject({
            type: eventType,
            group: z.enum(webhookEventGroups).meta({ description: 'What the event is about' }),
            description: z.string().meta({ description: 'When the event is sent' }),
            extension: z.literal(true).optional().meta({
              description:
                '`true` where the event is delivered only to webhooks that name its type',
            }),
          }),
        )
        .meta({ description: 'All types of events' }),
    })
    .meta({ id: 'WebhookEventTypes' }),
  refusals: [],
  example: { answer: { event_types: [...webhookEventTypes] } },
  read: () => Promise.resolve({ event_types: [...webhookEventTypes] }),
});
