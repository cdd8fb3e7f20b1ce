import { z } from 'zod';
import { bulkSendRepresentation } from '../../../domain/bulk-send/representation.ts';
import { readRoute } from '../../route.ts';
import { idOf, nothing } from '../../schemas.ts';
import { bulkSendExample } from './examples.ts';
import { bulkSendFields, requireBulkSend, rowErrors } from './schema.ts';

export const getBulkSendRoute = readRoute({
  method: 'GET',
  path: '/bulk-sends/get',
  operationId: 'getBulkSend',
  tag: 'Bulk sends',
  summary: 'Get a bulk send with the counts of its rows',
  description: 'One’s own; owners and administrators see all.',
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query: z.strictObject({ id: idOf('bulk send') }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({ ...bulkSendFields, errors: rowErrors })
    .meta({ id: 'BulkSendWithErrors' }),
  refusals: ['BULK_SEND_NOT_FOUND'],
  example: {
    query: { id: bulkSendExample.id },
    answer: { ...bulkSendExample, errors: [] },
  },
  ours: true,
  async read(call) {
    const found = await requireBulkSend(call, call.query.id);
    return { ...bulkSendRepresentation(found), errors: found.errors };
  },
});
