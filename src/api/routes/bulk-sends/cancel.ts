import { z } from 'zod';
import { bulkSendRepresentation } from '../../../domain/bulk-send/representation.ts';
import { cancelBulkSend } from '../../../operations/bulk-sends/cancel.ts';
import { writeRoute } from '../../route.ts';
import { idOf, nothing } from '../../schemas.ts';
import { bulkSendExample } from './examples.ts';
import { bulkSendSchema } from './schema.ts';

export const cancelBulkSendRoute = writeRoute({
  method: 'POST',
  path: '/bulk-sends/cancel',
  operationId: 'cancelBulkSend',
  tag: 'Bulk sends',
  summary: 'Stop a bulk send',
  description: 'What is sent stays sent. Cancelling again changes nothing.',
  access: { scope: 'svc:documents:write', roles: 'writers' },
  query: z.strictObject({ id: idOf('bulk send') }),
  body: nothing,
  status: 200,
  answer: bulkSendSchema,
  refusals: ['BULK_SEND_NOT_FOUND', 'BULK_SEND_DONE'],
  example: {
    query: { id: bulkSendExample.id },
    answer: {
      ...bulkSendExample,
      status: 'cancelled',
      pending: 0,
      cancelled: 1,
      cancelled_at: '2027-01-27T10:30:03.000Z',
    },
  },
  ours: true,
  async write(tx, { principal, query }) {
    return bulkSendRepresentation(await cancelBulkSend(tx, principal, query.id));
  },
});
