import { readRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
import { webhookExample } from './examples.ts';
import { requireWebhook, withItsStats } from './rendered.ts';
import { access, idQuery, webhookSchema } from './schemas.ts';

export const getWebhookRoute = readRoute({
  method: 'GET',
  path: '/webhooks/get',
  operationId: 'getWebhook',
  tag: 'Webhooks',
  summary: 'Get a webhook',
  access,
  query: idQuery,
  body: nothing,
  status: 200,
  answer: webhookSchema,
  refusals: ['WEBHOOK_NOT_FOUND'],
  example: { query: { id: webhookExample.id }, answer: webhookExample },
  async read(call) {
    const webhook = await requireWebhook(call, call.query.id);
    return withItsStats(call.deps.database.fork(), webhook);
  },
});
