import { z } from 'zod';
import { fieldTypes } from '../../../domain/template/field.ts';
import { signatureInputs } from '../../../domain/settings/settings.ts';
import { participantStatuses } from '../../../domain/signing/participants.ts';
import { brandingSchema } from '../settings/branding.ts';
import {
  documentStatus,
  locale,
  recipientRole,
  recipientStatus,
  timestamp,
} from '../../schemas.ts';

export const sessionSchema = z
  .strictObject({
    state: z.enum([
      'not_sent',
      'waiting',
      'ready',
      'done',
      'completed',
      'declined',
      'voided',
      'expired',
    ]),
    document: z.strictObject({
      id: z.string(),
      title: z.string(),
      description: z.string().optional(),
      status: documentStatus,
      deadline: timestamp.optional(),
      page_count: z.number().int(),
      sender: z.strictObject({ name: z.string(), email: z.string(), organization: z.string() }),
      message: z.string().optional(),
      void_reason: z.string().optional().meta({ description: 'When the sender withdrew it' }),
    }),
    recipient: z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: recipientRole,
      status: recipientStatus,
      message: z.string().optional(),
      locale: locale.optional(),
      viewed_at: timestamp.optional(),
      completed_at: timestamp.optional(),
    }),
    progress: z.strictObject({ done: z.number().int(), total: z.number().int() }),
    participants: z
      .array(
        z.strictObject({
          name: z.string(),
          role: recipientRole.exclude(['viewer']),
          status: z.enum(participantStatuses).meta({
            description: '`due`: it is their turn; `not_needed`: somebody else declined before',
          }),
          you: z.boolean(),
          completed_at: timestamp.optional(),
        }),
      )
      .meta({
        description:
          'Who signs and approves, in the order of signing, without viewers; at most 20. Empty before the document is sent, after it was withdrawn or expired, and when its content is no longer shown',
      }),
    participants_more: z.number().int().meta({ description: 'How many are left out of the list' }),
    consent: z.strictObject({
      required: z.boolean(),
      version: z.string(),
      language: locale.meta({ description: 'Of the text' }),
      text: z.string(),
      sha256: z.string(),
      accepted_at: timestamp.nullable(),
    }),
    allowed_signature_types: z.array(z.enum(signatureInputs)),
    branding: brandingSchema,
    fields: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        label: z.string(),
        type: z.enum(fieldTypes),
        required: z.boolean(),
        placeholder: z.string().optional(),
        options: z.array(z.string()).optional(),
        variant: z.enum(['initials']).optional(),
        max_length: z.number().int().optional(),
        page: z.number().int(),
        rect: z.array(z.number()).length(4),
        places: z
          .array(
            z.strictObject({
              option: z.string().optional(),
              page: z.number().int(),
              rect: z.array(z.number()).length(4),
            }),
          )
          .optional()
          .meta({ description: 'Every place of a field that has several, such as radio buttons' }),
      }),
    ),
    download_available: z.boolean(),
    content_expired: z.boolean().meta({
      description: 'The link no longer shows the completed document; a fresh one can be mailed',
    }),
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
  fields: [],
  download_available: false,
  content_expired: false,
};

export const signedResultSchema = z
  .strictObject({
    recipient: z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: recipientRole,
      status: recipientStatus,
      message: z.string().optional(),
      locale: locale.optional(),
      viewed_at: timestamp.optional(),
      completed_at: timestamp.optional(),
    }),
    signature_id: z.string(),
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
