import { z } from 'zod';
import { listWebhooks } from '../../../persistence/stores/webhooks/webhooks.ts';
import { readRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
import { webhookExample } from './examples.ts';
import { withStats } from './rendered.ts';
import { access, webhookSchema } from './schemas.ts';

export const listWebhooksRoute = readRoute({
  method: 'GET',
  path: '/webhooks',
  operationId: 'listWebhooks',
  tag: 'Webhooks',
  summary: 'List all webhooks, newest first',
  access,
  query: nothing,
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      data: z.array(webhookSchema).meta({ description: 'All webhooks of the workspace' }),
    })
    .meta({ id: 'WebhookList' }),
  refusals: [],
  example: { answer: { data: [webhookExample] } },
  async read({ deps, principal }) {
    const webhooks = await listWebhooks(deps.database, principal.organizationId);
    return { data: await withStats(deps.database.fork(), webhooks) };
  },
});
