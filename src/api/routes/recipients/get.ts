import { z } from 'zod';
import { present, recipientRepresentation } from '../../../domain/document/representation.ts';
import { findRecipient } from '../../../operations/documents/load.ts';
import { readRecipientMails } from '../../../operations/mails/read-recipient-mails.ts';
import { issueLink } from '../../../operations/signing/issue-link.ts';
import { listRecipients } from '../../../persistence/stores/documents/documents.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { readRecipientSchema } from '../../answer-schemas.ts';
import { idOf, nothing } from '../../schemas.ts';
import { documentId, mailExample, recipientExample } from './examples.ts';

export const getRecipientRoute = readRoute({
  method: 'GET',
  path: '/recipients/get',
  operationId: 'getRecipient',
  tag: 'Recipients',
  summary: 'Get a recipient with their signing address',
  description:
    '`signing_url` is there for a member who may change the document, and opens the session for ' +
    'as long as they may. Each hand-out is in the audit log, once for each day.',
  access: { scope: 'svc:recipients:read', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document'), id: idOf('recipient') }),
  body: nothing,
  status: 200,
  answer: readRecipientSchema
    .extend({
      signing_url: z.url().optional().meta({
        description:
          'The address at which the recipient signs; there for members who may change the document',
      }),
    })
    .meta({ id: 'RecipientWithSigningUrl' }),
  refusals: ['DOCUMENT_NOT_FOUND', 'RECIPIENT_NOT_FOUND'],
  example: {
    query: { document_id: documentId, id: recipientExample.id },
    answer: {
      ...recipientExample,
      mail: mailExample,
      signing_url: 'https://sign.example.com/sign/AgGaPvKTK3lcuvV3BONd',
    },
  },
  async read(call) {
    const { deps, principal, query } = call;
    const document = await requireDocument(call, query.document_id);
    const recipients = await listRecipients(deps.database, document.id);
    const recipient = findRecipient(recipients, query.id);
    const signingUrl = await issueLink(deps, principal, document, recipient);
    const mailOf = await readRecipientMails(deps, document.id);
    return {
      ...recipientRepresentation(recipient),
      mail: mailOf(recipient.id),
      ...present('signing_url', signingUrl),
    };
  },
});
