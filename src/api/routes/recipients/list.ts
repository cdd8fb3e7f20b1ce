import { z } from 'zod';
import { recipientRepresentation } from '../../../domain/document/representation.ts';
import { listRecipients } from '../../../persistence/stores/documents.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { id, nothing, recipientSchema } from '../../schemas.ts';
import { documentId, recipientExample } from './examples.ts';

export const listRecipientsRoute = readRoute({
  method: 'GET',
  path: '/recipients',
  operationId: 'listRecipients',
  tag: 'Recipients',
  summary: 'List the recipients of a document',
  access: { scope: 'svc:recipients:read', roles: 'anyone' },
  query: z.strictObject({ document_id: id }),
  body: nothing,
  status: 200,
  answer: z.strictObject({ data: z.array(recipientSchema) }).meta({ id: 'RecipientList' }),
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: { query: { document_id: documentId }, answer: { data: [recipientExample] } },
  async read(call) {
    const document = await requireDocument(call, call.query.document_id);
    const recipients = await listRecipients(call.deps.database, document.id);
    return { data: recipients.map(recipientRepresentation) };
  },
});
