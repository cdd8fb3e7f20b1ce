import { z } from 'zod';
import { recipientRepresentation } from '../../../domain/document/representation.ts';
import {
  giveExternalCode,
  resetAuthentication,
} from '../../../operations/recipients/authentication.ts';
import { writeRoute } from '../../route.ts';
import { recipientSchema } from '../../answer-schemas.ts';
import { idOf, nothing, timeOf } from '../../schemas.ts';
import { documentId, recipientExample } from './examples.ts';

export const authenticationCodeRoute = writeRoute({
  method: 'POST',
  path: '/recipients/authentication-code',
  operationId: 'createAuthenticationCode',
  tag: 'Recipients',
  summary: 'Make a code that your system hands to the recipient',
  description:
    'For recipients with `external_code`. A code is good for ten minutes and once; it replaces the ' +
    'one before it. Three codes are made in an hour and ten in a day, mailed ones counted.',
  access: { scope: 'svc:recipients:write', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document'), id: idOf('recipient') }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      code: z.string().meta({ description: 'Six digits, which nobody can read again' }),
      expires_at: timeOf('Until when the code can be entered'),
    })
    .meta({ id: 'AuthenticationCode' }),
  refusals: [
    'DOCUMENT_NOT_FOUND',
    'RECIPIENT_NOT_FOUND',
    'RECIPIENT_DONE',
    'RECIPIENT_BLOCKED',
    'TOO_MANY_CODES',
  ],
  example: {
    query: { document_id: documentId, id: recipientExample.id },
    body: {},
    answer: { code: '493027', expires_at: '2027-01-27T11:10:00.000Z' },
  },
  ours: true,
  documentOf: ({ query }) => query.document_id,
  async write(tx, { principal, query }) {
    const made = await giveExternalCode(tx, principal, query.document_id, query.id);
    return { code: made.code, expires_at: made.expiresAt.toISOString() };
  },
});

export const resetAuthenticationRoute = writeRoute({
  method: 'POST',
  path: '/recipients/reset-authentication',
  operationId: 'resetAuthentication',
  tag: 'Recipients',
  summary: 'Let a recipient prove who they are again',
  description:
    'Unblocks them. Codes and session tokens of before are no good any more, and wrong codes of ' +
    'before do not count.',
  access: { scope: 'svc:recipients:write', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document'), id: idOf('recipient') }),
  body: nothing,
  status: 200,
  answer: recipientSchema,
  refusals: ['DOCUMENT_NOT_FOUND', 'RECIPIENT_NOT_FOUND'],
  example: {
    query: { document_id: documentId, id: recipientExample.id },
    body: {},
    answer: recipientExample,
  },
  ours: true,
  documentOf: ({ query }) => query.document_id,
  async write(tx, { principal, query }) {
    return recipientRepresentation(
      await resetAuthentication(tx, principal, query.document_id, query.id),
    );
  },
});
