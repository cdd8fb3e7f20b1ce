/** Groups of event types, as the event-types operation names them. */
export const webhookEventGroups = ['document', 'recipient', 'template', 'bulk_send'] as const;
export type WebhookEventGroup = (typeof webhookEventGroups)[number];

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

/** Delivered only to endpoints that name them: who subscribed to everything expects the 17. */
const extensions = {
  'recipient.reassigned': {
    group: 'recipient',
    description: 'A recipient’s place was passed on to somebody else.',
  },
  'recipient.undeliverable': {
    group: 'recipient',
    description: 'The mail server refused a recipient’s address, or the mail to it, for good.',
  },
  'bulk_send.completed': {
    group: 'bulk_send',
    description: 'Every row of a bulk send was sent or has failed.',
  },
  'recipient.authenticated': {
    group: 'recipient',
    description: 'A recipient proved who they are, in one of the ways that they were asked for.',
  },
  'recipient.blocked': {
    group: 'recipient',
    description:
      'A recipient entered too many wrong codes and is blocked until the sender resets it.',
  },
  'document.updated': {
    group: 'document',
    description: 'The title, texts or settings of a document were changed.',
  },
  'recipient.updated': {
    group: 'recipient',
    description: 'A recipient’s name, address, place in the order or settings were changed.',
  },
  'recipient.removed': {
    group: 'recipient',
    description: 'A recipient was removed from a document.',
  },
} as const satisfies Record<string, Description>;

export type WebhookExtensionType = keyof typeof extensions;
export type WebhookEventType = keyof typeof catalogue | WebhookExtensionType;

/** Sent by the test operation only; nobody subscribes to it. */
export const webhookTestType = 'webhook.test';

/** What the `type` of a delivered message can be. */
export type WebhookMessageType = WebhookEventType | typeof webhookTestType;

interface ListedType extends Description {
  type: WebhookEventType;
  extension?: true;
}

/** In the order in which the event-types operation lists them. */
export const webhookEventTypes: readonly ListedType[] = [
  ...listed(catalogue),
  ...listed(extensions).map((each) => ({ ...each, extension: true as const })),
];

function listed(types: Record<string, Description>): ListedType[] {
  return Object.entries(types).map(([type, { group, description }]) => ({
    type: type as WebhookEventType,
    group,
    description,
  }));
}

/** Such a type is in no order with the others, so that who leaves it out misses no number. */
export function isExtension(type: WebhookEventType): type is WebhookExtensionType {
  return Object.hasOwn(extensions, type);
}

/** An empty list of types subscribes to all of them but the extensions. */
export function subscribes(types: readonly WebhookEventType[], type: WebhookEventType): boolean {
  return types.length === 0 ? !isExtension(type) : types.includes(type);
}
