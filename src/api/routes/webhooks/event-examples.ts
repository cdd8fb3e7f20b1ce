import { z } from 'zod';
import {
  webhookEventTypes,
  webhookTestType,
  type WebhookEventType,
  type WebhookMessageType,
} from '../../../domain/webhook/event-types.ts';
import { documentFields, recipientSchema, timestamp } from '../../schemas.ts';
import { documentExample } from '../documents/examples.ts';
import { recipientExample } from '../recipients/examples.ts';
import { templateItemExample } from '../templates/examples.ts';
import { templateItemSchema } from '../templates/schema.ts';
import { webhookExample } from './examples.ts';

/** What an endpoint is sent as the body of a request. */
export interface WebhookMessage {
  type: WebhookMessageType;
  description: string;
  schema: z.ZodType;
  example: Record<string, unknown>;
}

const document = z.strictObject(documentFields);
const withDocument = { document };
const withRecipient = { document, recipient: recipientSchema };
const withSignature = { ...withRecipient, signature_id: z.string() };
const withReason = { ...withRecipient, reason: z.string().optional() };
const withTemplate = { template: templateItemSchema };

const dataSchemas: Record<WebhookEventType, z.ZodRawShape> = {
  'document.created': withDocument,
  'document.sent': withDocument,
  'document.viewed': withRecipient,
  'document.completed': withDocument,
  'document.voided': withDocument,
  'document.expired': withDocument,
  'document.declined': withReason,
  'document.deleted': { document: z.strictObject({ id: z.string() }) },
  'recipient.added': withRecipient,
  'recipient.viewed': withRecipient,
  'recipient.signed': withSignature,
  'recipient.approved': withSignature,
  'recipient.declined': withReason,
  'recipient.reminded': withRecipient,
  'template.created': withTemplate,
  'template.updated': withTemplate,
  'template.used': withTemplate,
};

const draft = { ...documentExample, recipients_count: 1 };
const sent = {
  ...draft,
  status: 'sent' as const,
  deadline: '2027-02-26T10:31:00.000Z',
  sent_at: '2027-01-27T10:31:00.000Z',
};
const opened = { ...sent, status: 'in_progress' as const };
const cancelled = {
  ...sent,
  status: 'cancelled' as const,
  voided_at: '2027-01-28T08:00:00.000Z',
  void_reason: 'The price was wrong.',
};
const waiting = { ...recipientExample };
const viewed = { ...waiting, status: 'viewed' as const, viewed_at: '2027-01-28T07:59:00.000Z' };
const acted = { ...viewed, completed_at: '2027-01-28T08:00:00.000Z' };
const signature_id = 'sig_01k9zf7q2rf4tb9m6x8w1c5v3n';
const reason = 'The rent is not what we agreed.';

const dataExamples: Record<WebhookEventType, Record<string, unknown>> = {
  'document.created': { document: documentExample },
  'document.sent': { document: sent },
  'document.viewed': { document: opened, recipient: viewed },
  'document.completed': {
    document: {
      ...opened,
      status: 'completed',
      signed_count: 1,
      completed_at: '2027-01-28T08:00:00.000Z',
    },
  },
  'document.voided': { document: cancelled },
  'document.expired': {
    document: {
      ...cancelled,
      voided_at: sent.deadline,
      void_reason: 'The signing deadline passed',
    },
  },
  'document.declined': {
    document: { ...opened, status: 'declined' },
    recipient: { ...viewed, status: 'declined' },
    reason,
  },
  'document.deleted': { document: { id: documentExample.id } },
  'recipient.added': { document: draft, recipient: waiting },
  'recipient.viewed': { document: opened, recipient: viewed },
  'recipient.signed': {
    document: { ...opened, signed_count: 1 },
    recipient: { ...acted, status: 'signed' },
    signature_id,
  },
  'recipient.approved': {
    document: { ...opened, signed_count: 1 },
    recipient: { ...acted, role: 'approver', status: 'approved' },
    signature_id,
  },
  'recipient.declined': {
    document: { ...opened, status: 'declined' },
    recipient: { ...viewed, status: 'declined' },
    reason,
  },
  'recipient.reminded': { document: sent, recipient: waiting },
  'template.created': { template: templateItemExample },
  'template.updated': {
    template: { ...templateItemExample, name: 'Residential lease, furnished' },
  },
  'template.used': { template: { ...templateItemExample, usage_count: 1 } },
};

const frame = { id: z.string(), timestamp };
const eventId = 'evt_01k9zf8b5dg7vs2n9y4q6m1w0e';

/** All that an endpoint can receive, in the order of the event-types operation. */
export const webhookMessages: readonly WebhookMessage[] = [
  ...webhookEventTypes.map(({ type, group, description }) => ({
    type,
    description,
    schema: z.strictObject({
      ...frame,
      type: z.literal(type),
      ...(group !== 'template' && {
        sequence: z
          .number()
          .int()
          .meta({ description: 'From 1, without gaps, over the events of one document' }),
      }),
      data: z.strictObject(dataSchemas[type]),
    }),
    example: {
      id: eventId,
      type,
      timestamp: '2027-01-28T08:00:00.000Z',
      ...(group !== 'template' && { sequence: 7 }),
      data: dataExamples[type],
    },
  })),
  {
    type: webhookTestType,
    description: 'Sent by the test operation; nothing has happened.',
    schema: z.strictObject({
      ...frame,
      type: z.literal(webhookTestType),
      data: z.strictObject({ webhook: z.strictObject({ id: z.string(), name: z.string() }) }),
    }),
    example: {
      id: eventId,
      type: webhookTestType,
      timestamp: '2027-01-28T08:00:00.000Z',
      data: { webhook: { id: webhookExample.id, name: webhookExample.name } },
    },
  },
];
