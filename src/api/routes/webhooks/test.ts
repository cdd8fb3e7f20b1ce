import { sendTestEvent } from '../../../operations/webhooks/send-test-event.ts';
import { writeRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
import { deliveryExample, webhookExample } from './examples.ts';
import { deliveryRepresentation } from './rendered.ts';
import { access, deliverySchema, idQuery } from './schemas.ts';

export const testWebhookRoute = writeRoute({
  method: 'POST',
  path: '/webhooks/test',
  operationId: 'testWebhook',
  tag: 'Webhooks',
  summary: 'Send a webhook an event of the type `webhook.test`',
  access,
  query: idQuery,
  body: nothing,
  status: 200,
  answer: deliverySchema,
  refusals: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_NOT_ACTIVE'],
  example: {
    query: { id: webhookExample.id },
    answer: {
      ...deliveryExample,
      event_type: 'webhook.test',
      status: 'pending',
      attempts: [],
    },
  },
  ours: true,
  async write(tx, { principal, query }) {
    const delivery = await sendTestEvent(tx, principal, query.id);
    return deliveryRepresentation({ ...delivery, attempts: [] });
  },
});
