import { z } from 'zod';
import { updateDocument } from '../../../operations/documents/update.ts';
import { writeRoute } from '../../route.ts';
import { documentSchema, id, longText, moment, name } from '../../schemas.ts';
import { documentExample, downloadExample } from './examples.ts';
import { withDownload } from './rendered.ts';

export const updateDocumentRoute = writeRoute({
  method: 'PUT',
  path: '/documents/update',
  operationId: 'updateDocument',
  tag: 'Documents',
  summary: 'Change title and description of a draft, or the deadline of an open document',
  access: { scope: 'svc:documents:write', roles: 'anyone' },
  query: z.strictObject({ id }),
  body: z.strictObject({
    title: name.optional(),
    description: longText.optional(),
    deadline: moment.nullable().optional(),
  }),
  status: 200,
  answer: documentSchema,
  refusals: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_NOT_DRAFT', 'DOCUMENT_FINAL'],
  example: {
    query: { id: documentExample.id },
    body: { deadline: '2027-03-01T17:00:00Z' },
    answer: {
      ...documentExample,
      deadline: '2027-03-01T17:00:00.000Z',
      download_url: downloadExample,
    },
  },
  async write(tx, { deps, principal, query, body }) {
    const document = await updateDocument(tx, principal, query.id, body);
    return withDownload(deps, document, tx.now);
  },
});
