import { z } from 'zod';
import { signatureInputs } from '../../../domain/settings/settings.ts';
import { passedOnBy } from '../../../domain/recipient/recipient.ts';
import { participantStatuses } from '../../../domain/signing/participants.ts';
import { sessionStates } from '../../../domain/signing/session-state.ts';
import { brandingSchema } from '../settings/branding.ts';
import { demandsInSession } from './demand-schema.ts';
import { sessionField } from './session-field-schema.ts';
import {
  answerId,
  answerText,
  count,
  documentStatus,
  locale,
  recipientRole,
  recipientStatus,
  timeOf,
} from '../../schemas.ts';

const recipientSchema = z.strictObject({
  id: answerId('recipient'),
  name: answerText('The name of the recipient'),
  email: answerText('The address of the recipient'),
  role: recipientRole,
  status: recipientStatus,
  message: answerText('What the sender wrote to this recipient alone').optional(),
  locale: locale
    .optional()
    .meta({ description: 'The language that the sender gave for mails and pages' }),
  viewed_at: timeOf('When the recipient first opened the document').optional(),
  completed_at: timeOf('When the recipient signed or approved').optional(),
  opted_out_at: timeOf(
    'When they said that they do not want to do this electronically; the document counts as declined',
  ).optional(),
});

export const sessionSchema = z
  .strictObject({
    state: z.enum(sessionStates).meta({
      description:
        'What the recipient can do: act (`ready`), wait (`not_sent`, `waiting`), or read what became of it (`done`: they acted; `completed`, `declined`, `voided`, `expired`; `delegated`: somebody else has the place)',
    }),
    document: z
      .strictObject({
        id: answerId('document'),
        title: answerText('The title of the document'),
        description: answerText('What the document is').optional(),
        status: documentStatus,
        deadline: timeOf('Until when everybody must have acted').optional(),
        page_count: count('How many pages it has'),
        sender: z
          .strictObject({
            name: answerText('The name of the sender'),
            email: answerText('The address of the sender'),
            organization: answerText('The workspace of the sender'),
          })
          .meta({ description: 'The member who sent it' }),
        message: answerText('What the sender wrote to everybody').optional(),
        void_reason: answerText('Why the sender called it off').optional(),
      })
      .meta({ description: 'The document that the recipient is asked about' }),
    recipient: recipientSchema.meta({ description: 'The recipient whose link this is' }),
    progress: z
      .strictObject({
        done: count('How many signers and approvers have acted'),
        total: count('How many signers and approvers there are'),
      })
      .meta({ description: 'How far the document is' }),
    participants: z
      .array(
        z.strictObject({
          name: answerText('The name of the person'),
          role: recipientRole
            .exclude(['viewer', 'cc'])
            .meta({ description: 'Whether they sign or approve' }),
          status: z.enum(participantStatuses).meta({
            description:
              'What they did, or what is left: `due`: it is their turn; `waiting`: others come first; `not_needed`: somebody else declined before',
          }),
          you: z.boolean().meta({ description: 'Whether it is the reader' }),
          completed_at: timeOf('When they signed or approved').optional(),
        }),
      )
      .meta({
        description:
          'Who signs and approves, in the order of signing, without viewers; up to 20. Empty before the document is sent, after it was withdrawn or expired, and when its content is no longer shown',
      }),
    participants_more: count('How many people are left out of the list'),
    consent: z
      .strictObject({
        required: z.boolean().meta({ description: 'Whether it must be agreed to before the act' }),
        version: answerText('The version of the text, which `POST /signing/consent` takes'),
        language: locale.meta({ description: 'The language of the text' }),
        text: answerText('The text that is agreed to'),
        sha256: answerText('The SHA-256 of the text, in hexadecimal'),
        accepted_at: timeOf('When the recipient agreed').nullable().meta({
          description:
            'When the recipient agreed, as ISO 8601 in UTC with milliseconds; null before',
        }),
      })
      .meta({ description: 'What the recipient agrees to before they sign electronically' }),
    allowed_signature_types: z
      .array(z.enum(signatureInputs))
      .meta({ description: 'The ways in which a signature may be given' }),
    branding: brandingSchema.meta({ description: 'How the sender’s workspace looks' }),
    may_delegate: z
      .boolean()
      .meta({ description: 'Whether the recipient may pass the document on now' }),
    passed_on: z
      .strictObject({
        name: answerText('The name of the person who has the place now'),
        at: timeOf('When it was passed on'),
        by: z
          .enum(passedOnBy)
          .meta({ description: 'Who passed it on: the sender, or the recipient who had it' }),
      })
      .optional()
      .meta({ description: 'Where the place went; there in state `delegated`' }),
    fields: z
      .array(sessionField)
      .meta({ description: 'What this recipient fills in, in the order of the pages' }),
    redirect_url: z.string().optional().meta({
      description:
        'Where to lead the recipient on to, once they have acted: the document’s `redirect_url` with `event` (`signed`, `approved`, `declined`, `opted_out`, `delegated`) and `document_id` added to its query',
    }),
    download_available: z
      .boolean()
      .meta({ description: 'Whether `GET /signing/download` gives the sealed file now' }),
    copy_by_mail: z.literal(true).optional().meta({
      description:
        'Once the recipient has acted: the completed document, or a link to it, is mailed to `recipient.email`',
    }),
    content_expired: z.boolean().meta({
      description:
        'Whether the link no longer shows the completed document; `POST /signing/fresh-link` mails a fresh one',
    }),
    authentication: demandsInSession.optional(),
  })
  .meta({ id: 'SigningSession' });

export type SessionAnswer = z.input<typeof sessionSchema>;

export const sessionExample: SessionAnswer = {
  state: 'ready',
  document: {
    id: 'doc_01k9zf4s8ye0mbqn7h7wz3a5rc',
    title: 'Lease for 12 Harbour Street',
    status: 'in_progress',
    deadline: '2027-02-26T10:31:00.000Z',
    page_count: 3,
    sender: { name: 'Olga Berg', email: 'olga@example.com', organization: 'Harbour Estates' },
  },
  recipient: {
    id: 'rec_01k9zf6d1keyeb5xr4w8t2m0vn',
    name: 'Ana Torres',
    email: 'ana@example.com',
    role: 'signer',
    status: 'viewed',
    viewed_at: '2027-01-27T11:00:00.000Z',
  },
  progress: { done: 1, total: 3 },
  participants: [
    {
      name: 'Ben Okafor',
      role: 'approver',
      status: 'approved',
      you: false,
      completed_at: '2027-01-27T10:40:00.000Z',
    },
    { name: 'Ana Torres', role: 'signer', status: 'due', you: true },
    { name: 'Cara Lind', role: 'signer', status: 'waiting', you: false },
  ],
  participants_more: 0,
  consent: {
    required: true,
    version: 'en-1f0c5a92',
    language: 'en',
    text: 'You are asked to receive and sign this document electronically. …',
    sha256: '1f0c5a92b8d1c3f7a64e0d2b9c8a7f6e5d4c3b2a1908f7e6d5c4b3a29180f7e6',
    accepted_at: null,
  },
  allowed_signature_types: ['draw', 'type', 'upload'],
  branding: { name: 'Harbour Estates', accent_color: '#0b5d57', logo_url: null },
  may_delegate: true,
  fields: [],
  download_available: false,
  content_expired: false,
};

export const signedResultSchema = z
  .strictObject({
    recipient: recipientSchema.meta({ description: 'The recipient as they are after the act' }),
    signature_id: answerId('signature'),
    document_status: documentStatus,
  })
  .meta({ id: 'SigningResult' });

export const signedResultExample = {
  recipient: {
    ...sessionExample.recipient,
    status: 'signed' as const,
    completed_at: '2027-01-27T11:05:00.000Z',
  },
  signature_id: 'sig_01k9zf8v5ce2ysb5wx7m9gq3ha',
  document_status: 'in_progress' as const,
};
