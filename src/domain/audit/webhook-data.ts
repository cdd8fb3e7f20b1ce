import { bulkSendRepresentation } from '../bulk-send/representation.ts';
import {
  documentRepresentation,
  present,
  recipientRepresentation,
  type RecipientRow,
} from '../document/representation.ts';
import { publicId, type RecipientId } from '../ids.ts';
import { templateRepresentation } from '../template/representation.ts';
import { required, type EventSubject } from './event-subject.ts';
import type { DomainEvent } from './events.ts';

/** A webhook body's `data`, in the API's own representations; undefined where there is no webhook. */
export function webhookData(
  event: DomainEvent,
  subject: EventSubject,
): Record<string, unknown> | undefined {
  switch (event.type) {
    case 'document.created':
    case 'document.sent':
    case 'document.completed':
    case 'document.voided':
    case 'document.expired':
      return { document: documentRepresentation(required(subject.document)) };
    case 'document.deleted':
      return { document: { id: publicId('doc', required(subject.document).id) } };
    case 'document.updated':
      return {
        document: documentRepresentation(required(subject.document)),
        changed: event.details.changed,
      };
    case 'recipient.updated':
      return { ...aboutRecipient(event, subject), changed: event.details.changed };
    case 'recipient.removed':
      return {
        document: documentRepresentation(required(subject.document)),
        recipient: { id: publicId('rec', event.recipientId) },
      };
    case 'document.viewed':
    case 'recipient.added':
    case 'recipient.viewed':
    case 'recipient.reminded':
      return aboutRecipient(event, subject);
    case 'recipient.authenticated':
    case 'recipient.blocked':
      return { ...aboutRecipient(event, subject), method: event.details.method };
    case 'recipient.reassigned': {
      const { to, by, reason } = event.details;
      return {
        ...aboutRecipient(event, subject),
        reassigned_to: recipientRepresentation(recipientOf({ recipientId: to }, subject)),
        by,
        ...present('reason', reason),
      };
    }
    case 'document.declined':
    case 'recipient.declined':
    case 'recipient.opted_out':
      return {
        ...aboutRecipient(event, subject),
        ...present('reason', recipientOf(event, subject).declineReason),
      };
    case 'recipient.signed':
    case 'recipient.approved':
      return {
        ...aboutRecipient(event, subject),
        signature_id: publicId('sig', event.details.signatureId),
      };
    case 'recipient.undeliverable':
      return { ...aboutRecipient(event, subject), reason: event.details.reason };
    case 'bulk_send.completed':
      return { bulk_send: bulkSendRepresentation(required(subject.bulkSend)) };
    case 'template.created':
    case 'template.updated':
    case 'template.used':
      return { template: templateRepresentation(required(subject.template)) };
    default:
      return undefined;
  }
}

interface OfRecipient {
  recipientId: RecipientId;
}

function aboutRecipient(event: OfRecipient, subject: EventSubject) {
  return {
    document: documentRepresentation(required(subject.document)),
    recipient: recipientRepresentation(recipientOf(event, subject)),
  };
}

function recipientOf({ recipientId }: OfRecipient, { recipients }: EventSubject): RecipientRow {
  return required(recipients?.find(({ id }) => id === recipientId));
}
