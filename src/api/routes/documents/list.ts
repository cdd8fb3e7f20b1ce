import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { listDocuments } from '../../../persistence/stores/documents.ts';
import { page, readCursor } from '../../cursor.ts';
import { readRoute } from '../../route.ts';
import { documentStatus, nothing, pageEnd, paging, timestamp } from '../../schemas.ts';
import { documentExample } from './examples.ts';

const listName = 'documents';

export const listDocumentsRoute = readRoute({
  method: 'GET',
  path: '/documents',
  operationId: 'listDocuments',
  tag: 'Documents',
  summary: 'List documents, newest first',
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query: z.strictObject({ ...paging, status: documentStatus.optional() }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      data: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          status: documentStatus,
          created_at: timestamp,
          updated_at: timestamp,
          recipients_count: z.number().int(),
          signed_count: z.number().int(),
        }),
      ),
      ...pageEnd,
    })
    .meta({ id: 'DocumentPage' }),
  refusals: ['INVALID_CURSOR'],
  example: { answer: { data: [documentExample], has_more: false, next_cursor: null } },
  async read({ deps, principal, query }) {
    const { cursor, limit = 20, ...filters } = query;
    const after =
      cursor === undefined ? undefined : readCursor(deps.keyring, listName, filters, cursor);
    const found = await listDocuments(deps.database, principal, filters, after, limit + 1);
    const { rows, end } = page(deps.keyring, listName, filters, found, limit, (row) => ({
      at: row.createdAt,
      id: row.id,
    }));
    return {
      data: rows.map((row) => ({
        id: publicId('doc', row.id),
        title: row.title,
        status: row.status,
        created_at: row.createdAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
        recipients_count: row.recipientsCount,
        signed_count: row.signedCount,
      })),
      ...end,
    };
  },
});
