import type { WebhookEventType } from '../webhook/event-types.ts';
import type { EventType } from './events.ts';

/** Words of the document audit trail (spec, "Document audit trail event types"). */
export const trailTypes = [
  'document.created',
  'document.sent',
  'document.voided',
  'document.completed',
  'recipient.added',
  'recipient.viewed',
  'recipient.signed',
  'recipient.approved',
  'recipient.declined',
  'recipient.reminded',
] as const;
export type TrailType = (typeof trailTypes)[number];

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
  'recipient.reassigned',
  'recipient.authenticated',
  'recipient.authentication_failed',
  'recipient.blocked',
  'api_key.created',
  'api_key.revoked',
  'api_key.rotated',
  'webhook.created',
  'webhook.updated',
  'webhook.deleted',
  'webhook.secret_rotated',
  'template.created',
  'template.updated',
  'template.deleted',
  'member.suspended',
  'member.reinstated',
  'document.fields_changed',
  'bulk_send.started',
  'bulk_send.cancelled',
] as const;
export type LogAction = (typeof logActions)[number];

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
  'document.updated': { log: 'document.updated', webhook: 'document.updated' },
  'document.fields_changed': { log: 'document.fields_changed' },
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
  'recipient.updated': { log: 'recipient.updated', webhook: 'recipient.updated' },
  'recipient.removed': { log: 'recipient.removed', webhook: 'recipient.removed' },
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
  'recipient.reassigned': { log: 'recipient.reassigned', webhook: 'recipient.reassigned' },
  'recipient.undeliverable': { webhook: 'recipient.undeliverable' },
  'recipient.link_issued': { log: 'recipient.link_issued' },
  'recipient.authenticated': { log: 'recipient.authenticated', webhook: 'recipient.authenticated' },
  'recipient.authentication_failed': { log: 'recipient.authentication_failed' },
  'recipient.blocked': { log: 'recipient.blocked', webhook: 'recipient.blocked' },
  'template.created': { log: 'template.created', webhook: 'template.created' },
  'template.updated': { log: 'template.updated', webhook: 'template.updated' },
  'template.used': { webhook: 'template.used' },
  'template.deleted': { log: 'template.deleted' },
  'member.invited': { log: 'member.invited' },
  'member.joined': { log: 'member.joined' },
  'member.suspended': { log: 'member.suspended' },
  'member.reinstated': { log: 'member.reinstated' },
  'member.removed': { log: 'member.removed' },
  'member.role_changed': { log: 'member.role_changed' },
  'organization.updated': { log: 'organization.updated' },
  'api_key.created': { log: 'api_key.created' },
  'api_key.revoked': { log: 'api_key.revoked' },
  'api_key.rotated': { log: 'api_key.rotated' },
  'webhook.created': { log: 'webhook.created' },
  'webhook.updated': { log: 'webhook.updated' },
  'webhook.deleted': { log: 'webhook.deleted' },
  'webhook.secret_rotated': { log: 'webhook.secret_rotated' },
  'bulk_send.started': { log: 'bulk_send.started' },
  'bulk_send.cancelled': { log: 'bulk_send.cancelled' },
  'bulk_send.completed': { webhook: 'bulk_send.completed' },
} as const satisfies Record<EventType, Routing>;

/** Under which type the trail, the workspace log and webhooks receive an event, if at all. */
export function routingOf(type: EventType): Routing {
  return eventRouting[type];
}
