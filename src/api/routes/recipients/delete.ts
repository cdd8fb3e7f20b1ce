import { z } from 'zod';
import { removeRecipient } from '../../../operations/recipients/remove.ts';
import { writeRoute } from '../../route.ts';
import { deleted, idOf, nothing } from '../../schemas.ts';
import { documentId, recipientExample } from './examples.ts';

export const removeRecipientRoute = writeRoute({
  method: 'DELETE',
  path: '/recipients/delete',
  operationId: 'removeRecipient',
  tag: 'Recipients',
  summary: 'Remove a recipient who has not acted',
  access: { scope: 'svc:recipients:write', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document'), id: idOf('recipient') }),
  body: nothing,
  status: 200,
  answer: z.strictObject({ deleted }),
  refusals: [
    'DOCUMENT_NOT_FOUND',
    'RECIPIENT_NOT_FOUND',
    'DOCUMENT_FINAL',
    'RECIPIENT_DONE',
    'NO_RECIPIENTS',
  ],
  example: {
    query: { document_id: documentId, id: recipientExample.id },
    answer: { deleted: true },
  },
  async write(tx, { principal, query }) {
    await removeRecipient(tx, principal, query.document_id, query.id);
    return { deleted: true as const };
  },
});
