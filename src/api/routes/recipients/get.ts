import { z } from 'zod';
import { recipientRepresentation } from '../../../domain/document/representation.ts';
import { findRecipient } from '../../../operations/documents/load.ts';
import { signingToken } from '../../../operations/signing/link.ts';
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
  access: { scope: 'svc:recipients:read', roles: 'anyone' },
  query: z.strictObject({ document_id: id, id }),
  body: nothing,
  status: 200,
  answer: recipientSchema.extend({ signing_url: z.url() }).meta({ id: 'RecipientWithSigningUrl' }),
  refusals: ['DOCUMENT_NOT_FOUND', 'RECIPIENT_NOT_FOUND'],
  example: {
    query: { document_id: documentId, id: recipientExample.id },
    answer: {
      ...recipientExample,
      signing_url: 'https://sign.example.com/sign/AgGaPvKTK3lcuvV3BONd',
    },
  },
  async read(call) {
    const { deps, query } = call;
    const document = await requireDocument(call, query.document_id);
    const recipients = await listRecipients(deps.database, document.id);
    const recipient = findRecipient(recipients, query.id);
    const token = signingToken(deps.keyring, recipient, 'api');
    return {
      ...recipientRepresentation(recipient),
      signing_url: `${deps.publicUrl}/sign/${token}`,
    };
  },
});
