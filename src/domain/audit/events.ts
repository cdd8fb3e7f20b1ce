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

/** Words of the workspace audit log (spec, "Workspace audit log actions"). */
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
] as const;
export type LogAction = (typeof logActions)[number];

interface Routing {
  trail?: TrailType;
  log?: LogAction;
  webhook?: WebhookEventType;
}

/**
 * One event table, three vocabularies: who hears of what, under which word. An event that none of
 * them has a word for is kept all the same.
 */
export const eventRouting = {
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
} as const satisfies Record<string, Routing>;

export type EventType = keyof typeof eventRouting;

export function routingOf(type: EventType): Routing {
  return eventRouting[type];
}
