import { z } from 'zod';
import { recipientRepresentation } from '../../../domain/document/representation.ts';
import { updateRecipient } from '../../../operations/recipients/update.ts';
import { writeRoute } from '../../route.ts';
import { recipientSchema } from '../../answer-schemas.ts';
import { clearable, idOf } from '../../schemas.ts';
import { recipientMembers } from './add.ts';
import { documentId, recipientExample } from './examples.ts';

export const updateRecipientRoute = writeRoute({
  method: 'PUT',
  path: '/recipients/update',
  operationId: 'updateRecipient',
  tag: 'Recipients',
  summary: 'Change a recipient who has not acted',
  access: { scope: 'svc:recipients:write', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document'), id: idOf('recipient') }),
  body: z
    .strictObject(recipientMembers)
    .omit({ message: true })
    .partial()
    .extend({
      order: clearable(recipientMembers.order),
      locale: clearable(recipientMembers.locale),
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
    'DELEGATION_LOOP',
    'NO_RECIPIENTS',
  ],
  example: {
    query: { document_id: documentId, id: recipientExample.id },
    body: { name: 'Ana Torres Ruiz' },
    answer: { ...recipientExample, name: 'Ana Torres Ruiz' },
  },
  async write(tx, { principal, query, body }) {
    const { allow_delegate: allowDelegate, ...given } = body;
    const command = { ...given, allowDelegate };
    return recipientRepresentation(
      await updateRecipient(tx, principal, query.document_id, query.id, command),
    );
  },
});
