import { z } from 'zod';
import { present, recipientRepresentation } from '../../../domain/document/representation.ts';
import { findRecipient } from '../../../operations/documents/load.ts';
import { issueLink } from '../../../operations/signing/issue-link.ts';
import { listRecipients } from '../../../persistence/stores/documents.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { id, nothing, recipientSchema } from '../../schemas.ts';
import { documentId, recipientExample } from './examples.ts';

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
  query: z.strictObject({ document_id: id, id }),
  body: nothing,
  status: 200,
  answer: recipientSchema
    .extend({ signing_url: z.url().optional() })
    .meta({ id: 'RecipientWithSigningUrl' }),
  refusals: ['DOCUMENT_NOT_FOUND', 'RECIPIENT_NOT_FOUND'],
  example: {
    query: { document_id: documentId, id: recipientExample.id },
    answer: {
      ...recipientExample,
      signing_url: 'https://sign.example.com/sign/AgGaPvKTK3lcuvV3BONd',
    },
  },
  async read(call) {
    const { deps, principal, query } = call;
    const document = await requireDocument(call, query.document_id);
    const recipients = await listRecipients(deps.database, document.id);
    const recipient = findRecipient(recipients, query.id);
    const signingUrl = await issueLink(deps, principal, document, recipient);
    return { ...recipientRepresentation(recipient), ...present('signing_url', signingUrl) };
  },
});
