import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import type { MailContent } from '../../../domain/mail/mail.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { readTestMails } from '../../../operations/mails/read-test-mails.ts';
import type { Mail } from '../../../persistence/entities/events.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { idOf, nothing, timestamp, wholeNumber } from '../../schemas.ts';
import { documentId, recipientExample } from '../recipients/examples.ts';
import { testAccess } from './access.ts';

const maxListed = 500;
const usuallyListed = 100;

export const testMailsRoute = readRoute({
  method: 'GET',
  path: '/test/mails',
  operationId: 'listTestMails',
  tag: 'Test workspaces',
  summary: 'What a test workspace has mailed to nobody',
  description: 'The newest first, each with its links and, where it brought one, its code.',
  access: testAccess('anyone'),
  query: z.strictObject({
    document_id: idOf('document')
      .optional()
      .meta({ description: 'Only mails about this document' }),
    limit: wholeNumber(1, maxListed)
      .optional()
      .meta({ description: `Mails, 1 to ${maxListed}; default ${usuallyListed}` }),
  }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      data: z
        .array(
          z.strictObject({
            id: z.string().meta({ description: 'The id of the mail (`eml_…`)' }),
            to: z.string().meta({ description: 'The address that it would have gone to' }),
            subject: z.string().meta({ description: 'The subject, as one line of text' }),
            kind: z
              .string()
              .meta({ description: 'Such as `invitation`, `reminder` or `completed`' }),
            text: z.string().meta({ description: 'The whole mail as plain text' }),
            html: z.string().meta({ description: 'The same mail as an HTML page' }),
            links: z
              .array(z.string())
              .meta({ description: 'The addresses in it, signing links first' }),
            sent_at: timestamp.meta({ description: 'When it left, by the workspace’s clock' }),
            document_id: z
              .string()
              .optional()
              .meta({ description: 'The document that the mail is about' }),
            recipient_id: z
              .string()
              .optional()
              .meta({ description: 'Whom it goes to, if a recipient' }),
          }),
        )
        .meta({ description: 'The mails that have left, newest first' }),
    })
    .meta({ id: 'TestMails' }),
  refusals: ['NOT_A_TEST_WORKSPACE', 'DOCUMENT_NOT_FOUND'],
  example: {
    query: { document_id: documentId },
    answer: {
      data: [
        {
          id: 'eml_01k9zf7h3me2vt9q6w1x8r5n4c',
          to: 'ana@example.com',
          subject: 'Reminder: “Lease for 12 Harbour Street” waits for your signature',
          kind: 'reminder',
          text: 'Hello Ana Torres, …',
          html: '<!doctype html>…',
          links: ['https://sign.example.com/sign/AQ…'],
          sent_at: '2027-01-30T10:31:00.000Z',
          document_id: documentId,
          recipient_id: recipientExample.id,
        },
      ],
    },
  },
  ours: true,
  async read(call) {
    const { deps, principal, query } = call;
    const document =
      query.document_id === undefined ? undefined : await requireDocument(call, query.document_id);
    const limit = query.limit ?? usuallyListed;
    const mails = await readTestMails(deps, principal.organizationId, document?.id, limit);
    return { data: mails.map((one) => renderTestMail(one, deps.publicUrl)) };
  },
});

function renderTestMail(
  { mail, content }: { mail: Mail; content: MailContent },
  publicUrl: string,
) {
  const to = { name: mail.toName, email: mail.toEmail };
  const { subject, html, text } = renderMail({ content, locale: mail.locale, to, publicUrl });
  return {
    id: publicId('eml', mail.id),
    to: mail.toEmail,
    subject,
    kind: mail.kind,
    text,
    html,
    links: linksIn(text),
    sent_at: (mail.sentAt ?? mail.createdAt).toISOString(),
    ...(mail.documentId && { document_id: publicId('doc', mail.documentId) }),
    ...(mail.recipientId && { recipient_id: publicId('rec', mail.recipientId) }),
  };
}

function linksIn(text: string): string[] {
  const found = [...new Set(text.match(/https?:\/\/[^\s<>"]+/g))];
  const isSigning = (link: string) => Number(link.includes('/sign/'));
  return found.sort((a, b) => isSigning(b) - isSigning(a));
}
