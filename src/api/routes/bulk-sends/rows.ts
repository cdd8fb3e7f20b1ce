import { z } from 'zod';
import { rowRepresentation } from '../../../domain/bulk-send/representation.ts';
import { publicId } from '../../../domain/ids.ts';
import { listRows } from '../../../persistence/stores/bulk-sends/bulk-send-rows.ts';
import { page, readCursor } from '../../cursor.ts';
import { readRoute } from '../../route.ts';
import { answerText, idOf, nothing, pageEnd, paging } from '../../schemas.ts';
import { documentExample } from '../documents/examples.ts';
import { bulkSendExample } from './examples.ts';
import { requireBulkSend, rowNumber, rowStatus } from './schema.ts';

const listName = 'bulk-send-rows';

export const listBulkSendRowsRoute = readRoute({
  method: 'GET',
  path: '/bulk-sends/rows',
  operationId: 'listBulkSendRows',
  tag: 'Bulk sends',
  summary: 'List the valid rows of a bulk send, in the order given',
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query: z.strictObject({
    id: idOf('bulk send'),
    status: rowStatus.optional().meta({ description: 'Only rows with this status' }),
    ...paging,
  }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      data: z
        .array(
          z
            .strictObject({
              row: rowNumber,
              status: rowStatus,
              document_id: answerText(
                'The id of the document that was made of the row and sent',
              ).optional(),
              code: answerText(
                'Why the row failed: the `code` that the operation for one document answers with',
              ).optional(),
              detail: answerText('Why the row failed, for people').optional(),
            })
            .meta({ id: 'BulkSendRow' }),
        )
        .meta({ description: 'The rows of this page, in the order given' }),
      ...pageEnd,
    })
    .meta({ id: 'BulkSendRowPage' }),
  refusals: ['BULK_SEND_NOT_FOUND', 'INVALID_CURSOR'],
  example: {
    query: { id: bulkSendExample.id, status: 'sent' },
    answer: {
      data: [{ row: 0, status: 'sent', document_id: documentExample.id }],
      has_more: false,
      next_cursor: null,
    },
  },
  ours: true,
  async read(call) {
    const { deps, query } = call;
    const { id: bulkSendId, createdAt } = await requireBulkSend(call, query.id);
    const { cursor, limit = 20, id: _id, ...filters } = query;
    const bound = { bulkSendId: publicId('blk', bulkSendId), ...filters };
    const after =
      cursor === undefined ? -1 : Number(readCursor(deps.keyring, listName, bound, cursor).id);
    const found = await listRows(deps.database, bulkSendId, filters, after, limit + 1);
    const { rows, end } = page(deps.keyring, listName, bound, found, limit, ({ number }) => ({
      at: createdAt,
      id: String(number),
    }));
    return { data: rows.map(rowRepresentation), ...end };
  },
});
