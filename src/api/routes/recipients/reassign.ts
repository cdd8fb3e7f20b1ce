import { z } from 'zod';
import { recipientRepresentation } from '../../../domain/document/representation.ts';
import { reassignRecipient } from '../../../operations/recipients/reassign.ts';
import { writeRoute } from '../../route.ts';
import { recipientSchema } from '../../answer-schemas.ts';
import { email, personName } from '../../name-schemas.ts';
import { idOf, locale, longText } from '../../schemas.ts';
import { documentId, recipientExample, successorExample } from './examples.ts';

const key = z.string().regex(/^[a-z0-9_]{1,64}$/, 'must be 1 to 64 of a to z, 0 to 9 and _');

/** Who comes in somebody's place, as the sender or its holder names them. */
export const newHolder = {
  name: personName.meta({
    description:
      'The name of the person who gets the place; up to 255 characters that our fonts have',
  }),
  email: email.meta({ description: 'The address that their invitation goes to' }),
  reason: longText.optional().meta({
    description:
      'Why the place is passed on: it stands in the mails, the record and on the certificate page; up to 4,000 characters',
  }),
};

export const reassignRecipientRoute = writeRoute({
  method: 'POST',
  path: '/recipients/reassign',
  operationId: 'reassignRecipient',
  tag: 'Recipients',
  summary: 'Give a recipient’s place to somebody else while the document is open',
  description:
    'Who comes has the same role, order and fields. The link of who had the place before says that ' +
    'it was passed on, and shows the document no more. A place is passed on up to five times.',
  access: { scope: 'svc:recipients:write', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document'), id: idOf('recipient') }),
  body: z.strictObject({
    ...newHolder,
    key: key.optional().meta({
      description:
        'Your own name for the new recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`',
    }),
    locale: locale.optional().meta({
      description:
        'The language of their mails; unless given, that of the recipient who had the place before',
    }),
  }),
  status: 201,
  answer: recipientSchema,
  refusals: [
    'DOCUMENT_NOT_FOUND',
    'RECIPIENT_NOT_FOUND',
    'DOCUMENT_NOT_OPEN',
    'RECIPIENT_DONE',
    'DELEGATION_LOOP',
    'RECIPIENT_EXISTS',
  ],
  example: {
    query: { document_id: documentId, id: recipientExample.id },
    body: { name: successorExample.name, email: successorExample.email, reason: 'on leave' },
    answer: successorExample,
  },
  documentOf: ({ query }) => query.document_id,
  ours: true,
  async write(tx, { principal, query, body }) {
    return recipientRepresentation(
      await reassignRecipient(tx, principal, query.document_id, query.id, body),
    );
  },
});
