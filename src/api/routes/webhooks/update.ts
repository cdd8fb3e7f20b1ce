import { z } from 'zod';
import { chosenWebhookStatuses } from '../../../domain/webhook/endpoint-health.ts';
import { updateWebhook } from '../../../operations/webhooks/update.ts';
import { writeRoute } from '../../route.ts';
import { clearable } from '../../schemas.ts';
import { webhookExample } from './examples.ts';
import { withItsStats } from './rendered.ts';
import {
  access,
  events,
  idQuery,
  url,
  webhookDescription,
  webhookName,
  webhookSchema,
} from './schemas.ts';

export const updateWebhookRoute = writeRoute({
  method: 'PUT',
  path: '/webhooks/update',
  operationId: 'updateWebhook',
  tag: 'Webhooks',
  summary: 'Change, pause or re-enable a webhook',
  description:
    'Pausing ends what is pending for it as `skipped`; events during a pause are not delivered ' +
    'later, but can be resent. `active` also brings back one that the service disabled.',
  access,
  query: idQuery,
  body: z.strictObject({
    name: webhookName.optional(),
    description: clearable(webhookDescription),
    url: url.optional(),
    events: events.optional(),
    status: z.enum(chosenWebhookStatuses).optional().meta({
      description: '`paused` ends what is pending for it; `active` brings the webhook back',
    }),
  }),
  status: 200,
  answer: webhookSchema,
  refusals: ['WEBHOOK_NOT_FOUND'],
  example: {
    query: { id: webhookExample.id },
    body: { status: 'paused' },
    answer: { ...webhookExample, status: 'paused' },
  },
  async write(tx, { principal, query, body }) {
    const webhook = await updateWebhook(tx, principal, query.id, body);
    return withItsStats(tx.em, webhook);
  },
});
