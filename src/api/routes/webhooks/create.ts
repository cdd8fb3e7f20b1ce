import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { createWebhook } from '../../../operations/webhooks/create.ts';
import { writeRoute } from '../../route.ts';
import { answerId, answerText, nothing, timeOf } from '../../schemas.ts';
import { secretExample, webhookExample } from './examples.ts';
import { access, events, eventsShown, url, webhookDescription, webhookName } from './schemas.ts';

export const createWebhookRoute = writeRoute({
  method: 'POST',
  path: '/webhooks',
  operationId: 'createWebhook',
  tag: 'Webhooks',
  summary: 'Create a webhook',
  description: 'The secret is returned this once; a workspace has up to 50 webhooks.',
  access,
  query: nothing,
  body: z.strictObject({
    name: webhookName,
    url,
    events,
    description: webhookDescription.optional(),
  }),
  status: 201,
  answer: z
    .strictObject({
      id: answerId('webhook'),
      url: answerText('The address that events are sent to'),
      events: eventsShown,
      status: z.literal('active').meta({ description: 'A new webhook is `active`' }),
      secret: answerText('The secret that events are signed with (`whsec_…`), shown this once'),
      created_at: timeOf('When the webhook was made'),
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
