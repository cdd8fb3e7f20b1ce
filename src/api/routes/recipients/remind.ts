import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { remindRecipient } from '../../../operations/recipients/remind.ts';
import { writeRoute } from '../../route.ts';
import { answerId, idOf, longText, timeOf } from '../../schemas.ts';
import { documentId, recipientExample } from './examples.ts';

export const remindRecipientRoute = writeRoute({
  method: 'POST',
  path: '/recipients/remind',
  operationId: 'remindRecipient',
  tag: 'Recipients',
  summary: 'Remind the recipient whose turn it is, once in 24 hours',
  access: { scope: 'svc:recipients:write', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document'), id: idOf('recipient') }),
  body: z.strictObject({
    message: longText
      .optional()
      .meta({ description: 'What the mail says besides; up to 4,000 characters' }),
  }),
  status: 200,
  answer: z
    .strictObject({
      id: answerId('recipient'),
      reminder_sent: z.boolean().meta({
        description:
          'Whether a mail leaves: `false` with `notify: false`, where the webhook is all that happens',
      }),
      sent_at: timeOf('When the reminder was asked for'),
    })
    .meta({ id: 'ReminderResult' }),
  refusals: [
    'DOCUMENT_NOT_FOUND',
    'RECIPIENT_NOT_FOUND',
    'ROLE_NOT_ALLOWED',
    'DOCUMENT_NOT_OPEN',
    'RECIPIENT_DONE',
    'NOT_YOUR_TURN',
    'REMINDER_TOO_SOON',
  ],
  example: {
    query: { document_id: documentId, id: recipientExample.id },
    body: { message: 'Could you sign today?' },
    answer: { id: recipientExample.id, reminder_sent: true, sent_at: '2027-01-29T09:00:00.000Z' },
  },
  documentOf: ({ query }) => query.document_id,
  async write(tx, { principal, query, body }) {
    const recipient = await remindRecipient(tx, principal, query.document_id, query.id, body);
    return {
      id: publicId('rec', recipient.id),
      // The webhook informs the integrator, who hands out the links of recipients without mail.
      reminder_sent: recipient.notify,
      sent_at: tx.now.toISOString(),
    };
  },
});
