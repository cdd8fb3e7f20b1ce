/** Groups of event types, as the event-types operation names them. */
export type WebhookEventGroup = 'document' | 'recipient' | 'template';

interface Description {
  group: WebhookEventGroup;
  description: string;
}

/** The 17 types a webhook can subscribe to: the specification's 16, and `document.deleted`. */
const catalogue = {
  'document.created': {
    group: 'document',
    description: 'A document was created, by itself or from a template.',
  },
  'document.sent': {
    group: 'document',
    description: 'A document was sent to its recipients.',
  },
  'document.viewed': {
    group: 'document',
    description: 'A document was opened by one of its recipients for the first time.',
  },
  'document.completed': {
    group: 'document',
    description: 'All signers and approvers have acted, and the document is sealed.',
  },
  'document.voided': {
    group: 'document',
    description: 'A document was cancelled by its sender.',
  },
  'document.expired': {
    group: 'document',
    description: 'The signing deadline passed before everyone had acted.',
  },
  'document.declined': {
    group: 'document',
    description: 'A document was closed because a recipient declined or opted out.',
  },
  'document.deleted': {
    group: 'document',
    description: 'A document and everything that belonged to it was deleted.',
  },
  'recipient.added': {
    group: 'recipient',
    description: 'A recipient was added to a document.',
  },
  'recipient.viewed': {
    group: 'recipient',
    description: 'A recipient opened the document for the first time.',
  },
  'recipient.signed': {
    group: 'recipient',
    description: 'A signer signed.',
  },
  'recipient.approved': {
    group: 'recipient',
    description: 'An approver approved.',
  },
  'recipient.declined': {
    group: 'recipient',
    description: 'A recipient declined, or opted out of signing electronically.',
  },
  'recipient.reminded': {
    group: 'recipient',
    description: 'A recipient was reminded, by request or by the schedule.',
  },
  'template.created': {
    group: 'template',
    description: 'A template was created.',
  },
  'template.updated': {
    group: 'template',
    description: 'A template was changed.',
  },
  'template.used': {
    group: 'template',
    description: 'A document was created from a template.',
  },
} as const satisfies Record<string, Description>;

export type WebhookEventType = keyof typeof catalogue;

/** Sent by the test operation only; nobody subscribes to it. */
export const webhookTestType = 'webhook.test';

/** What the `type` of a delivered message can be. */
export type WebhookMessageType = WebhookEventType | typeof webhookTestType;

/** In the order in which the event-types operation lists them. */
export const webhookEventTypes = Object.entries(catalogue).map(
  ([type, { group, description }]) => ({
    type: type as WebhookEventType,
    group,
    description,
  }),
);

/** An empty list of types subscribes to all of them. */
export function subscribes(types: readonly WebhookEventType[], type: WebhookEventType): boolean {
  return types.length === 0 || types.includes(type);
}
