import { z } from 'zod';
import { fileWarningCodes, maxWarnings } from '@countersign/pdf/intake/warnings';
import { authenticationMethods, demandedBefore } from '../domain/authentication/demand.ts';
import { closedReasons } from '../domain/document/document.ts';
import { sealWaits } from '../domain/document/seal-wait.ts';
import { recipientMailKinds } from '../domain/mail/mail.ts';
import { invitationStatuses } from '../domain/mail/recipient-mail.ts';
import {
  answerId,
  answerText,
  count,
  documentStatus,
  locale,
  recipientRole,
  recipientStatus,
  timeOf,
} from './schemas.ts';

/** What answers, and the bodies of webhooks, say of documents and recipients. */

/** Of a recipient: whose place it was, and whose it is now. */
export const passing = {
  reassigned_at: timeOf('When the place was passed on').optional(),
  reassigned_to: answerText('The id of the recipient who has the place since').optional(),
  reassigned_from: answerText('The id of the recipient who had the place before').optional(),
};

/** What a recipient is asked to prove, as answers and settings show it. */
export const demandSchema = z
  .strictObject({
    method: z.enum(authenticationMethods).meta({
      description:
        '`email_code`: six digits that the service mails; `access_code`: a code that the recipient ' +
        'has from the sender; `external_code`: six digits that the sender’s system delivers; ' +
        '`passkey`: a passkey of the signer’s device, which signs the act itself',
    }),
    before: z.enum(demandedBefore).meta({
      description:
        'When it is asked for: before the document is shown (`view`), or before it is signed, ' +
        'approved or passed on (`act`)',
    }),
  })
  .meta({ id: 'AuthenticationDemand' });

const recipientBasics = {
  id: answerId('recipient'),
  key: answerText('Your own name for the recipient, if you gave one').optional(),
  email: answerText('The address that mails to the recipient go to'),
  name: answerText('The name of the recipient, as it stands in mails and evidence'),
  role: recipientRole,
  status: recipientStatus,
};

export const recipientSchema = z
  .strictObject({
    ...recipientBasics,
    order: count(
      'The place in the signing order, from 0, lower ones first; without one they were invited at once',
    ).optional(),
    locale: locale.optional().meta({ description: 'The language of mails and pages' }),
    notify: z
      .boolean()
      .optional()
      .meta({ description: '`false` where the recipient gets no mail; else absent' }),
    allow_delegate: z.boolean().optional().meta({
      description: 'Whether the recipient may pass the document on; absent: as the settings say',
    }),
    authentication: z
      .array(demandSchema)
      .optional()
      .meta({ description: 'What the recipient is asked to prove, without what is secret' }),
    viewed_at: timeOf('When the recipient first opened the document').optional(),
    completed_at: timeOf('When the recipient signed or approved').optional(),
    ...passing,
  })
  .meta({ id: 'Recipient' });

/** What becomes of the mails to a recipient. */
export const recipientMail = z
  .strictObject({
    status: z.enum(invitationStatuses).meta({
      description:
        'What became of the last invitation to the present address: `none` was written yet, it is ' +
        '`queued`, was `sent`, or was `refused` for good by the mail server',
    }),
    at: timeOf('When the invitation was written, sent or refused').optional(),
    reason: answerText('What the mail server answered when it refused the invitation').optional(),
    waiting: z
      .strictObject({
        kind: z.enum(recipientMailKinds).meta({ description: 'What kind of mail waits' }),
        for: z.literal('hourly_limit').meta({
          description: 'Why it waits: as many mails left within the hour as may',
        }),
        since: timeOf('When the mail was written'),
        until: timeOf('When the hour first has room for it'),
      })
      .optional()
      .meta({ description: 'The oldest mail to this recipient that waits for the hourly limit' }),
  })
  .meta({
    id: 'RecipientMail',
    description:
      'What became of the invitation; `waiting` is there while a mail waits for the hourly limit, ' +
      'and leaves by itself',
  });

/** As reading gives a recipient. */
export const readRecipientSchema = recipientSchema
  .extend({ mail: recipientMail })
  .meta({ id: 'RecipientWithMail' });

/** A recipient as a document carries them. */
export const recipientItem = z.strictObject({
  ...recipientBasics,
  signed_at: timeOf('When the recipient signed or approved').optional(),
  mail: recipientMail,
  ...passing,
});

export const documentFields = {
  id: answerId('document'),
  title: answerText('The title, which recipients read'),
  description: answerText('What the document is, for your workspace').optional(),
  status: documentStatus,
  created_at: timeOf('When the document was made'),
  updated_at: timeOf('When the document last changed'),
  recipients_count: count('How many recipients it has'),
  signed_count: count('How many of its recipients signed or approved'),
  deadline: timeOf('Until when everybody must have acted').optional(),
  sent_at: timeOf('When it was sent').optional(),
  completed_at: timeOf('When the last recipient signed or approved').optional(),
  voided_at: timeOf('When it was called off, or its deadline passed').optional(),
  void_reason: answerText('Why it was called off, or that its deadline passed').optional(),
  closed_reason: z
    .enum(closedReasons)
    .optional()
    .meta({ description: 'Why it is closed; absent while it is open, and once it is completed' }),
  external_id: answerText('Your own name for the document').optional(),
  metadata: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'What you keep with the document: your own names, each with a text' }),
};

/** What the seal of a completed document waits for; absent when it waits for nothing. */
export const sealWait = z
  .strictObject({
    waiting_for: z.enum(sealWaits).meta({ description: 'The part that is away or not usable' }),
    since: timeOf('Since when it waits'),
  })
  .meta({ description: 'What the seal of a completed document waits for; absent unless it waits' });

export const downloadUrl = z.url().meta({
  description:
    'An address of the PDF that is good for an hour and needs no key; absent while a Word file is ' +
    'being converted',
});

const fileWarning = z
  .strictObject({
    code: z.enum(fileWarningCodes).meta({ description: 'What became of the file, for machines' }),
    message: z.string().meta({ description: 'What became of it, for the sender, in English' }),
    page: z.int().min(1).optional().meta({
      description: 'The page of the file, from 1; absent where it concerns the whole file',
    }),
  })
  .meta({ id: 'FileWarning' });

/** What of a file that came its prepared document lacks, wherever the sender sees it. */
export const warnings = z
  .array(fileWarning)
  .min(1)
  .max(maxWarnings)
  .meta({
    description:
      'What of the file the prepared document does not have, or has drawn by the service; absent when ' +
      'that is nothing, and while a Word file is being converted. By page, those of the whole file first.',
  });

/** A document as create, update, get and send return it. */
export const documentSchema = z
  .strictObject({
    ...documentFields,
    download_url: downloadUrl.optional(),
    warnings: warnings.optional(),
  })
  .meta({ id: 'Document' });
