import { z } from 'zod';
import { recipientRepresentation } from '../../../domain/document/representation.ts';
import { readRecipientMails } from '../../../operations/mails/read-recipient-mails.ts';
import { listRecipients } from '../../../persistence/stores/documents/documents.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { readRecipientSchema } from '../../answer-schemas.ts';
import { idOf, nothing } from '../../schemas.ts';
import { documentId, mailExample, recipientExample } from './examples.ts';

export const listRecipientsRoute = readRoute({
  method: 'GET',
  path: '/recipients',
  operationId: 'listRecipients',
  tag: 'Recipients',
  summary: 'List the recipients of a document',
  access: { scope: 'svc:recipients:read', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document') }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      data: z
        .array(readRecipientSchema)
        .meta({ description: 'The recipients, in the order they were added' }),
    })
    .meta({ id: 'RecipientList' }),
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: {
    query: { document_id: documentId },
    answer: { data: [{ ...recipientExample, mail: mailExample }] },
  },
  async read(call) {
    const document = await requireDocument(call, call.query.document_id);
    const recipients = await listRecipients(call.deps.database, document.id);
    const mailOf = await readRecipientMails(call.deps, document.id);
    const data = recipients.map((recipient) => ({
      ...recipientRepresentation(recipient),
      mail: mailOf(recipient.id),
    }));
    return { data };
  },
});
