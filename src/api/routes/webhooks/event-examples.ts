import { z } from 'zod';
import { authenticationMethods } from '../../../domain/authentication/demand.ts';
import {
  webhookEventTypes,
  webhookTestType,
  type WebhookEventGroup,
  type WebhookEventType,
  type WebhookMessageType,
} from '../../../domain/webhook/event-types.ts';
import { passedOnBy } from '../../../domain/recipient/recipient.ts';
import { documentFields, recipientSchema } from '../../answer-schemas.ts';
import { answerId, answerText, count, timeOf } from '../../schemas.ts';
import { documentExample } from '../documents/examples.ts';
import { recipientExample, successorExample } from '../recipients/examples.ts';
import { completedBulkSendExample } from '../bulk-sends/examples.ts';
import { bulkSendSchema } from '../bulk-sends/schema.ts';
import { sentTemplateExample } from '../templates/examples.ts';
import { sentTemplateSchema } from '../templates/schema.ts';
import { webhookExample } from './examples.ts';

/** What an endpoint is sent as the body of a request. */
export interface WebhookMessage {
  type: WebhookMessageType;
  description: string;
  schema: z.ZodType;
  example: Record<string, unknown>;
}

const ofTests = z
  .literal(true)
  .optional()
  .meta({ description: 'There in the events of a test workspace, and in no other' });
const document = z
  .strictObject(documentFields)
  .meta({ description: 'The document as it is after the event' });
const recipient = recipientSchema.meta({
  description: 'The recipient as they are after the event',
});
const withDocument = { document };
const withRecipient = { document, recipient };
const withSignature = { ...withRecipient, signature_id: answerId('signature') };
const withReason = {
  ...withRecipient,
  reason: answerText('What was given as the reason').optional(),
};
const withMethod = {
  ...withRecipient,
  method: z
    .enum(authenticationMethods)
    .meta({ description: 'The way in which they proved who they are, or tried to' }),
};
const withTemplate = {
  template: sentTemplateSchema.meta({ description: 'The template as it is after the event' }),
};
const withChanges = {
  changed: z.array(z.string()).meta({
    description: 'Which members of the API’s representation were changed, by their names',
  }),
};

const dataSchemas: Record<WebhookEventType, z.ZodRawShape> = {
  'document.created': withDocument,
  'document.sent': withDocument,
  'document.viewed': withRecipient,
  'document.completed': withDocument,
  'document.voided': withDocument,
  'document.expired': withDocument,
  'document.declined': withReason,
  'document.deleted': {
    document: z
      .strictObject({ id: answerId('document') })
      .meta({ description: 'The document that is gone' }),
  },
  'recipient.added': withRecipient,
  'recipient.viewed': withRecipient,
  'recipient.signed': withSignature,
  'recipient.approved': withSignature,
  'recipient.declined': withReason,
  'recipient.reminded': withRecipient,
  'template.created': withTemplate,
  'template.updated': withTemplate,
  'template.used': withTemplate,
  'recipient.authenticated': withMethod,
  'recipient.blocked': withMethod,
  'recipient.reassigned': {
    ...withReason,
    reassigned_to: recipientSchema.meta({ description: 'The recipient who has the place now' }),
    by: z
      .enum(passedOnBy)
      .meta({ description: 'Who passed the place on: the sender, or the recipient who had it' }),
  },
  'recipient.undeliverable': {
    ...withRecipient,
    reason: answerText('What the mail server answered'),
  },
  'bulk_send.completed': {
    bulk_send: bulkSendSchema.meta({ description: 'The bulk send as it ended' }),
  },
  'document.updated': { ...withDocument, ...withChanges },
  'recipient.updated': { ...withRecipient, ...withChanges },
  'recipient.removed': {
    ...withDocument,
    recipient: z
      .strictObject({ id: z.string().meta({ description: 'Id of who was removed' }) })
      .meta({ description: 'The recipient who was removed' }),
  },
};

const draft = { ...documentExample, recipients_count: 1 };
const sent = {
  ...draft,
  status: 'sent' as const,
  deadline: '2027-02-26T10:31:00.000Z',
  sent_at: '2027-01-27T10:31:00.000Z',
};
const opened = { ...sent, status: 'in_progress' as const };
const declined = { ...opened, status: 'declined' as const, closed_reason: 'declined' as const };
const cancelled = {
  ...sent,
  status: 'cancelled' as const,
  voided_at: '2027-01-28T08:00:00.000Z',
  void_reason: 'The price was wrong.',
  closed_reason: 'voided' as const,
};
const waiting = { ...recipientExample };
const asked = {
  ...waiting,
  authentication: [{ method: 'email_code' as const, before: 'view' as const }],
};
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
      closed_reason: 'expired',
    },
  },
  'document.declined': {
    document: declined,
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
    document: declined,
    recipient: { ...viewed, status: 'declined' },
    reason,
  },
  'recipient.reminded': { document: sent, recipient: waiting },
  'template.created': { template: sentTemplateExample },
  'template.updated': {
    template: { ...sentTemplateExample, name: 'Residential lease, furnished' },
  },
  'template.used': { template: { ...sentTemplateExample, usage_count: 1 } },
  'document.updated': { document: documentExample, changed: ['title'] },
  'recipient.updated': { document: draft, recipient: waiting, changed: ['name'] },
  'recipient.removed': { document: documentExample, recipient: { id: waiting.id } },
  'recipient.undeliverable': {
    document: sent,
    recipient: waiting,
    reason: '550 5.1.1 No such mailbox here',
  },
  'bulk_send.completed': { bulk_send: completedBulkSendExample },
  'recipient.authenticated': { document: sent, recipient: asked, method: 'email_code' },
  'recipient.blocked': { document: sent, recipient: asked, method: 'email_code' },
  'recipient.reassigned': {
    document: { ...opened, recipients_count: 2 },
    recipient: {
      ...viewed,
      reassigned_at: '2027-01-28T08:00:00.000Z',
      reassigned_to: successorExample.id,
    },
    reassigned_to: successorExample,
    by: 'recipient',
    reason: 'on leave',
  },
};

const frame = { id: answerId('event'), timestamp: timeOf('When it happened') };
const typeOf = <Type extends string>(type: Type) =>
  z.literal(type).meta({ description: 'What happened: the type of the event' });
const dataOf = (shape: z.ZodRawShape) =>
  z.strictObject({ ...shape, test: ofTests }).meta({ description: 'What the event is about' });
const eventId = 'evt_01k9zf8b5dg7vs2n9y4q6m1w0e';

/** Whether a type counts among the events of its document. */
function isNumbered(group: WebhookEventGroup, extension: true | undefined): boolean {
  return (group === 'document' || group === 'recipient') && !extension;
}

/** All that an endpoint can receive, in the order of the event-types operation. */
export const webhookMessages: readonly WebhookMessage[] = [
  ...webhookEventTypes.map(({ type, group, description, extension }) => ({
    type,
    description,
    schema: z.strictObject({
      ...frame,
      type: typeOf(type),
      ...(isNumbered(group, extension) && {
        sequence: count(
          'The number of the event among those of its document, from 1 without gaps',
          1,
        ),
      }),
      data: dataOf(dataSchemas[type]),
    }),
    example: {
      id: eventId,
      type,
      timestamp: '2027-01-28T08:00:00.000Z',
      ...(isNumbered(group, extension) && { sequence: 7 }),
      data: dataExamples[type],
    },
  })),
  {
    type: webhookTestType,
    description: 'Sent by the test operation; nothing has happened.',
    schema: z.strictObject({
      ...frame,
      type: typeOf(webhookTestType),
      data: dataOf({
        webhook: z
          .strictObject({ id: answerId('webhook'), name: answerText('What you call the webhook') })
          .meta({ description: 'The webhook that is tested' }),
      }),
    }),
    example: {
      id: eventId,
      type: webhookTestType,
      timestamp: '2027-01-28T08:00:00.000Z',
      data: { webhook: { id: webhookExample.id, name: webhookExample.name } },
    },
  },
];
