import { z } from 'zod';
import { recipientRepresentation } from '../../../domain/document/representation.ts';
import { addRecipient } from '../../../operations/recipients/add.ts';
import { writeRoute } from '../../route.ts';
import {
  email,
  id,
  locale,
  longText,
  name,
  recipientRole,
  recipientSchema,
} from '../../schemas.ts';
import { documentId, recipientExample } from './examples.ts';

/** A place in the signing order; PostgreSQL's integer is the bound. */
export const order = z.number().int().min(0).max(2_147_483_647);

export const addRecipientRoute = writeRoute({
  method: 'POST',
  path: '/recipients',
  operationId: 'addRecipient',
  tag: 'Recipients',
  summary: 'Add a recipient to a draft or an open document',
  access: { scope: 'svc:recipients:write', roles: 'anyone' },
  query: z.strictObject({ document_id: id }),
  body: z.strictObject({
    email,
    name,
    role: recipientRole,
    order: order.optional(),
    message: longText.optional(),
    locale: locale.optional(),
    notify: z
      .boolean()
      .optional()
      .meta({ description: 'false: no mail; hand out `signing_url` yourself' }),
  }),
  status: 201,
  answer: recipientSchema,
  refusals: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_FINAL', 'RECIPIENT_EXISTS'],
  example: {
    query: { document_id: documentId },
    body: { email: 'ana@example.com', name: 'Ana Torres', role: 'signer', order: 1 },
    answer: recipientExample,
  },
  documentOf: ({ query }) => query.document_id,
  async write(tx, { principal, query, body }) {
    return recipientRepresentation(await addRecipient(tx, principal, query.document_id, body));
  },
});
