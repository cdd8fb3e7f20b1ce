import { z } from 'zod';
import { parsePublicId } from '../../../domain/ids.ts';
import { notFound } from '../../../domain/refusals.ts';
import { findDelivery, listDeliveries } from '../../../persistence/stores/webhooks/deliveries.ts';
import { page, readCursor } from '../../cursor.ts';
import { readRoute } from '../../route.ts';
import { idOf, nothing, pageEnd, paging } from '../../schemas.ts';
import { deliveryExample, webhookExample } from './examples.ts';
import { deliveryRepresentation, requireWebhook } from './rendered.ts';
import { access, deliverySchema } from './schemas.ts';

const listName = 'deliveries';

export const listDeliveriesRoute = readRoute({
  method: 'GET',
  path: '/webhooks/deliveries',
  operationId: 'listWebhookDeliveries',
  tag: 'Webhooks',
  summary: 'List a webhook’s deliveries of the last 30 days, newest first',
  description: 'With every attempt and the first 1,000 characters of each answer.',
  access,
  query: z.strictObject({ id: idOf('webhook'), ...paging }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      data: z
        .array(deliverySchema)
        .meta({ description: 'The deliveries of this page, newest first' }),
      ...pageEnd,
    })
    .meta({ id: 'WebhookDeliveryPage' }),
  refusals: ['WEBHOOK_NOT_FOUND', 'INVALID_CURSOR'],
  example: {
    query: { id: webhookExample.id },
    answer: { data: [deliveryExample], has_more: false, next_cursor: null },
  },
  ours: true,
  async read(call) {
    const { deps, query } = call;
    const { cursor, limit = 20, ...filters } = query;
    const webhook = await requireWebhook(call, query.id);
    const after =
      cursor === undefined ? undefined : readCursor(deps.keyring, listName, filters, cursor);
    const found = await listDeliveries(deps.database, webhook.id, after, limit + 1);
    const { rows, end } = page(deps.keyring, listName, filters, found, limit, (row) => ({
      at: row.createdAt,
      id: row.id,
    }));
    return { data: rows.map(deliveryRepresentation), ...end };
  },
});

export const getDeliveryRoute = readRoute({
  method: 'GET',
  path: '/webhooks/deliveries/get',
  operationId: 'getWebhookDelivery',
  tag: 'Webhooks',
  summary: 'Get a delivery with all that was kept of the answers',
  access,
  query: z.strictObject({ id: idOf('webhook'), delivery_id: idOf('delivery') }),
  body: nothing,
  status: 200,
  answer: deliverySchema,
  refusals: ['WEBHOOK_NOT_FOUND', 'DELIVERY_NOT_FOUND'],
  example: {
    query: { id: webhookExample.id, delivery_id: deliveryExample.id },
    answer: deliveryExample,
  },
  ours: true,
  async read(call) {
    const { deps, query } = call;
    const webhook = await requireWebhook(call, query.id);
    const uuid = parsePublicId('dlv', query.delivery_id);
    const delivery = await findDelivery(deps.database, webhook.id, uuid);
    if (!delivery) throw notFound('DELIVERY', query.delivery_id);
    return deliveryRepresentation(delivery);
  },
});
