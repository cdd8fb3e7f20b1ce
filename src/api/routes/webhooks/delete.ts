import { z } from 'zod';
import { deleteWebhook } from '../../../operations/webhooks/delete.ts';
import { writeRoute } from '../../route.ts';
import { deleted, nothing } from '../../schemas.ts';
import { webhookExample } from './examples.ts';
import { access, idQuery } from './schemas.ts';

export const deleteWebhookRoute = writeRoute({
  method: 'DELETE',
  path: '/webhooks/delete',
  operationId: 'deleteWebhook',
  tag: 'Webhooks',
  summary: 'Delete a webhook and the log of its deliveries for good',
  access,
  query: idQuery,
  body: nothing,
  status: 200,
  answer: z.strictObject({ deleted }),
  refusals: ['WEBHOOK_NOT_FOUND'],
  example: { query: { id: webhookExample.id }, answer: { deleted: true } },
  async write(tx, { principal, query }) {
    await deleteWebhook(tx, principal, query.id);
    return { deleted: true as const };
  },
});
