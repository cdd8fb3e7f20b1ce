import { z } from 'zod';
import { bulkSendRepresentation } from '../../../domain/bulk-send/representation.ts';
import { listBulkSends } from '../../../persistence/stores/bulk-sends/bulk-sends.ts';
import { page, readCursor } from '../../cursor.ts';
import { readRoute } from '../../route.ts';
import { nothing, pageEnd, paging } from '../../schemas.ts';
import { bulkSendExample } from './examples.ts';
import { bulkSendSchema } from './schema.ts';

const listName = 'bulk-sends';

export const listBulkSendsRoute = readRoute({
  method: 'GET',
  path: '/bulk-sends',
  operationId: 'listBulkSends',
  tag: 'Bulk sends',
  summary: 'List bulk sends, newest first',
  description: 'One’s own; owners and administrators see all. They are kept for 90 days.',
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query: z.strictObject(paging),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      data: z
        .array(bulkSendSchema)
        .meta({ description: 'The bulk sends of this page, newest first' }),
      ...pageEnd,
    })
    .meta({ id: 'BulkSendPage' }),
  refusals: ['INVALID_CURSOR'],
  example: { answer: { data: [bulkSendExample], has_more: false, next_cursor: null } },
  ours: true,
  async read({ deps, principal, query }) {
    const { cursor, limit = 20 } = query;
    const after = cursor === undefined ? undefined : readCursor(deps.keyring, listName, {}, cursor);
    const found = await listBulkSends(deps.database, principal, after, limit + 1);
    const { rows, end } = page(deps.keyring, listName, {}, found, limit, (row) => ({
      at: row.createdAt,
      id: row.id,
    }));
    return { data: rows.map(bulkSendRepresentation), ...end };
  },
});
