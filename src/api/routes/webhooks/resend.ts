import { z } from 'zod';
import { invalidQuery } from '../../../domain/refusals.ts';
import { resendDelivery, resendSince } from '../../../operations/webhooks/resend.ts';
import { writeRoute } from '../../route.ts';
import { count, idOf, nothing, unixTimeOf } from '../../schemas.ts';
import { deliveryExample, webhookExample } from './examples.ts';
import { access } from './schemas.ts';

export const resendWebhookRoute = writeRoute({
  method: 'POST',
  path: '/webhooks/resend',
  operationId: 'resendWebhookDeliveries',
  tag: 'Webhooks',
  summary: 'Deliver an event again, or all that were missed since a time',
  description:
    'With `delivery_id`, that delivery’s event, whatever became of it. With `since` (Unix ms), ' +
    'all that failed or were skipped since and were not resent: 1,000 a request, oldest first; ' +
    'repeat while `resent` is 1,000. Body and `webhook-id` are those of the first time.',
  access,
  query: z.strictObject({
    id: idOf('webhook'),
    delivery_id: idOf('delivery').optional().meta({
      description: 'The id of the delivery whose event is sent again; either this or `since`',
    }),
    since: unixTimeOf('Everything that failed or was skipped since this time'),
  }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({ resent: count('How many events are delivered again, up to 1,000') })
    .meta({ id: 'ResendResult' }),
  refusals: ['WEBHOOK_NOT_FOUND', 'DELIVERY_NOT_FOUND', 'WEBHOOK_NOT_ACTIVE', 'EVENT_ERASED'],
  example: {
    query: { id: webhookExample.id, delivery_id: deliveryExample.id },
    answer: { resent: 1 },
  },
  ours: true,
  async write(tx, { principal, query }) {
    const { delivery_id: deliveryId, since } = query;
    if (deliveryId !== undefined && since !== undefined) {
      throw invalidQuery('since', 'cannot go with delivery_id');
    }
    if (deliveryId !== undefined) {
      return { resent: await resendDelivery(tx, principal, query.id, deliveryId) };
    }
    if (since === undefined) throw invalidQuery('delivery_id', 'or since is required');
    return { resent: await resendSince(tx, principal, query.id, since) };
  },
});
