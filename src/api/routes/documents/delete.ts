import { z } from 'zod';
import { deleteDocument } from '../../../operations/documents/delete.ts';
import { writeRoute } from '../../route.ts';
import { deleted, idOf, nothing } from '../../schemas.ts';
import { documentExample } from './examples.ts';

export const deleteDocumentRoute = writeRoute({
  method: 'DELETE',
  path: '/documents/delete',
  operationId: 'deleteDocument',
  tag: 'Documents',
  summary: 'Delete a document for good, in any state',
  access: { scope: 'svc:documents:write', roles: 'anyone' },
  query: z.strictObject({ id: idOf('document') }),
  body: nothing,
  status: 200,
  answer: z.strictObject({ deleted }),
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: { query: { id: documentExample.id }, answer: { deleted: true } },
  async write(tx, { principal, query }) {
    await deleteDocument(tx, principal, query.id);
    return { deleted: true as const };
  },
});
