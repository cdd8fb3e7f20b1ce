import { z } from 'zod';
import { documentFields } from '../../answer-schemas.ts';
import { present } from '../../../domain/document/representation.ts';
import { publicId } from '../../../domain/ids.ts';
import { voidDocument } from '../../../operations/documents/void.ts';
import { writeRoute } from '../../route.ts';
import { answerText, idOf, longText, timeOf } from '../../schemas.ts';
import { documentExample } from './examples.ts';

export const voidDocumentRoute = writeRoute({
  method: 'POST',
  path: '/documents/void',
  operationId: 'voidDocument',
  tag: 'Documents',
  summary: 'Call a document off',
  access: { scope: 'svc:documents:write', roles: 'anyone' },
  query: z.strictObject({ id: idOf('document') }),
  body: z.strictObject({
    reason: longText.optional().meta({
      description:
        'Why it is called off: the mails to everybody who was asked say it; up to 4,000 characters',
    }),
  }),
  status: 200,
  answer: z
    .strictObject({
      id: documentFields.id,
      status: z
        .literal('cancelled')
        .meta({ description: 'A document that was called off is `cancelled`' }),
      voided_at: timeOf('When it was called off'),
      void_reason: answerText('Why it was called off').optional(),
    })
    .meta({ id: 'VoidResult' }),
  refusals: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_FINAL'],
  example: {
    query: { id: documentExample.id },
    body: { reason: 'The price was wrong.' },
    answer: {
      id: documentExample.id,
      status: 'cancelled',
      voided_at: '2027-01-28T08:00:00.000Z',
      void_reason: 'The price was wrong.',
    },
  },
  documentOf: ({ query }) => query.id,
  async write(tx, { principal, query, body }) {
    const document = await voidDocument(tx, principal, query.id, body);
    return {
      id: publicId('doc', document.id),
      status: 'cancelled' as const,
      voided_at: tx.now.toISOString(),
      ...present('void_reason', document.voidReason),
    };
  },
});
