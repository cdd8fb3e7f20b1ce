import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { createWebhook } from '../../../operations/webhooks/create.ts';
import { writeRoute } from '../../route.ts';
import { longText, name, nothing, timestamp } from '../../schemas.ts';
import { secretExample, webhookExample } from './examples.ts';
import { access, events, eventType, url } from './schemas.ts';

export const createWebhookRoute = writeRoute({
  method: 'POST',
  path: '/webhooks',
  operationId: 'createWebhook',
  tag: 'Webhooks',
  summary: 'Create a webhook',
  description: 'The secret is returned this once; a workspace has at most 50 webhooks.',
  access,
  query: nothing,
  body: z.strictObject({ name, url, events, description: longText.optional() }),
  status: 201,
  answer: z
    .strictObject({
      id: z.string(),
      url: z.string(),
      events: z.array(eventType),
      status: z.literal('active'),
      secret: z.string(),
      created_at: timestamp,
    })
    .meta({ id: 'CreatedWebhook' }),
  refusals: [],
  example: {
    body: { name: 'Billing', url: webhookExample.url, events: webhookExample.events },
    answer: {
      id: webhookExample.id,
      url: webhookExample.url,
      events: webhookExample.events,
      status: 'active',
      secret: secretExample,
      created_at: webhookExample.created_at,
    },
  },
  async write(tx, { principal, body }) {
    const { webhook, secret } = await createWebhook(tx, principal, body);
    return {
      id: publicId('whk', webhook.id),
      url: webhook.url,
      events: [...new Set(body.events)],
      status: 'active' as const,
      secret,
      created_at: webhook.createdAt.toISOString(),
    };
  },
});
