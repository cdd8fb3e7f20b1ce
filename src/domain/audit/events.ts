import type { ApiKeyId, MemberId, RecipientId, SignatureId, WebhookId } from '../ids.ts';
import type { MemberRole } from '../member/member.ts';
import type { DisableReason } from '../webhook/endpoint-health.ts';
import type { WebhookEventType } from '../webhook/event-types.ts';

/** Words of the document audit trail (spec, "Document audit trail event types"). */
export type TrailType =
  | 'document.created'
  | 'document.sent'
  | 'document.voided'
  | 'document.completed'
  | 'recipient.added'
  | 'recipient.viewed'
  | 'recipient.signed'
  | 'recipient.approved'
  | 'recipient.declined'
  | 'recipient.reminded';

/** Words of the workspace audit log (spec, "Workspace audit log actions"), and ours after them. */
export const logActions = [
  'document.created',
  'document.updated',
  'document.deleted',
  'document.sent',
  'document.viewed',
  'document.completed',
  'document.cancelled',
  'document.expired',
  'document.ownership_transferred',
  'recipient.added',
  'recipient.updated',
  'recipient.removed',
  'recipient.viewed',
  'recipient.signed',
  'recipient.declined',
  'recipient.esign_consent',
  'recipient.esign_opt_out',
  'recipient.expired',
  'member.invited',
  'member.joined',
  'member.removed',
  'member.role_changed',
  'organization.updated',
  'recipient.link_issued',
  'api_key.created',
  'api_key.revoked',
  'webhook.created',
  'webhook.updated',
  'webhook.deleted',
  'webhook.secret_rotated',
] as const;
export type LogAction = (typeof logActions)[number];

type None = Record<string, never>;

/** What is recorded of each type beside who, when and what it happened to. */
interface DetailsByType {
  'document.created': { title: string };
  'document.updated': { changed: readonly string[] };
  'document.deleted': None;
  'document.sent': { recipientsCount: number };
  'document.viewed': None;
  'document.completed': None;
  'document.voided': { reason: string | null };
  'document.expired': None;
  'document.declined': None;
  'document.ownership_transferred': { from: MemberId; to: MemberId };
  'recipient.added': None;
  'recipient.updated': { changed: readonly string[] };
  'recipient.removed': None;
  'recipient.viewed': None;
  'recipient.signed': { signatureId: SignatureId };
  'recipient.approved': { signatureId: SignatureId };
  'recipient.declined': { reason: string | null };
  'recipient.opted_out': { reason: string | null };
  'recipient.consented': { version: string; sha256: string; userAgent: string };
  'recipient.expired': None;
  'recipient.reminded': None;
  /** By `memberId`, once for each UTC day. */
  'recipient.link_issued': { memberId: MemberId };
  'template.created': None;
  'template.updated': { changed: readonly string[] };
  'template.used': None;
  'member.invited': { role: MemberRole };
  'member.joined': { role: MemberRole };
  'member.suspended': { role: MemberRole };
  'member.reinstated': { role: MemberRole };
  'member.removed': { role: MemberRole; documentsGoTo: MemberId };
  'member.role_changed': { from: MemberRole; to: MemberRole };
  'organization.updated':
    | { changed: Readonly<Record<string, { from: unknown; to: unknown }>> }
    | { disabledWebhook: WebhookId; reason: DisableReason };
  'api_key.created': {
    label: string;
    scopes: readonly string[];
    memberId: MemberId;
    expiresAt: Date | null;
  };
  'api_key.revoked': { label: string };
  /** Of its address the origin alone: what follows may be a secret. */
  'webhook.created': { name: string; origin: string; events: readonly WebhookEventType[] };
  'webhook.updated': { changed: readonly string[] };
  'webhook.deleted': { name: string };
  'webhook.secret_rotated': None;
}

export type EventType = keyof DetailsByType;

/** Whom it happened to, where the document alone does not say it. */
type SubjectByType<Type extends EventType> = Type extends
  `recipient.${string}` | 'document.viewed' | 'document.declined'
  ? { recipientId: RecipientId }
  : Type extends `member.${string}`
    ? { memberId: MemberId }
    : Type extends `api_key.${string}`
      ? { keyId: ApiKeyId }
      : Type extends `webhook.${string}`
        ? { webhookId: WebhookId }
        : unknown;

/** Everything that can happen: one closed union, decided by rules and rendered in `render-event.ts`. */
export type DomainEvent<Type extends EventType = EventType> = {
  [T in Type]: { type: T; details: DetailsByType[T] } & SubjectByType<T>;
}[Type];

interface Routing {
  trail?: TrailType;
  log?: LogAction;
  webhook?: WebhookEventType;
  /** Its webhook deliveries wait until the document is sealed. */
  deferred?: true;
}

/** One event table, three vocabularies. An event that none has a word for is kept all the same. */
const eventRouting = {
  'document.created': {
    trail: 'document.created',
    log: 'document.created',
    webhook: 'document.created',
  },
  'document.updated': { log: 'document.updated' },
  'document.deleted': { log: 'document.deleted', webhook: 'document.deleted' },
  'document.sent': { trail: 'document.sent', log: 'document.sent', webhook: 'document.sent' },
  'document.viewed': { log: 'document.viewed', webhook: 'document.viewed' },
  'document.completed': {
    trail: 'document.completed',
    log: 'document.completed',
    webhook: 'document.completed',
    deferred: true,
  },
  'document.voided': {
    trail: 'document.voided',
    log: 'document.cancelled',
    webhook: 'document.voided',
  },
  'document.expired': {
    trail: 'document.voided',
    log: 'document.expired',
    webhook: 'document.expired',
  },
  'document.declined': { webhook: 'document.declined' },
  'document.ownership_transferred': { log: 'document.ownership_transferred' },
  'recipient.added': {
    trail: 'recipient.added',
    log: 'recipient.added',
    webhook: 'recipient.added',
  },
  'recipient.updated': { log: 'recipient.updated' },
  'recipient.removed': { log: 'recipient.removed' },
  'recipient.viewed': {
    trail: 'recipient.viewed',
    log: 'recipient.viewed',
    webhook: 'recipient.viewed',
  },
  'recipient.signed': {
    trail: 'recipient.signed',
    log: 'recipient.signed',
    webhook: 'recipient.signed',
  },
  'recipient.approved': {
    trail: 'recipient.approved',
    log: 'recipient.signed',
    webhook: 'recipient.approved',
  },
  'recipient.declined': {
    trail: 'recipient.declined',
    log: 'recipient.declined',
    webhook: 'recipient.declined',
  },
  'recipient.opted_out': {
    trail: 'recipient.declined',
    log: 'recipient.esign_opt_out',
    webhook: 'recipient.declined',
  },
  'recipient.consented': { log: 'recipient.esign_consent' },
  'recipient.expired': { log: 'recipient.expired' },
  'recipient.reminded': { trail: 'recipient.reminded', webhook: 'recipient.reminded' },
  'recipient.link_issued': { log: 'recipient.link_issued' },
  'template.created': { webhook: 'template.created' },
  'template.updated': { webhook: 'template.updated' },
  'template.used': { webhook: 'template.used' },
  'member.invited': { log: 'member.invited' },
  'member.joined': { log: 'member.joined' },
  'member.suspended': {},
  'member.reinstated': {},
  'member.removed': { log: 'member.removed' },
  'member.role_changed': { log: 'member.role_changed' },
  'organization.updated': { log: 'organization.updated' },
  'api_key.created': { log: 'api_key.created' },
  'api_key.revoked': { log: 'api_key.revoked' },
  'webhook.created': { log: 'webhook.created' },
  'webhook.updated': { log: 'webhook.updated' },
  'webhook.deleted': { log: 'webhook.deleted' },
  'webhook.secret_rotated': { log: 'webhook.secret_rotated' },
} as const satisfies Record<EventType, Routing>;

/** Under which type the trail, the workspace log and webhooks receive an event, if at all. */
export function routingOf(type: EventType): Routing {
  return eventRouting[type];
}
