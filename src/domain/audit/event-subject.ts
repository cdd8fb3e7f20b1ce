import type { CountedBulkSend } from '../bulk-send/representation.ts';
import type { DocumentRow, RecipientRow } from '../document/representation.ts';
import type {
  ApiKeyId,
  BulkSendId,
  DocumentId,
  MemberId,
  OrganizationId,
  RecipientId,
  TemplateId,
  WebhookId,
} from '../ids.ts';
import type { TemplateRow } from '../template/representation.ts';
import type { DomainEvent } from './events.ts';

/** What an event happened to, as it is once the decision was applied. */
export interface EventSubject {
  organizationId: OrganizationId;
  document?: DocumentRow;
  recipients?: readonly RecipientRow[];
  template?: TemplateRow;
  bulkSend?: CountedBulkSend;
}

export type EventResource =
  | { resourceType: 'document'; resourceId: DocumentId }
  | { resourceType: 'recipient'; resourceId: RecipientId }
  | { resourceType: 'template'; resourceId: TemplateId }
  | { resourceType: 'member'; resourceId: MemberId }
  | { resourceType: 'organization'; resourceId: OrganizationId }
  | { resourceType: 'api_key'; resourceId: ApiKeyId }
  | { resourceType: 'webhook'; resourceId: WebhookId }
  | { resourceType: 'bulk_send'; resourceId: BulkSendId };

/** The resource that the workspace log names. */
export function eventResource(event: DomainEvent, subject: EventSubject): EventResource {
  switch (event.type) {
    case 'template.created':
    case 'template.updated':
    case 'template.used':
      return { resourceType: 'template', resourceId: required(subject.template).id };
    case 'template.deleted':
      return { resourceType: 'template', resourceId: event.templateId };
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
    case 'api_key.rotated':
      return { resourceType: 'api_key', resourceId: event.keyId };
    case 'webhook.created':
    case 'webhook.updated':
    case 'webhook.deleted':
    case 'webhook.secret_rotated':
      return { resourceType: 'webhook', resourceId: event.webhookId };
    case 'bulk_send.started':
    case 'bulk_send.cancelled':
    case 'bulk_send.completed':
      return { resourceType: 'bulk_send', resourceId: event.bulkSendId };
    case 'document.viewed':
    case 'document.declined':
      return { resourceType: 'document', resourceId: required(subject.document).id };
    default:
      return 'recipientId' in event
        ? { resourceType: 'recipient', resourceId: event.recipientId }
        : { resourceType: 'document', resourceId: required(subject.document).id };
  }
}

/** The part of the subject that an event of this type always has. */
export function required<T>(subject: T | undefined): T {
  if (subject === undefined) throw new TypeError('The event was recorded without its subject.');
  return subject;
}
