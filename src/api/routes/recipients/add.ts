import { z } from 'zod';
import type { AddRecipient } from '../../../operations/recipients/seal-recipients.ts';
import { recipientRepresentation } from '../../../domain/document/representation.ts';
import { addRecipient } from '../../../operations/recipients/add.ts';
import { writeRoute } from '../../route.ts';
import { recipientSchema } from '../../answer-schemas.ts';
import { email, personName } from '../../name-schemas.ts';
import { idOf, locale, longText, recipientRole } from '../../schemas.ts';
import { authenticationInput } from './authentication-schema.ts';
import { documentId, recipientExample } from './examples.ts';

/** Members of a recipient, wherever one is given. */
export const recipientMembers = {
  key: z
    .string()
    .regex(/^[a-z0-9_]{1,64}$/, 'must be 1 to 64 of a-z, 0-9 and _')
    .meta({
      description:
        'Your own name for the recipient, unique in the document: 1 to 64 characters of a-z, 0-9 ' +
        'and `_`. Fields name their recipient by it; one that is taken is 409 `RECIPIENT_EXISTS`',
    }),
  email: email.meta({
    description: 'The address that mails go to; it may stand in a document once for each role',
  }),
  name: personName.meta({
    description:
      'The name of the recipient, which stands in mails and evidence; up to 255 characters that our fonts have',
  }),
  role: recipientRole.meta({
    description:
      'What the recipient does: a `signer` signs, an `approver` approves, a `viewer` may read and holds nobody up, `cc` gets a copy once the document is completed',
  }),
  // PostgreSQL's integer is the bound.
  order: z
    .number()
    .int()
    .min(0)
    .max(2_147_483_647)
    .meta({
      description:
        'The place in the signing order, 0 to 2,147,483,647. Recipients with the lowest number are ' +
        'invited first, those with the next one when all of a lower number have acted; among ' +
        'recipients of one number approvers act before signers. Recipients without a number are ' +
        'invited at once and hold nobody up',
    }),
  message: longText.meta({
    description: 'What the invitation says to this recipient alone; up to 4,000 characters',
  }),
  locale: locale.meta({
    description: 'The language of mails and pages; the service’s `DEFAULT_LOCALE` unless given',
  }),
  notify: z.boolean().meta({
    description:
      '`false`: the recipient gets no mail, and you hand out the `signing_url` yourself; `true` unless given',
  }),
  allow_delegate: z.boolean().meta({
    description:
      'Whether a signer or approver may pass the document on to somebody else; unless given, as `signing.allow_delegate` of the settings says',
  }),
  authentication: authenticationInput,
};

export const newRecipient = z.strictObject({
  key: recipientMembers.key.optional(),
  email: recipientMembers.email,
  name: recipientMembers.name,
  role: recipientMembers.role,
  order: recipientMembers.order.optional(),
  message: recipientMembers.message.optional(),
  locale: recipientMembers.locale.optional(),
  notify: recipientMembers.notify.optional(),
  allow_delegate: recipientMembers.allow_delegate.optional(),
  authentication: recipientMembers.authentication.optional(),
});

/** A recipient as the body has it, for the rules. */
export function toAddRecipient(given: z.output<typeof newRecipient>): AddRecipient {
  const { allow_delegate: allowDelegate, ...same } = given;
  return { ...same, allowDelegate };
}

export const addRecipientRoute = writeRoute({
  method: 'POST',
  path: '/recipients',
  operationId: 'addRecipient',
  tag: 'Recipients',
  summary: 'Add a recipient to a draft or an open document',
  access: { scope: 'svc:recipients:write', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document') }),
  body: newRecipient,
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
    const command = toAddRecipient(body);
    return recipientRepresentation(await addRecipient(tx, principal, query.document_id, command));
  },
});
