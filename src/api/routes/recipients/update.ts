import { z } from 'zod';
import { recipientRepresentation } from '../../../domain/document/representation.ts';
import { updateRecipient } from '../../../operations/recipients/update.ts';
import { writeRoute } from '../../route.ts';
import { email, id, locale, name, recipientRole, recipientSchema } from '../../schemas.ts';
import { order } from './add.ts';
import { documentId, recipientExample } from './examples.ts';

export const updateRecipientRoute = writeRoute({
  method: 'PUT',
  path: '/recipients/update',
  operationId: 'updateRecipient',
  tag: 'Recipients',
  summary: 'Change a recipient who has not acted',
  access: { scope: 'svc:recipients:write', roles: 'anyone' },
  query: z.strictObject({ document_id: id, id }),
  body: z.strictObject({
    name: name.optional(),
    email: email.optional(),
    order: order.optional(),
    role: recipientRole.optional(),
    locale: locale.optional(),
    notify: z.boolean().optional(),
  }),
  status: 200,
  answer: recipientSchema,
  refusals: [
    'DOCUMENT_NOT_FOUND',
    'RECIPIENT_NOT_FOUND',
    'DOCUMENT_FINAL',
    'RECIPIENT_LOCKED',
    'RECIPIENT_DONE',
    'RECIPIENT_EXISTS',
    'NO_RECIPIENTS',
  ],
  example: {
    query: { document_id: documentId, id: recipientExample.id },
    body: { name: 'Ana Torres Ruiz' },
    answer: { ...recipientExample, name: 'Ana Torres Ruiz' },
  },
  async write(tx, { principal, query, body }) {
    return recipientRepresentation(
      await updateRecipient(tx, principal, query.document_id, query.id, body),
    );
  },
});
