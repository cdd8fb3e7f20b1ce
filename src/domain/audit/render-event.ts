import {
  documentRepresentation,
  present,
  recipientRepresentation,
  type DocumentRow,
  type RecipientRow,
} from '../document/representation.ts';
import {
  publicId,
  type ApiKeyId,
  type DocumentId,
  type MemberId,
  type OrganizationId,
  type RecipientId,
  type TemplateId,
  type WebhookId,
} from '../ids.ts';
import { templateRepresentation, type TemplateRow } from '../template/representation.ts';
import type { DisableReason } from '../webhook/endpoint-health.ts';
import { isoOrAbsent } from '../time.ts';
import type { DomainEvent } from './events.ts';

/** What an event happened to, as it is once the decision was applied. */
export interface EventSubject {
  organizationId: OrganizationId;
  document?: DocumentRow;
  recipients?: readonly RecipientRow[];
  template?: TemplateRow;
}

export type EventResource =
  | { resourceType: 'document'; resourceId: DocumentId }
  | { resourceType: 'recipient'; resourceId: RecipientId }
  | { resourceType: 'template'; resourceId: TemplateId }
  | { resourceType: 'member'; resourceId: MemberId }
  | { resourceType: 'organization'; resourceId: OrganizationId }
  | { resourceType: 'api_key'; resourceId: ApiKeyId }
  | { resourceType: 'webhook'; resourceId: WebhookId };

/** The resource that the workspace log names. */
export function eventResource(event: DomainEvent, subject: EventSubject): EventResource {
  switch (event.type) {
    case 'template.created':
    case 'template.updated':
    case 'template.used':
      return { resourceType: 'template', resourceId: required(subject.template).id };
    case 'member.invited':
    case 'member.joined':
    case 'member.suspended':
    case 'member.reinstated':
    case 'member.removed':
    case 'member.role_changed':
      return { resourceType: 'member', resourceId: event.memberId };
    case 'organization.updated':
      return { resourceType: 'organization', resourceId: subject.organizationId };
    case 'api_key.created':
    case 'api_key.revoked':
      return { resourceType: 'api_key', resourceId: event.keyId };
    case 'webhook.created':
    case 'webhook.updated':
    case 'webhook.deleted':
    case 'webhook.secret_rotated':
      return { resourceType: 'webhook', resourceId: event.webhookId };
    case 'document.viewed':
    case 'document.declined':
      return { resourceType: 'document', resourceId: required(subject.document).id };
    default:
      return 'recipientId' in event
        ? { resourceType: 'recipient', resourceId: event.recipientId }
        : { resourceType: 'document', resourceId: required(subject.document).id };
  }
}

/** For the workspace's log; the owner's mail says it in the owner's language. */
const disableSentences: Record<DisableReason, string> = {
  gone: 'The endpoint answered 410 Gone.',
  failing: 'Every delivery to the endpoint has failed for five days.',
};

/** `details` as the document trail shows them. */
export function eventDetails(event: DomainEvent): Record<string, unknown> {
  switch (event.type) {
    case 'document.created':
      return { title: event.details.title };
    case 'document.updated':
    case 'template.updated':
    case 'webhook.updated':
      return { changed: event.details.changed };
    case 'document.sent':
      return { recipients_count: event.details.recipientsCount };
    case 'document.voided':
      return present('reason', event.details.reason);
    case 'document.expired':
      return { reason: 'expired' };
    case 'document.ownership_transferred':
      return { from: publicId('mem', event.details.from), to: publicId('mem', event.details.to) };
    case 'document.deleted':
    case 'document.viewed':
    case 'document.completed':
    case 'document.declined':
    case 'recipient.expired':
    case 'template.created':
    case 'template.used':
    case 'webhook.secret_rotated':
      return {};
    case 'recipient.added':
    case 'recipient.removed':
    case 'recipient.viewed':
    case 'recipient.reminded':
      return recipient(event);
    case 'recipient.link_issued':
      return { ...recipient(event), member_id: publicId('mem', event.details.memberId) };
    case 'recipient.updated':
      return { ...recipient(event), changed: event.details.changed };
    case 'recipient.signed':
    case 'recipient.approved':
      return { ...recipient(event), signature_id: publicId('sig', event.details.signatureId) };
    case 'recipient.declined':
      return { ...recipient(event), ...present('reason', event.details.reason) };
    case 'recipient.opted_out':
      return {
        ...recipient(event),
        reason: event.details.reason ?? 'opted out',
        opted_out: true,
      };
    case 'recipient.consented':
      return {
        ...recipient(event),
        consent_version: event.details.version,
        consent_sha256: event.details.sha256,
        user_agent: event.details.userAgent,
      };
    case 'member.invited':
    case 'member.joined':
    case 'member.suspended':
    case 'member.reinstated':
      return { role: event.details.role };
    case 'member.removed':
      return {
        role: event.details.role,
        documents_go_to: publicId('mem', event.details.documentsGoTo),
      };
    case 'member.role_changed':
      return { from: event.details.from, to: event.details.to };
    case 'organization.updated':
      return 'changed' in event.details
        ? { changed: event.details.changed }
        : {
            webhook_id: publicId('whk', event.details.disabledWebhook),
            webhook_status: 'disabled',
            reason: disableSentences[event.details.reason],
          };
    case 'api_key.created':
      return {
        label: event.details.label,
        scopes: event.details.scopes,
        member_id: publicId('mem', event.details.memberId),
        ...present('expires_at', isoOrAbsent(event.details.expiresAt)),
      };
    case 'api_key.revoked':
      return { label: event.details.label };
    case 'webhook.created':
      return {
        name: event.details.name,
        url_origin: event.details.origin,
        events: event.details.events,
      };
    case 'webhook.deleted':
      return { name: event.details.name };
  }
}

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
    case 'document.viewed':
    case 'recipient.added':
    case 'recipient.viewed':
    case 'recipient.reminded':
      return aboutRecipient(event, subject);
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

function recipient({ recipientId }: OfRecipient) {
  return { recipient_id: publicId('rec', recipientId) };
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

function required<T>(subject: T | undefined): T {
  if (subject === undefined) throw new TypeError('The event was recorded without its subject.');
  return subject;
}
